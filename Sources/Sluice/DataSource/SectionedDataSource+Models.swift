public import FoundationEssentials

extension SectionedDataSource {
  /// The section at a position counted from 0, which must exist; `section(at:)` answers nil where it does not.
  ///
  /// One that is set is shown at the view's next reload.
  public subscript(section: Int) -> Section {
    get { sectionModels[existing(section)] }
    set {
      sectionModels[existing(section)] = newValue
      sectionsWereReplaced()
    }
  }

  /// The item at a place that must exist; `item(at:)` answers nil where it does not, and `model(at:)` throws.
  ///
  /// One that is set is shown at the view's next reload.
  public subscript(indexPath: IndexPath) -> Section.Item {
    get {
      let place = existing(indexPath)
      return place.items[place.item]
    }
    set {
      var place = existing(indexPath)
      place.items[place.item] = newValue
      replaceItems(inSection: place.section, by: place.items)
      sectionsWereReplaced()
    }
  }

  /// The section at a position counted from 0; nil where there is none.
  public func section(at section: Int) -> Section? {
    sectionModels.indices.contains(section) ? sectionModels[section] : nil
  }

  /// The item at `indexPath`; nil where there is none.
  public func item(at indexPath: IndexPath) -> Section.Item? {
    guard let place = indexPath.sectionAndItem, let items = items(inSection: place.section) else { return nil }
    return items.indices.contains(place.item) ? items[place.item] : nil
  }

  /// The item at `indexPath`; throws `SectionedDataSourceError.noItem(at:)` where there is none.
  public func model(at indexPath: IndexPath) throws -> Section.Item {
    guard let item = item(at: indexPath) else { throw SectionedDataSourceError.noItem(at: indexPath) }
    return item
  }

  /// The item at `indexPath`, whatever its type; throws `SectionedDataSourceError.noItem(at:)` where there is none.
  @_disfavoredOverload
  public func model(at indexPath: IndexPath) throws -> Any {
    try model(at: indexPath) as Section.Item
  }

  private func existing(_ section: Int) -> Int {
    precondition(
      sectionModels.indices.contains(section),
      """
      \(type(of: self)) has \(sectionModels.count) sections, none at \(section). \
      Ask with section(at:), which answers nil where there is none.
      """)
    return section
  }

  private func existing(_ indexPath: IndexPath) -> (section: Int, item: Int, items: [Section.Item]) {
    guard let place = indexPath.sectionAndItem, let items = items(inSection: place.section),
      items.indices.contains(place.item)
    else {
      preconditionFailure(
        """
        \(type(of: self)) has no item at \(indexPath.dotted). \
        Ask with item(at:), which answers nil where there is none, or with model(at:), which throws.
        """)
    }
    return (place.section, place.item, items)
  }

  /// The items of a section, asked for once; nil where there is no such section.
  func items(inSection section: Int) -> [Section.Item]? {
    if let items = itemLists[section] { return items }
    guard let items = self.section(at: section)?.items else { return nil }
    itemLists[section] = items
    return items
  }
}

extension SectionedDataSource {
  /// Moves an item in the sections; false, and nothing changes, for places that do not exist.
  func takeOverMove(from source: IndexPath, to destination: IndexPath) -> Bool {
    guard let item = item(at: source), let from = source.sectionAndItem, let to = destination.sectionAndItem,
      let target = items(inSection: to.section)
    else { return false }
    let room = target.count - (from.section == to.section ? 1 : 0)
    guard (0...room).contains(to.item) else { return false }
    var items = items(inSection: from.section) ?? []
    items.remove(at: from.item)
    if from.section == to.section {
      items.insert(item, at: to.item)
      replaceItems(inSection: from.section, by: items)
    } else {
      replaceItems(inSection: from.section, by: items)
      var items = target
      items.insert(item, at: to.item)
      replaceItems(inSection: to.section, by: items)
    }
    return true
  }

  private func replaceItems(inSection section: Int, by items: [Section.Item]) {
    sectionModels[section] = Section(original: sectionModels[section], items: items)
  }
}
