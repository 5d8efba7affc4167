import Foundation
import Sluice
import SluiceTerminal

extension Sample {
  /// Shows `root` live until `q`, or prints `table` once where the output is no terminal; ends the program.
  ///
  /// `loaded` sends, each time that everything has been read, what could not be. If there is nothing but problems at first,
  /// they are told on standard error, and the program ends with status 1.
  package static func run(
    _ root: View, printing table: TableView, _ arguments: Arguments, loaded: Observable<[Problem]>
  ) -> Never {
    guard arguments.isLive else { return printOnce(table, arguments.width, loaded) }
    let session = TerminalSession(root: root, stopKeys: ["q"])
    let bag = DisposeBag()
    loaded.take(1)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { problems in
        if table.itemCount == 0, !problems.isEmpty { session.stop(throwing: Unreadable(problems: problems)) }
      })
      .disposed(by: bag)
    exit(withExtendedLifetime(bag) { status(of: session) })
  }

  /// Runs a session, tells what went wrong, and returns what the program ends with.
  private static func status(of session: TerminalSession) -> Int32 {
    do {
      try session.run()
      return 0
    } catch let error as Unreadable {
      for problem in error.problems { complain("\(problem)") }
    } catch {
      complain("\(error)")
    }
    return 1
  }
}

/// Nothing could be read.
private struct Unreadable: Error {
  let problems: [Problem]
}
