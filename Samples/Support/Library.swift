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

/// What a library holds, and what of it could not be read.
package struct Contents: Equatable, Sendable {
  package var messages: [Message]
  package var photos: [Photo]
  package var problems: [Problem]

  package init(messages: [Message] = [], photos: [Photo] = [], problems: [Problem] = []) {
    self.messages = messages
    self.photos = photos
    self.problems = problems
  }
}

/// Where the samples get their messages and photos from.
package protocol Library: Sendable {
  /// What the library holds, and again whenever that has changed; completes where it cannot change.
  func contents() -> Observable<Contents>
}
