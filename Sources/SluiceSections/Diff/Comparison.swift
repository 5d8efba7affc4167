/// Two lists of sections, compared, in numbers alone: what the stages of a view's update are planned from.
@usableFromInline
struct Comparison {
  @usableFromInline let sections: Matching
  @usableFromInline let items: Matching
  @usableFromInline let initialLayout: SectionLayout
  @usableFromInline let finalLayout: SectionLayout

  @inlinable
  init(sections: Matching, items: Matching, initialLayout: SectionLayout, finalLayout: SectionLayout) {
    self.sections = sections
    self.items = items
    self.initialLayout = initialLayout
    self.finalLayout = finalLayout
  }
}
