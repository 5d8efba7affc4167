/// A bar that fills while long work goes on, with the share that is done.
///
///     let bar = ProgressBar()
///     reactor.state(\.progress).bind(to: bar.rx.progress).disposed(by: disposeBag)
public final class ProgressBar: View {
  /// The share that is done, from 0 to 1; what lies outside counts as the nearer end, and what is no number as 0.
  public var progress = 0.0 {
    didSet {
      progress = Self.clamped(progress)
      if progress != oldValue { setNeedsDisplay() }
    }
  }

  /// Whether the share stands beside the bar, in whole percents.
  public var showsPercentage = true {
    didSet { if showsPercentage != oldValue { setNeedsDisplay() } }
  }

  /// A bar of work of which so much is done, from 0 to 1.
  public init(progress: Double = 0) {
    self.progress = Self.clamped(progress)
  }

  private static func clamped(_ progress: Double) -> Double { progress.isNaN ? 0 : min(max(0, progress), 1) }

  /// One row.
  public override func height(forWidth columns: Int) -> Int? { 1 }

  /// Draws the bar, in half columns, and the share.
  public override func draw(in canvas: inout Canvas) {
    var bar = frame.split(rows: 1).top
    // Work that is not over does not say that it is.
    let percent = progress < 1 ? min(99, Int((progress * 100).rounded())) : 100
    let percentage = " ".repeated(4 - "\(percent)".count) + "\(percent)%"
    if showsPercentage, bar.size.columns > percentage.count {
      let (left, right) = bar.split(columns: bar.size.columns - percentage.count)
      canvas.draw(percentage, at: right.origin, style: theme.secondary, in: right)
      bar = left
    }
    let halves = Int(progress * Double(bar.size.columns * 2))
    let done = "━".repeated(halves / 2) + (halves.isMultiple(of: 2) ? "" : "╸")
    canvas.draw("─".repeated(bar.size.columns), at: bar.origin, style: theme.border, in: bar)
    canvas.draw(done, at: bar.origin, style: theme.accent, in: bar)
  }
}

extension String {
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: max(0, count)) }
}
