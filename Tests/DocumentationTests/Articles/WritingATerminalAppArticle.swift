import Foundation
import Sluice
import SluiceTerminal
import SluiceTesting
import Testing
import XCTest

// The code of the article on writing a terminal app, run.

final class InboxView: View, ReactorView {
  var disposeBag = DisposeBag()

  let tableView = TableView().then {
    $0.register(cellType: MessageTableViewCell.self)
    $0.placeholder = "No messages"
  }
  private let spinner = Spinner(text: "Loading")
  private let alertLabel = Label(role: \.error)

  override init() {
    super.init()
    addSubview(Label(text: "Inbox", role: \.header))
    addSubview(tableView)
    addSubview(StackView(axis: .horizontal, spacing: 2, [spinner, alertLabel]))
    addSubview(Rule())
    addSubview(HelpLine(hints: [KeyHint("q", "quit")]))
  }

  func bind(reactor: InboxReactor) {
    // Action: the first one once the main queue gets to it, when all who want to see what it does have subscribed
    Observable.just(.load)
      .observe(on: MainScheduler.asyncInstance)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    tableView.rx.modelSelected(Message.self).map { .read($0.id) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    let dataSource = TableViewSectionedAnimatedDataSource<AnimatableSectionModel<String, Message>> {
      _, tableView, indexPath, message in
      let cell = tableView.dequeueReusableCell(for: indexPath) as MessageTableViewCell
      cell.setMessage(title: message.title, supplement: message.isRead ? nil : "new")
      return cell
    }
    reactor.state.sections(\.inbox)
      .bind(to: tableView.rx.items(dataSource: dataSource))
      .disposed(by: disposeBag)

    reactor.state(\.isLoading)
      .bind(to: spinner.rx.isAnimating)
      .disposed(by: disposeBag)

    reactor.state(\.isLoading).map { !$0 }
      .bind(to: spinner.rx.isHidden)
      .disposed(by: disposeBag)

    reactor.pulse(\.$alert)
      .bind(to: alertLabel.rx.text)
      .disposed(by: disposeBag)
  }

  override var keyHints: [KeyHint] { [KeyHint("r", "reload")] }

  override func handle(_ event: InputEvent) -> Bool {
    guard case .key("r") = event else { return false }
    reactor?.action.onNext(.load)
    return true
  }
}

/// A line between two views.
final class Rule: View {
  override func height(forWidth columns: Int) -> Int? { 1 }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(frame, with: "─", style: theme.border)
  }
}

/// Prints the messages when they are loaded.
@MainActor
func printInbox(_ view: InboxView, _ reactor: InboxReactor, to sink: OutputSink = OutputSink()) throws {
  var isLoaded = false
  let subscription = reactor.state.filter { !$0.isLoading }
    .take(1)
    .subscribe(onNext: { _ in isLoaded = true })
  while !isLoaded { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  subscription.dispose()
  try view.tableView.print(to: sink)
}

@Sendable private func loadInbox() async throws -> [Message] {
  [Message(id: 1, title: "눈 오는 날")]
}

/// What stands in `main.swift`.
@MainActor
func inboxMain() {
  let reactor = InboxReactor(messages: loadInbox)
  let view = InboxView()
  view.reactor = reactor

  do {
    if TerminalSession.isAvailable {
      try TerminalSession.run(view, stopKeys: ["q"])
    } else {
      try printInbox(view, reactor)
    }
  } catch OutputError.readerClosed {
    exit(1)
  } catch {
    FileHandle.standardError.write(Data("inbox: \(error)\n".utf8))
    exit(1)
  }
}

@MainActor
struct WritingATerminalAppArticle {
  private struct Offline: Error {}

  private nonisolated static let messages = [
    Message(id: 1, title: "눈 오는 날"), Message(id: 2, title: "Groceries", isRead: true),
  ]

  @Test func `The spinner turns until the messages are there; enter reads one`() async {
    let test = ReactorTest(InboxReactor(messages: { Self.messages }), mode: .partial)
    let view = InboxView()
    let screen = TestScreen(view, columns: 30, rows: 7)
    view.reactor = test.reactor
    screen.expectFrame(
      """
      Inbox
      No messages


      ⠋ Loading
      ──────────────────────────────
      r reload  q quit
      """)
    screen.advance(by: Spinner.period)
    #expect(screen.lines[4] == "⠙ Loading")

    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    test.advance(by: .zero)
    screen.expectFrame(
      """
      Inbox
      눈 오는 날
        new
      Groceries

      ──────────────────────────────
      ↑↓ move  …  q quit
      """)
    screen.press(.enter)
    #expect(test.state.inbox.items.map(\.isRead) == [true, true])
  }

  @Test func `What went wrong is told where the spinner was`() async {
    let test = ReactorTest(InboxReactor(messages: { throw Offline() }), mode: .partial)
    let view = InboxView()
    let screen = TestScreen(view, columns: 30, rows: 5)
    view.reactor = test.reactor
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    test.advance(by: .zero)
    #expect(screen.lines[2] == "Offline()")
  }
}

/// The main thread's loop can be run here, as in a program's own `main`.
final class PrintingTests: XCTestCase {
  func testTheMessagesArePrintedWhenTheyAreLoaded() throws {
    try MainActor.assumeIsolated {
      let reactor = InboxReactor(messages: {
        await Task.yield()
        return [Message(id: 1, title: "눈 오는 날"), Message(id: 2, title: "Groceries", isRead: true)]
      })
      let view = InboxView()
      view.reactor = reactor
      let pipe = Pipe()
      try printInbox(view, reactor, to: OutputSink(descriptor: pipe.fileHandleForWriting.fileDescriptor))
      try pipe.fileHandleForWriting.close()
      let printed = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      XCTAssertEqual(printed, "눈 오는 날\n  new\nGroceries\n")
    }
  }
}
