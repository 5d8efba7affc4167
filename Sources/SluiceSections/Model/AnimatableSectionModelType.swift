/// A section whose changes can be animated: it and its items have identities, and its items can be compared.
public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {
  /// Whether the section shows the same as `other`, its items left aside: the same title, say.
  ///
  /// A difference makes the section an updated one. Without an implementation of your own, sections that are `Equatable`
  /// are compared with their items taken out, and others count as the same.
  func isContentEqual(to other: Self) -> Bool
}

extension AnimatableSectionModelType {
  /// Compares the sections without their items if they are `Equatable`, and else finds them the same.
  public func isContentEqual(to other: Self) -> Bool {
    guard let emptied = Self(original: self, items: []) as? any Equatable else { return true }
    return emptied.isEqual(to: Self(original: other, items: []))
  }
}

extension AnimatableSectionModelType where Self: Equatable {
  /// Compares the sections without their items.
  @inlinable
  public func isContentEqual(to other: Self) -> Bool {
    Self(original: self, items: []) == Self(original: other, items: [])
  }
}

extension Equatable {
  fileprivate func isEqual<Other>(to other: Other) -> Bool {
    self == (other as? Self)
  }
}
