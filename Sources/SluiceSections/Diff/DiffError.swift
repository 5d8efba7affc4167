/// Why two lists cannot be told apart by the identities of what is in them.
public enum DiffError: Error, Hashable, Sendable {
  /// Two items of the new list have one identity; `item` is the second one as text. A plain list is section 0.
  case duplicateItem(item: String, first: ItemPath, second: ItemPath)
  /// Two sections of the new list have one identity; `section` is the second one's identity as text.
  case duplicateSection(section: String, first: Int, second: Int)
  /// `init(original:items:)` of a section gave one with another identity or other items; `section` is that identity as text.
  case invalidInitializerImplementation(section: String)
}

extension DiffError: CustomStringConvertible {
  /// What happened and what to do about it, in one line.
  public var description: String {
    switch self {
    case .duplicateItem(let item, let first, let second):
      """
      the items at \(first) and \(second) have the same identity (\(item)): \
      give each item of the list, in whatever section, an identity of its own
      """
    case .duplicateSection(let section, let first, let second):
      """
      the sections \(first) and \(second) have the same identity (\(section)): \
      give each section an identity of its own
      """
    case .invalidInitializerImplementation(let section):
      """
      init(original:items:) of the section \(section) does not keep the identity of the original and the items given: \
      copy the original and set its items
      """
    }
  }
}

extension DiffError {
  /// Whether both are about the same items or sections, wherever these stand.
  package func isAboutTheSame(as other: DiffError) -> Bool {
    switch (self, other) {
    case (.duplicateItem(let own, _, _), .duplicateItem(let other, _, _)): own == other
    case (.duplicateSection(let own, _, _), .duplicateSection(let other, _, _)): own == other
    default: self == other
    }
  }
}
