import Foundation
import Sluice

/// A text that a sample is given: a file, or standard input.
package struct TextFile: Sendable {
  /// The largest text that is read, in megabytes.
  static let sizeLimit = 64

  /// The path of the file; "-" stands for standard input.
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// What the file is called in what is said about it.
  package var name: String {
    isStandardInput ? "standard input" : path
  }

  package var isStandardInput: Bool {
    path == "-"
  }

  /// The text, in UTF-8, without a byte order mark; waits for the end of standard input.
  package func text() throws(Problem) -> String {
    var bytes = try isStandardInput ? standardInput() : contents()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Problem(file: name, line: bytes.firstLineOutsideOfUTF8, reason: "is not text in UTF-8")
    }
    return text
  }

  private func contents() throws(Problem) -> Data {
    do {
      let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let values = try url.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey])
      if values.isDirectory == true { throw Problem(file: name, reason: "is a folder, not a file") }
      guard values.fileSize ?? 0 <= Self.sizeLimit << 20 else { throw tooLarge }
      // A pipe has no size to go by.
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      return try read(handle)
    } catch {
      throw error as? Problem ?? Problem(file: name, reason: File.reason(for: error))
    }
  }

  private func standardInput() throws(Problem) -> Data {
    guard isatty(FileHandle.standardInput.fileDescriptor) == 0 else {
      throw Problem(file: name, reason: "is the keyboard; pipe a file into the program")
    }
    do {
      return try read(.standardInput)
    } catch {
      throw error as? Problem ?? Problem(file: name, reason: File.reason(for: error))
    }
  }

  private func read(_ handle: FileHandle) throws -> Data {
    var data = Data()
    while let more = try handle.read(upToCount: 1 << 16), !more.isEmpty {
      data += more
      if data.count > Self.sizeLimit << 20 { throw tooLarge }
    }
    return data
  }

  private var tooLarge: Problem {
    Problem(file: name, reason: "is larger than \(Self.sizeLimit) MB")
  }
}

extension Problem {
  /// What is wrong at a place of a text: a line, and a column where that is known, both counted from 1.
  package init(file: String, line: Int, column: Int? = nil, reason: String) {
    self.init(file: "\(file):\(line)" + (column.map { ":\($0)" } ?? ""), reason: reason)
  }
}

extension Data {
  /// The first line, counted from 1, that is not text in UTF-8.
  fileprivate var firstLineOutsideOfUTF8: Int {
    let lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
  }
}
