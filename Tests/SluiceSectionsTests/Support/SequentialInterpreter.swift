import SluiceSections

/// A view that applies one change at a time; a place that does not exist traps.
struct SequentialInterpreter {
  private(set) var shown: [Block]

  init(showing blocks: [Block]) {
    shown = blocks
  }

  mutating func apply(_ change: SectionedChange<Block>) {
    switch change {
    case .deleteSection(let place): shown.remove(at: place)
    case .insertSection(let section, let place): shown.insert(section, at: place)
    case .moveSection(let from, let to): shown.insert(shown.remove(at: from), at: to)
    case .updateSection(let section, let place): shown[place].title = section.title
    case .deleteItem(let path): shown[path.sectionIndex].items.remove(at: path.itemIndex)
    case .insertItem(let row, let path): shown[path.sectionIndex].items.insert(row, at: path.itemIndex)
    case .moveItem(let from, let to):
      let row = shown[from.sectionIndex].items.remove(at: from.itemIndex)
      shown[to.sectionIndex].items.insert(row, at: to.itemIndex)
    case .updateItem(let row, let path): shown[path.sectionIndex].items[path.itemIndex] = row
    }
  }
}
