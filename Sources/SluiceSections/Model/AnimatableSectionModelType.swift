/// A section whose changes can be animated: it and its items have identities, and its items can be compared.
public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}
