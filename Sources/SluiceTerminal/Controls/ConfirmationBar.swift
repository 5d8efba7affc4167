public import Sluice

/// A row that asks a question before something is done, and takes no room while it does not.
///
///     let question = ConfirmationBar()
///     page.addSubview(question)
///     ...
///     question.ask("Delete 3 rows?") { isConfirmed in if isConfirmed { delete() } }
///
/// While it asks it has the focus, and is modal: y or enter says yes, n or escape says no. To give the focus to another
/// view says no, too. Then the focus goes back to where it was.
public final class ConfirmationBar: View {
  /// What is asked; nil while nothing is.
  public private(set) var question: String?

  /// How many questions were asked.
  fileprivate private(set) var number = 0
  private var answer: (@MainActor (Bool) -> Void)?
  private weak var focusedBefore: View?

  /// A bar that asks nothing yet.
  public override init() {
    super.init()
    isHidden = true
  }

  /// Asks, and calls `answer` once; a question that was open is answered with no.
  ///
  /// Where the bar is on no screen, the answer is no.
  public func ask(_ question: String, answer: @escaping @MainActor (Bool) -> Void) {
    let former = self.answer
    number += 1
    self.question = question
    self.answer = answer
    isHidden = false
    if !isFocused {
      let before = screen?.focused
      if focus() { focusedBefore = before } else { close(false) }
    }
    // Last, since whoever hears the answer may ask as well.
    former?(false)
  }

  /// Takes the question back: the answer is no.
  public func cancel() { close(false) }

  private func close(_ isConfirmed: Bool) {
    guard let answer else { return }
    (question, self.answer) = (nil, nil)
    let wasFocused = isFocused
    isHidden = true
    if wasFocused { focusedBefore?.focus() }
    focusedBefore = nil
    answer(isConfirmed)
  }

  /// The rows of the question and its keys, wrapped.
  public override func height(forWidth columns: Int) -> Int? { text.wrapped(toWidth: columns).count }

  private var text: String { "\(question ?? "") y/n" }

  /// Whether something is asked.
  public override var canBecomeFocused: Bool { question != nil }

  /// Yes and no.
  public override var keyHints: [KeyHint] { [KeyHint("y", "yes"), KeyHint("n", "no")] }

  /// Leaving the question answers it.
  public override func didChangeFocus() {
    super.didChangeFocus()
    if !isFocused { close(false) }
  }

  /// Answers no where the bar is taken off its screen.
  public override func didLeave(_ screen: Screen) {
    super.didLeave(screen)
    close(false)
  }

  /// Nothing else is done while it asks.
  public override var isModal: Bool { question != nil }

  /// Takes the keys that answer.
  public override func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key("y"), .key("Y"), .key(.enter): close(true)
    case .key("n"), .key("N"), .key(.escape): close(false)
    default: return false
    }
    return true
  }

  /// Draws the question.
  public override func draw(in canvas: inout Canvas) {
    canvas.draw(lines: text.wrapped(toWidth: frame.size.columns), in: frame, style: theme.warning)
  }
}

extension Reactive where Base: ConfirmationBar {
  /// Asks on subscription, and sends the answer; to dispose the subscription before takes the question back.
  ///
  ///     table.rx.deletionRequested
  ///       .flatMapLatest { [bar] in bar.rx.answer(to: "Delete?") }
  ///       .filter { $0 }
  public func answer(to question: String) -> ControlEvent<Bool> {
    ControlEvent(
      events: Observable<Bool>.create { [weak base] observer in
        // A control is subscribed to, and disposed, on the main executor.
        let number = MainActor.assumeIsolated { () -> Int? in
          let number = base.map { $0.number + 1 }
          base?.ask(question) { isConfirmed in
            observer.onNext(isConfirmed)
            observer.onCompleted()
          }
          return number
        }
        return Disposables.create {
          // By then the answer may have asked the next question.
          MainActor.assumeIsolated { if let base, base.number == number { base.cancel() } }
        }
      })
  }
}
