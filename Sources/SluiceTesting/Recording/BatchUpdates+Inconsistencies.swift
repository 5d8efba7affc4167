import FoundationEssentials
public import Sluice

extension BatchUpdates {
  /// What is wrong with the step, in words; empty if it leads from the one list to the other.
  ///
  /// The rules are UIKit's: places exist on the side on which they are named, none is named twice there, and the counts
  /// after the step are those before it, less what goes, plus what comes.
  ///
  /// - Parameters:
  ///   - before: how many items each section has that the view shows.
  ///   - after: how many items each section of the data source has now.
  public func inconsistencies(before: [Int], after: [Int]) -> [String] {
    let places = placeFaults(before: before, after: after)
    // Counts say nothing new where places are wrong.
    return places.isEmpty ? countFaults(before: before, after: after) : places
  }

  private func placeFaults(before: [Int], after: [Int]) -> [String] {
    let old = Side(when: "before", counts: before)
    let new = Side(when: "after", counts: after)
    return old.faults(
      inSections: [
        ("deleted", deletedSections), ("moved", movedSections.map(\.from)), ("updated", updatedSections),
      ])
      + new.faults(inSections: [("inserted", insertedSections), ("moved to", movedSections.map(\.to))])
      + old.faults(
        inItems: [("deleted", deletedItems), ("moved", movedItems.map(\.from)), ("updated", updatedItems)],
        within: ("deleted", deletedSections))
      + new.faults(
        inItems: [("inserted", insertedItems), ("moved to", movedItems.map(\.to))],
        within: ("inserted", insertedSections))
  }

  private func countFaults(before: [Int], after: [Int]) -> [String] {
    let expected = before.count - deletedSections.count + insertedSections.count
    guard after.count == expected else {
      return [
        """
        there are \(after.count) sections after the step, but \(before.count) before it, \(insertedSections.count) \
        inserted and \(deletedSections.count) deleted make \(expected)
        """
      ]
    }
    return before.indices.compactMap { section in
      destination(ofSection: section).flatMap { itemFault(from: section, to: $0, before[section], after[$0]) }
    }
  }

  private func itemFault(from section: Int, to destination: Int, _ before: Int, _ after: Int) -> String? {
    let deleted = deletedItems.count { $0[0] == section }
    let inserted = insertedItems.count { $0[0] == destination }
    let movedOut = movedItems.count { $0.from[0] == section }
    let movedIn = movedItems.count { $0.to[0] == destination }
    let expected = before - deleted + inserted - movedOut + movedIn
    if after == expected { return nil }
    let name = section == destination ? "section \(section)" : "section \(destination), which was \(section),"
    return """
      \(name) has \(after) items after the step, but \(before) before it, \(inserted) inserted, \(deleted) deleted, \
      \(movedIn) moved in and \(movedOut) moved out make \(expected)
      """
  }
}

/// The list before or after a step, and what is wrong with places that are named there.
private struct Side {
  typealias Named<Place> = (verb: String, places: [Place])

  let when: String
  let counts: [Int]

  func faults(inSections lists: [Named<Int>]) -> [String] {
    var seen: [Int: String] = [:]
    var faults: [String] = []
    for list in lists {
      for section in list.places {
        if !counts.indices.contains(section) {
          faults.append("section \(section) is \(list.verb), but there are \(counts.count) sections \(when) the step")
        } else if let verb = seen.updateValue(list.verb, forKey: section) {
          faults.append("section \(section) is \(clash(verb, list.verb))")
        }
      }
    }
    return faults
  }

  func faults(inItems lists: [Named<IndexPath>], within gone: Named<Int>) -> [String] {
    var seen: [IndexPath: String] = [:]
    var faults: [String] = []
    for list in lists {
      for path in list.places {
        if let fault = self.fault(of: path, list.verb, within: gone) {
          faults.append(fault)
        } else if let verb = seen.updateValue(list.verb, forKey: path) {
          faults.append("item \(name(path)) is \(clash(verb, list.verb))")
        }
      }
    }
    return faults
  }

  private func fault(of path: IndexPath, _ verb: String, within gone: Named<Int>) -> String? {
    guard path.count == 2 else { return "item \(name(path)) is \(verb), but a place has a section and an item" }
    guard counts.indices.contains(path[0]) else {
      return "item \(name(path)) is \(verb), but there are \(counts.count) sections \(when) the step"
    }
    guard (0..<counts[path[0]]).contains(path[1]) else {
      return "item \(name(path)) is \(verb), but section \(path[0]) has \(counts[path[0]]) items \(when) the step"
    }
    guard !gone.places.contains(path[0]) else {
      return "item \(name(path)) is \(verb), though its section is \(gone.verb) with all its items"
    }
    return nil
  }

  private func clash(_ first: String, _ second: String) -> String {
    first == second ? "\(first) twice" : "both \(first) and \(second)"
  }

  private func name(_ path: IndexPath) -> String { path.map(String.init).joined(separator: ".") }
}
