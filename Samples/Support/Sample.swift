import Foundation
import Sluice
import SluiceTerminal

/// What every sample's `main` does: reads the arguments, shows the table once everything is loaded, and ends.
@MainActor
package enum Sample {
  /// The program's arguments; prints an answer or a complaint and ends the program where that is all there is to do.
  package static func arguments(
    _ program: String, _ summary: String, input: ArgumentsInput = .folder
  ) -> Arguments {
    do throws(Arguments.Exit) {
      return try Arguments(Array(CommandLine.arguments.dropFirst()), program: program, summary: summary, input: input)
    } catch {
      switch error {
      case .answer(let text):
        do throws(OutputError) {
          try OutputSink().write(Array((text + "\n").utf8))
        } catch {
          complain("cannot write: \(error)")
          exit(1)
        }
        exit(0)
      case .misuse(let text):
        complain(text)
        exit(2)
      }
    }
  }

  /// Prints the table when `loaded` sends the problems there were, then ends the program; until then, runs its loop.
  package static func show(_ table: TableView, width: Int?, when loaded: Observable<[Problem]>) -> Never {
    let subscription = loaded.take(1).subscribe(onNext: { problems in
      exit(show(table, width, problems))
    })
    while true {
      RunLoop.main.run()
      withExtendedLifetime(subscription) {}
    }
  }

  private static func show(_ table: TableView, _ width: Int?, _ problems: [Problem]) -> Int32 {
    let isEmpty = table.itemCount == 0
    do throws(OutputError) {
      if !isEmpty { try table.print(width: width) }
    } catch .readerClosed {
      return 1
    } catch {
      complain("cannot write: \(error)")
      return 1
    }
    for problem in problems { complain("\(problem)") }
    return isEmpty ? 1 : 0
  }

  /// Writes one line to standard error; where that is closed, there is nobody to tell.
  package static func complain(_ line: String) {
    try? OutputSink(descriptor: 2).write(Array((line.printableLine + "\n").utf8))
  }
}

extension TableView {
  fileprivate var itemCount: Int {
    guard let source = sectionedDataSource else { return 0 }
    return (0..<source.numberOfSections).reduce(0) { $0 + source.numberOfItems(inSection: $1) }
  }
}

extension Arguments {
  /// The folder that was named, or what comes with the samples.
  package var library: any Library {
    folder.map { FolderLibrary(path: $0) } ?? BuiltInLibrary()
  }
}
