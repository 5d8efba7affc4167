import FoundationEssentials
import Sluice

extension ListView {
  /// The keys that do something now, the most useful one first.
  var liveKeyHints: [KeyHint] {
    if question != nil { return [KeyHint("y", "delete"), KeyHint("n", "keep")] }
    if isTypingFilter { return [KeyHint("enter", "done"), KeyHint("esc", "clear")] }
    guard let content = liveContent(), content.firstItem != nil else { return filterHints }
    guard let path = cursorIndexPath else { return [KeyHint("↑↓", "scroll")] + sectionHints(content) + filterHints }
    var hints = [KeyHint(content.itemsPerBand > 1 ? "↑↓←→" : "↑↓", "move"), KeyHint("enter", selectionHint)]
    if allowsMultipleSelection { hints.append(KeyHint("space", selection.contains(path) ? "deselect" : "select")) }
    if canDelete(at: path) { hints.append(KeyHint("d", "delete")) }
    if canMove(at: path) { hints.append(KeyHint("J/K", "reorder")) }
    return hints + sectionHints(content) + filterHints
  }

  private func sectionHints(_ content: ListContent) -> [KeyHint] {
    content.sectionCount > 1 ? [KeyHint("[ ]", "section")] : []
  }

  private var filterHints: [KeyHint] {
    if !interaction.filter.isEmpty { return [KeyHint("esc", "clear filter")] }
    return interaction.filters.hasObservers ? [KeyHint("/", "filter")] : []
  }
}
