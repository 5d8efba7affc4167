import Foundation
import Sluice

/// One line of a list that is `section, name, number`; the name may hold commas.
package struct Entry: Equatable, Sendable {
  package var section: String
  package var name: String
  /// Zero or more.
  package var number: Int

  package init(section: String, name: String, number: Int) {
    self.section = section
    self.name = name
    self.number = number
  }
}

/// The entries of a list, and what of it could not be read.
package struct Entries: Equatable, Sendable {
  package var entries: [Entry]
  package var problems: [Problem]

  package init(_ entries: [Entry], problems: [Problem] = []) {
    self.entries = entries
    self.problems = problems
  }

  /// Reads a list, a line an entry; empty lines, and those that begin with `#`, are passed over.
  ///
  /// - Parameters:
  ///   - text: the list.
  ///   - file: what it is called where a line is wrong.
  ///   - number: what the number of an entry is called there.
  package init(text: String, file: String, number: String) {
    self.init([])
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      do throws(Wrong) {
        entries.append(try Entry(line: line, number: number))
      } catch {
        problems.append(Problem(file: file, line: index + 1, reason: error.reason))
      }
    }
    if entries.isEmpty, problems.isEmpty { problems = [Problem(file: file, reason: "holds no line with an entry")] }
  }

  /// Reads the list in a file, off the main thread.
  package static func reading(_ file: TextFile, number: String) -> Observable<Entries> {
    .run { send in
      do throws(Problem) {
        let text = try file.text()
        send(Entries(text: text, file: file.name, number: number))
      } catch {
        send(Entries([], problems: [error]))
      }
    }
  }
}

/// Why a line is no entry.
private struct Wrong: Error {
  let reason: String
}

extension Entry {
  fileprivate init(line: String, number: String) throws(Wrong) {
    guard let first = line.firstIndex(of: ","), let last = line.lastIndex(of: ","), first < last else {
      throw Wrong(reason: "is not a section, a name and \(number), with commas between")
    }
    let parts = [line[..<first], line[line.index(after: first)..<last], line[line.index(after: last)...]]
      .map { $0.trimmingCharacters(in: .whitespaces) }
    if parts[0].isEmpty { throw Wrong(reason: "has no section") }
    if parts[1].isEmpty { throw Wrong(reason: "has no name") }
    guard let value = Int(parts[2]), value >= 0 else {
      throw Wrong(reason: "\(number) is a whole number from 0 on, not \"\(parts[2])\"")
    }
    self.init(section: parts[0], name: parts[1], number: value)
  }
}

extension Arguments {
  /// The list that was named, or `builtIn`; `number` is what the number of an entry is called.
  package func entries(builtIn: [Entry], number: String) -> Observable<Entries> {
    path.map { Entries.reading(TextFile(path: $0), number: number) } ?? .just(Entries(builtIn))
  }
}
