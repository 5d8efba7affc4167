/// The direction in which views follow each other.
public enum Axis: Sendable, Hashable {
  /// Side by side.
  case horizontal
  /// Below each other.
  case vertical
}
