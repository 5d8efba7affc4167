/// What a key does where it is in force, for a line of help.
public struct KeyHint: Sendable, Hashable {
  /// The key as it is written: "↑↓", "enter", "ctrl-s".
  public var key: String

  /// What the key does, in a word or two: "select", "delete".
  public var title: String

  /// A hint that `key` does what `title` says.
  public init(_ key: String, _ title: String) {
    self.key = key
    self.title = title
  }
}
