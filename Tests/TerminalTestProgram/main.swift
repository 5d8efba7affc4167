import Foundation
import Sluice
import SluiceTerminal

// A program for the tests of sessions, which run it under a pseudo terminal. Its argument says what it does.

func report(_ error: any Error) {
  // The terminal may be gone.
  try? FileHandle.standardError.write(contentsOf: Data("error:\(error)\n".utf8))
}

let view = EventView()
do {
  switch CommandLine.arguments.dropFirst().first {
  case "available": print("available:\(TerminalSession.isAvailable)")
  case "stop-key": try TerminalSession.run(View(), stopKeys: ["q"])
  case "dialog":
    let (page, bar, label) = (View(), ConfirmationBar(), Label())
    page.addSubview(bar)
    page.addSubview(label)
    DispatchQueue.main.async {
      MainActor.assumeIsolated { bar.ask("Leave?") { label.text = "answer:\($0)" } }
    }
    try TerminalSession.run(page, stopKeys: ["q"])
  case "twice":
    var session: TerminalSession? = TerminalSession(root: view)
    weak let released = session
    try session?.run()
    print("first")
    try session?.run()
    session = nil
    print("released:\(released == nil)")
  case "busy":
    view.drawWithoutRest(for: .milliseconds(400))
    try TerminalSession.run(view)
  case "nested":
    Task { @MainActor in
      do { try TerminalSession.run(View()) } catch { view.note("\(error)".replacing(" ", with: "_")) }
    }
    try TerminalSession.run(view)
  case "print-later":
    let table = TableView()
    func print(_ text: String, when ready: Observable<Bool>) throws {
      table.placeholder = text
      try table.print(when: ready, width: 40)
    }
    try print("already true", when: .from([false, true]))
    try print("nothing was sent", when: .empty())
    try print("never true", when: .just(false))
    try print("failed", when: .error(SessionError.inputEnded))
    let ready = PublishSubject<Bool>()
    DispatchQueue.global().async {
      DispatchQueue.main.async { table.placeholder = "from another thread" }
      ready.onNext(false)
      ready.onNext(true)
    }
    try print("early", when: ready.asObservable())
  case "print-inside-a-task":
    Task { @MainActor in
      do { try TableView().print(when: Observable.just(true)) } catch { report(error) }
      exit(4)
    }
    RunLoop.main.run()
  case "inside-a-task":
    Task { @MainActor in
      do { try TerminalSession.run(view) } catch { report(error) }
      exit(4)
    }
    RunLoop.main.run()
  case "background":
    Task { @MainActor in
      try await Task.sleep(for: .milliseconds(1))
      view.note("task:\(Thread.isMainThread)")
    }
    DispatchQueue.main.async { MainActor.assumeIsolated { view.note("queue:\(Thread.isMainThread)") } }
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      MainActor.assumeIsolated { view.note("timer:\(Thread.isMainThread)") }
    }
    try TerminalSession.run(view)
  default: try TerminalSession.run(view)
  }
  print("ended")
} catch {
  report(error)
  exit(1)
}
