/// What is known of a list on a screen since its content or its width changed.
struct ListMeasures {
  /// The columns of the content.
  var width = 0
  /// What the list is made of at this width.
  var content: ListContent?
  /// The first section that shows something: its header has no gap above.
  var firstSection: Int?
  /// The extent for which it was found out whether the list needs a scroll bar, and the answer.
  var bar: (size: Size, isNeeded: Bool)?
  /// The titles of headers and footers as they were drawn last.
  var titles: [ListPart: SectionTitle] = [:]

  private var heights: [ListPart: Int] = [:]
  private var rows = 0

  /// The rows of a part that has been measured.
  subscript(part: ListPart) -> Int? {
    get { heights[part] }
    set {
      rows += (newValue ?? 0) - (heights[part] ?? 0)
      heights[part] = newValue
    }
  }

  /// The rows that a part has on average, as far as is known.
  var averageRows: Double { heights.isEmpty ? 1 : Double(rows) / Double(heights.count) }

  /// Forgets what depends on the width, and takes another one.
  mutating func change(width: Int) {
    guard self.width != width else { return }
    self = ListMeasures(width: width, firstSection: firstSection, bar: bar)
  }

  init(width: Int = 0, firstSection: Int? = nil, bar: (size: Size, isNeeded: Bool)? = nil) {
    self.width = width
    self.firstSection = firstSection
    self.bar = bar
  }
}
