import Foundation
import Sluice
import SluiceTerminal

extension Sample {
  /// Shows a table on a page of its own until `q`, or prints it once where the output is no terminal; ends the program.
  ///
  /// `loaded` sends, each time that everything has been read, what could not be.
  package static func run(_ table: TableView, _ arguments: Arguments, loaded: Observable<[Problem]>) -> Never {
    guard arguments.isLive else { return printOnce(table, arguments.width, loaded) }
    if let problem = arguments.path.flatMap({ FolderLibrary(path: $0).problem }) {
      complain("\(problem)")
      exit(1)
    }
    let page = Page(title: arguments.title, list: table)
    table.placeholder = "Reading…"
    let bag = DisposeBag()
    loaded.subscribe(onNext: { problems in
      table.placeholder = "Nothing here yet: add notes (*.txt, *.md) or pictures (*.png, *.jpg, *.jpeg)."
      page.show(problems)
    })
    .disposed(by: bag)
    withExtendedLifetime(bag) { runLive(page) }
  }

  /// Prints the table when `loaded` sends the problems there were, then ends the program; until then, runs its loop.
  static func printOnce(_ table: TableView, _ width: Int?, _ loaded: Observable<[Problem]>) -> Never {
    let subscription = loaded.take(1).subscribe(onNext: { problems in
      exit(show(table, width, problems))
    })
    withExtendedLifetime(subscription) { runLoop() }
  }

  private static func show(_ table: TableView, _ width: Int?, _ problems: [Problem]) -> Int32 {
    let isEmpty = table.itemCount == 0
    if !isEmpty, !printPlain(table, width) { return 1 }
    for problem in problems { complain("\(problem)") }
    return isEmpty ? 1 : 0
  }
}

extension TableView {
  /// How many rows there are in all sections.
  var itemCount: Int {
    guard let source = sectionedDataSource else { return 0 }
    return (0..<source.numberOfSections).reduce(0) { $0 + source.numberOfItems(inSection: $1) }
  }
}

extension Arguments {
  /// Whether the sample is shown live: on a terminal, unless a width or plain text was asked for.
  @MainActor package var isLive: Bool {
    !isPlain && width == nil && TerminalSession.isAvailable
  }

  /// The folder that was named, watched where the sample is live, or what comes with the samples.
  @MainActor package var library: any Library {
    path.map { FolderLibrary(path: $0, isWatched: isLive) } ?? BuiltInLibrary()
  }

  fileprivate var title: String {
    path.map { "\(program)  \($0)" } ?? program
  }
}
