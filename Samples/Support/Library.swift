import Sluice

/// Why a file is not shown.
public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
  public var file: String
  public var reason: String

  public init(file: String, reason: String) {
    self.file = file
    self.reason = reason
  }

  public var description: String {
    "\(file): \(reason)"
  }
}

/// What was read, and what could not be.
public struct Reading<Item: Equatable & Sendable>: Equatable, Sendable {
  public var items: [Item]
  public var problems: [Problem]

  public init(items: [Item], problems: [Problem] = []) {
    self.items = items
    self.problems = problems
  }
}

/// Where the samples get their messages and photos from.
public protocol Library: Sendable {
  func messages() -> Observable<Reading<Message>>
  func photos() -> Observable<Reading<Photo>>
}

extension [Problem] {
  /// Adds the problems that are not listed yet.
  public mutating func append(new problems: [Problem]) {
    for problem in problems where !contains(problem) { append(problem) }
  }
}
