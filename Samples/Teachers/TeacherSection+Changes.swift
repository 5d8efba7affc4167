import FoundationEssentials
import Sluice

extension [TeacherSection] {
  /// Takes out the teacher at a place; nil where there is none.
  @discardableResult
  mutating func remove(at indexPath: IndexPath) -> Teacher? {
    guard indices.contains(indexPath.section), self[indexPath.section].items.indices.contains(indexPath.item) else {
      return nil
    }
    return self[indexPath.section].items.remove(at: indexPath.item)
  }

  /// Puts a teacher at a place, or as near to it as there is one.
  mutating func insert(_ teacher: Teacher, at indexPath: IndexPath) {
    guard indices.contains(indexPath.section) else { return }
    let item = Swift.min(indexPath.item, self[indexPath.section].items.count)
    self[indexPath.section].items.insert(teacher, at: item)
  }

  /// Puts a teacher in the place of the one with the same identity.
  mutating func replace(_ teacher: Teacher) {
    for section in indices {
      guard let item = self[section].items.firstIndex(where: { $0.identity == teacher.identity }) else { continue }
      self[section].items[item] = teacher
    }
  }
}

extension String {
  /// The text without the spaces around it.
  var trimmed: String {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
