import Sluice

/// A sign that turns while work goes on whose end is not known, with a text beside it.
///
///     let spinner = Spinner(text: "불러오는 중")
///     reactor.state(\.isLoading).bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
///
/// It turns in the time of its screen, and asks for it only while it is animating and seen.
public final class Spinner: View {
  /// How long each of its shapes is seen.
  public nonisolated static let period = Duration.milliseconds(80)

  private static let shapes: [Character] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  /// Whether work goes on; nothing is shown otherwise.
  public var isAnimating = false {
    didSet {
      guard isAnimating != oldValue else { return }
      hideWhenStopped()
      stop()
      setNeedsDisplay()
    }
  }

  /// Whether it is hidden while it stands still, and shown while it turns; false at first, so that nothing around it moves.
  public var hidesWhenStopped = false {
    didSet {
      if oldValue { isHidden = false }
      hideWhenStopped()
    }
  }

  /// What is said beside the sign; nil for nothing.
  public var text: String? {
    didSet { if text != oldValue { setNeedsDisplay() } }
  }

  /// When it began to turn; nil until it was seen.
  private var start: RxTime?
  /// The next turn, which only a frame with the spinner in it asks for.
  private let turn = SerialDisposable()
  private var isTurnDue = false

  /// A spinner that stands still.
  public init(text: String? = nil) {
    self.text = text
  }

  deinit {
    turn.dispose()
  }

  /// One row.
  public override func height(forWidth columns: Int) -> Int? { 1 }

  private func hideWhenStopped() {
    if hidesWhenStopped { isHidden = !isAnimating }
  }

  /// The columns of the sign and its text.
  public override var preferredWidth: Int? { 1 + (text.map { $0.displayWidth + 1 } ?? 0) }

  /// Stops turning where nobody sees it.
  public override func didLeave(_ screen: Screen) {
    super.didLeave(screen)
    stop()
  }

  /// Draws the sign and the text while work goes on, and asks for the next turn.
  public override func draw(in canvas: inout Canvas) {
    guard isAnimating, let screen else { return }
    let start = self.start ?? screen.scheduler.now
    self.start = start
    let elapsed = start.duration(to: screen.scheduler.now)
    let shape = Self.shapes[Int(elapsed / Self.period) % Self.shapes.count]
    canvas.draw(String(shape), at: frame.origin, style: theme.accent, in: frame)
    let rest = frame.split(columns: 2).right
    if let text { canvas.draw(text, at: rest.origin, style: theme.text, in: rest) }
    requestTurn(elapsed, screen.scheduler)
  }

  private func requestTurn(_ elapsed: Duration, _ scheduler: any SchedulerType) {
    guard !isTurnDue else { return }
    isTurnDue = true
    let next = Self.period * (Int(elapsed / Self.period) + 1)
    turn.disposable = Observable<Int>.timer(next - elapsed, scheduler: scheduler)
      .subscribe(
        with: self,
        onNext: { spinner, _ in
          spinner.isTurnDue = false
          spinner.setNeedsDisplay()
        })
  }

  private func stop() {
    turn.disposable = Disposables.create()
    (start, isTurnDue) = (nil, false)
  }
}
