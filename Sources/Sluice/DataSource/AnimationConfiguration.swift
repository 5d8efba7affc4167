/// How a row comes, goes or changes, where a view can choose; one that cannot does what it can.
public enum RowAnimation: Hashable, Sendable, CaseIterable {
  /// The row fades.
  case fade
  /// The row slides in from the right, or out to it.
  case right
  /// The row slides in from the left, or out to it.
  case left
  /// The row slides in from the top, or out to it.
  case top
  /// The row slides in from the bottom, or out to it.
  case bottom
  /// The change is not animated.
  case none
  /// The row stays in the middle of the room that it gives up or gets.
  case middle
  /// Whatever the view finds best.
  case automatic
}

/// How an animated data source wants changes to look.
public struct AnimationConfiguration: Hashable, Sendable {
  /// How sections and items come.
  public let insertAnimation: RowAnimation
  /// How sections and items change.
  public let reloadAnimation: RowAnimation
  /// How sections and items go.
  public let deleteAnimation: RowAnimation

  /// A configuration; without arguments, all is left to the view.
  public init(
    insertAnimation: RowAnimation = .automatic, reloadAnimation: RowAnimation = .automatic,
    deleteAnimation: RowAnimation = .automatic
  ) {
    self.insertAnimation = insertAnimation
    self.reloadAnimation = reloadAnimation
    self.deleteAnimation = deleteAnimation
  }
}

/// How an animated data source has its view go over to new sections.
public enum ViewTransition: Hashable, Sendable {
  /// Step by step, with animations.
  case animated
  /// By showing everything anew.
  case reload
}
