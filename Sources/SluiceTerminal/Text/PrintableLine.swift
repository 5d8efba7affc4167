extension StringProtocol {
  /// The text as one line that may be sent to a terminal as it is, for messages that name what comes from outside.
  ///
  /// Control characters and line breaks become visible symbols ("␛", "␊"), and marks and format characters without a
  /// base are left out, among them those that turn the direction of writing: just as on a canvas. O(n).
  public var printableLine: String {
    String(compactMap { $0.drawable(width: $0.displayWidth) })
  }
}
