/// Finds what changed between two lists.
public enum Diff {
  /// Why two lists cannot be compared.
  public typealias Error = DiffError
}
