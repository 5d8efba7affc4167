extension DisposeBag {
  /// Collects the disposables that a closure lists, one a line; `if`, `switch` and `for` may stand between them.
  @resultBuilder
  public enum DisposableBuilder {
    /// One line.
    public static func buildExpression(_ disposable: any Disposable) -> [any Disposable] {
      [disposable]
    }

    /// A line that gives several.
    public static func buildExpression(_ disposables: [any Disposable]) -> [any Disposable] {
      disposables
    }

    /// The lines.
    public static func buildBlock(_ lines: [any Disposable]...) -> [any Disposable] {
      lines.flatMap { $0 }
    }

    /// The lines of an `if` without `else`.
    public static func buildOptional(_ lines: [any Disposable]?) -> [any Disposable] {
      lines ?? []
    }

    /// The lines of the first branch.
    public static func buildEither(first lines: [any Disposable]) -> [any Disposable] {
      lines
    }

    /// The lines of the other branch.
    public static func buildEither(second lines: [any Disposable]) -> [any Disposable] {
      lines
    }

    /// The lines of a loop.
    public static func buildArray(_ rounds: [[any Disposable]]) -> [any Disposable] {
      rounds.flatMap { $0 }
    }
  }
}
