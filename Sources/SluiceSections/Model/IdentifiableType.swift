/// A value that can be told from others of its type, also after its content has changed.
///
/// An animated list finds by its identity the item that moved or changed. A type that is `Identifiable` already has what
/// is needed: its `identity` is its `id`.
public protocol IdentifiableType {
  /// The type of the identity.
  associatedtype Identity: Hashable

  /// What stays the same when the rest of the value changes, and differs from that of every other value in the list.
  var identity: Identity { get }
}

extension IdentifiableType where Self: Identifiable {
  /// The `id`.
  public var identity: ID { id }
}
