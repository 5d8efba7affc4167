extension Control {
  /// What is done to a control: one thing, or those that somebody listens to.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// The events with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A button was chosen, by a key or the mouse.
    public static let touchUpInside = Event(rawValue: 1)
    /// The value was changed by the user.
    public static let valueChanged = Event(rawValue: 2)
    /// A field gained the focus.
    public static let editingDidBegin = Event(rawValue: 4)
    /// The text was changed by the user.
    public static let editingChanged = Event(rawValue: 8)
    /// A field lost the focus.
    public static let editingDidEnd = Event(rawValue: 16)
    /// A field was sent off by enter.
    public static let editingDidEndOnExit = Event(rawValue: 32)
  }
}
