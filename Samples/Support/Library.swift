import Sluice

/// Why a file is not shown.
package struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
  package var file: String
  package var reason: String

  package init(file: String, reason: String) {
    self.file = file
    self.reason = reason
  }

  package var description: String {
    "\(file): \(reason)"
  }
}

/// What was read, and what could not be.
package struct Reading<Item: Equatable & Sendable>: Equatable, Sendable {
  package var items: [Item]
  package var problems: [Problem]

  package init(items: [Item], problems: [Problem] = []) {
    self.items = items
    self.problems = problems
  }
}

/// Where the samples get their messages and photos from.
package protocol Library: Sendable {
  func messages() -> Observable<Reading<Message>>
  func photos() -> Observable<Reading<Photo>>
}

extension [Problem] {
  /// Adds the problems that are not listed yet.
  package mutating func append(new problems: [Problem]) {
    var known = Set(self)
    self += problems.filter { known.insert($0).inserted }
  }
}
