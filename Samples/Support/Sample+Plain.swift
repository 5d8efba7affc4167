import Foundation
import SluiceTerminal

extension Sample {
  /// Prints a list as it is now, and ends the program.
  package static func printPlain<Cell>(_ list: ListView<Cell>, width: Int?) -> Never {
    exit(printPlain(list, width) ? 0 : 1)
  }

  /// Prints a list as it is now, and returns whether that went well.
  static func printPlain<Cell>(_ list: ListView<Cell>, _ width: Int?) -> Bool {
    do throws(OutputError) {
      try list.print(width: width)
      return true
    } catch .readerClosed {
      return false
    } catch {
      complain("cannot write: \(error)")
      return false
    }
  }

  /// What `make` makes of the bytes of a file, "-" for standard input; nil where none was named.
  ///
  /// A file that cannot be read, or is not what it should be, is told in a line, and ends the program with status 1.
  package static func read<Content>(_ path: String?, _ make: (Data, String) throws(Problem) -> Content) -> Content? {
    guard let path else { return nil }
    do throws(Problem) {
      return try path == "-" ? make(standardInput(), "standard input") : make(contents(ofFile: path), path)
    } catch {
      complain("\(error)")
      exit(1)
    }
  }

  private static func standardInput() throws(Problem) -> Data {
    do {
      return try FileHandle.standardInput.readToEnd() ?? Data()
    } catch {
      throw Problem(file: "standard input", reason: "cannot be read")
    }
  }

  private static func contents(ofFile path: String) throws(Problem) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Problem(file: path, reason: File.reason(for: error))
    }
  }
}
