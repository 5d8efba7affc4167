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
  private let spinner = Spinner(text: "Loading").then { $0.hidesWhenStopped = true }
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
    // Action
    Observable.just(.load)
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
      try view.tableView.print(when: reactor.state.map { !$0.isLoading })
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

  @Test func `The spinner turns until the messages are there; enter reads one`() {
    let screen = TestScreen(columns: 30, rows: 7) { clock in
      InboxView().then {
        $0.reactor = InboxReactor(messages: {
          try await clock.sleep(for: .seconds(1))
          return Self.messages
        })
      }
    }
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
    screen.advance(by: .seconds(1))
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
    #expect(screen.root.reactor?.currentState.inbox.items.map(\.isRead) == [true, true])
  }

  @Test func `What went wrong is told where the spinner was`() {
    let screen = TestScreen(columns: 30, rows: 5) { _ in
      InboxView().then { $0.reactor = InboxReactor(messages: { throw Offline() }) }
    }
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
      try view.tableView.print(
        when: reactor.state.map { !$0.isLoading },
        to: OutputSink(descriptor: pipe.fileHandleForWriting.fileDescriptor))
      try pipe.fileHandleForWriting.close()
      let printed = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      XCTAssertEqual(printed, "눈 오는 날\n  new\nGroceries\n")
    }
  }
}
