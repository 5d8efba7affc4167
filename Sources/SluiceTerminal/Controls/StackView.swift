/// A view that puts others side by side or below each other, with room between them.
///
///     let form = StackView(axis: .horizontal, spacing: 1, [Label(text: "이름"), TextField(), Button(title: "OK")])
///
/// Along its axis each view gets what it asks for, by its `fixedWidth` or `fixedHeight` or by itself, from the first on
/// as long as there is any; those that ask for nothing share what is left. Across it, each gets all.
public final class StackView: View {
  /// The direction in which the views follow each other.
  public var axis: Axis {
    didSet { if axis != oldValue { setNeedsDisplay() } }
  }

  /// The columns or rows between two views; what is negative counts as 0.
  public var spacing: Int {
    didSet { if spacing != oldValue { setNeedsDisplay() } }
  }

  /// A stack of `views`.
  public init(axis: Axis = .vertical, spacing: Int = 0, _ views: [View] = []) {
    self.axis = axis
    self.spacing = spacing
    super.init()
    for view in views { addSubview(view) }
  }

  /// The sum of the rows of the views below each other, or the most that one side by side with others needs.
  public override func height(forWidth columns: Int) -> Int? {
    let shown = subviews.shown
    switch axis {
    case .vertical: return Stack.length(of: shown.map { $0.rows(forWidth: columns) }, spacing: spacing)
    case .horizontal:
      let widths = Stack.shares(of: columns, for: shown, along: .horizontal, spacing: spacing)
      return most(zip(shown, widths).map { $0.rows(forWidth: $1) })
    }
  }

  /// The sum of the columns of the views side by side, or the most that one below others needs.
  public override var preferredWidth: Int? {
    let widths = subviews.shown.map(\.columns)
    return axis == .horizontal ? Stack.length(of: widths, spacing: spacing) : most(widths)
  }

  /// Gives the views their room.
  public override func layoutSubviews() {
    Stack.lay(subviews, along: axis, in: frame, spacing: spacing)
  }

  private func most(_ lengths: [Int?]) -> Int? {
    lengths.reduce(0) { most, length in most.flatMap { most in length.map { max(most, $0) } } }
  }
}
