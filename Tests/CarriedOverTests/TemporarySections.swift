// Stand-ins until SluiceSections has them; to be deleted then.

struct SectionModel<Section, ItemType> {
  var model: Section
  var items: [ItemType]

  init(model: Section, items: [ItemType]) {
    self.model = model
    self.items = items
  }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}

extension Array {
  init(with element: Element) {
    self = [element]
  }
}
