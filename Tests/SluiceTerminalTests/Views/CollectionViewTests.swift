import FoundationEssentials
import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

/// A collection on a screen, with a clock that the test moves.
@MainActor
private final class LiveCollection {
  let collection = CollectionView().then {
    $0.register(cellType: MessageCollectionViewCell.self)
    $0.itemWidth = 8
  }
  let sections: BehaviorRelay<[Lines]>
  let dataSource: CollectionViewSectionedAnimatedDataSource<Lines>
  let screen: TestScreen<View>
  let bag = DisposeBag()

  init(_ sections: [Lines], columns: Int = 27, rows: Int = 6, header: View? = nil) {
    self.sections = BehaviorRelay(value: sections)
    dataSource = CollectionViewSectionedAnimatedDataSource<Lines> { _, collectionView, indexPath, line in
      let cell = collectionView.dequeueReusableCell(for: indexPath) as MessageCollectionViewCell
      cell.setMessage(title: line.text)
      return cell
    }
    if let header {
      dataSource.configureSupplementaryView = { _, _, kind, path in
        kind == CollectionView.elementKindSectionHeader && path.section == 0
          ? header : View().then { $0.isHidden = true }
      }
    } else {
      dataSource.titleForHeaderInSection = { dataSource, section in
        let title = dataSource[section].model
        return title.isEmpty ? nil : title
      }
    }
    screen = TestScreen(collection, columns: columns, rows: rows)
    self.sections.bind(to: collection.rx.items(dataSource: dataSource)).disposed(by: bag)
  }

  func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
}

/// Notes whether it was drawn without a screen.
private final class ScreenNoting: View {
  private let text: String
  private(set) var alwaysHadScreen = true

  init(text: String) {
    self.text = text
  }

  override func height(forWidth columns: Int) -> Int? { 1 }

  override func draw(in canvas: inout Canvas) {
    if screen == nil { alwaysHadScreen = false }
    canvas.draw(text, at: frame.origin, in: frame)
  }
}

/// A header as profiles have: a name, and a button that counts.
@MainActor
private final class ProfileHeader: View {
  let label = Label(text: "프로필 🙂")
  let button = Button(title: "Follow")
  private(set) var follows = 0
  private let bag = DisposeBag()

  override init() {
    super.init()
    addSubview(label)
    addSubview(button)
    button.rx.tap.subscribe(onNext: { [unowned self] in
      follows += 1
      label.text = "프로필 \(follows)"
    }).disposed(by: bag)
  }
}

@MainActor
@Suite struct CollectionViewTests {
  private func letters(_ text: String) -> [String] { text.map(String.init) }

  @Test func `Items stand side by side, as many as there is room for`() {
    let live = LiveCollection([LiveTable.section("글자", ["가나다", "b🍎", "c", "d", "e"])], columns: 26)
    let rule = String(repeating: "─", count: 21)
    #expect(
      live.screen.lines == ["글자 " + rule, "가나다   b🍎      c", "d        e", "", "", ""])
    live.screen.resize(columns: 40, rows: 3)
    #expect(live.screen.lines[1...] == ["가나다    b🍎       c         d", "e"])
    live.screen.resize(columns: 9, rows: 5)
    #expect(live.screen.lines == ["글자 ───┃", "가나다  ┃", "b🍎     ┃", "c       ┃", "d       │"])
    live.collection.itemsPerRow = 2
    #expect(live.screen.lines == ["글자 ────", "가나 b🍎", "다", "c    d", "e"])
  }

  @Test func `A collection of 120 columns`() {
    let live = LiveCollection([LiveTable.section("", (0..<10).map { "\($0)번 항목 👍" })], columns: 120, rows: 3)
    live.collection.itemWidth = 29
    let row = { (numbers: Range<Int>) in
      numbers.map { "\($0)번 항목 👍" + String(repeating: " ", count: 19) }.joined().replacing(#/ +$/#, with: "")
    }
    #expect(live.screen.lines == [row(0..<4), row(4..<8), row(8..<10)])
  }

  @Test func `Arrows go from item to item, and keep to their column`() {
    let live = LiveCollection([
      LiveTable.section("A", letters("abcde")), LiveTable.section("B", letters("fgh")),
    ])
    var places: [String] = []
    for key: KeyPress in [.arrowRight, "l", .arrowDown, .arrowDown, .arrowUp, "h", .arrowUp, .arrowLeft, .arrowLeft] {
      live.screen.press(key)
      places.append(live.collection.cursorIndexPath.map { live.dataSource[$0].text } ?? "none")
    }
    #expect(places == ["b", "c", "e", "h", "e", "d", "a", "a", "a"])
    #expect(live.collection.keyHints.first == KeyHint("↑↓←→", "move"))
  }

  @Test func `The cursor and the selection are one item's`() {
    let live = LiveCollection([LiveTable.section("", letters("abc"))], columns: 26, rows: 1)
    live.screen.press(.arrowRight)
    let selection = live.screen.screen.theme.selection
    #expect(live.screen.texts(in: Style(bold: true)).isEmpty == false)
    #expect(live.screen.style(column: 9, row: 0).background == selection.background)
    #expect(live.screen.style(column: 8, row: 0).background == nil)
    #expect(live.screen.style(column: 17, row: 0).background == nil)
    let selected = live.collection.rx.modelSelected(Line.self).map(\.text).logged(live.bag)
    live.screen.press(.enter)
    live.screen.click(column: 19, row: 0)
    #expect(selected.log == ["b", "c"])
    #expect(live.collection.indexPathsForSelectedItems == [live.item(2)])
  }

  @Test func `A header with a button scrolls along, cut at the edges, and takes keys and clicks`() {
    let header = ProfileHeader()
    let live = LiveCollection([LiveTable.section("", letters("abcdefghijklmnopqr"))], rows: 4, header: header)
    #expect(live.screen.lines[0].hasPrefix("프로필 🙂"))
    #expect(live.screen.lines[1].contains("Follow"))
    live.screen.click(column: header.button.frame.minColumn + 1, row: 1)
    #expect(header.follows == 1)
    #expect(live.screen.lines[0].hasPrefix("프로필 1"))
    live.screen.press(.enter)
    #expect(header.follows == 2)
    live.screen.press(.arrowDown)
    #expect(live.collection.isFocused)
    live.screen.wheel(0)
    live.collection.scroll(byRows: 1)
    #expect(live.screen.lines[0].contains("Follow"))
    #expect(live.screen.lines[1].hasPrefix("a"))
    live.screen.click(column: header.button.frame.minColumn + 1, row: 0)
    #expect(header.follows == 3)
    live.collection.scroll(byRows: 1)
    #expect(live.screen.lines[0].hasPrefix("a"))
    #expect(header.superview == nil)
    live.screen.press("g")
    #expect(header.superview === live.collection)
    #expect(live.screen.lines[0].hasPrefix("프로필 3"))
  }

  @Test func `A header that is asked for again is the one that was there`() {
    let live = LiveCollection([LiveTable.section("", ["a"])])
    var made = 0
    live.dataSource.titleForHeaderInSection = { _, _ in nil }
    live.dataSource.configureSupplementaryView = { _, collectionView, kind, path in
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, for: path) {
        made += 1
        return Label(text: kind == CollectionView.elementKindSectionFooter ? "" : "header")
      }
    }
    live.collection.reloadData()
    #expect(live.screen.lines.prefix(2) == ["header", "a"])
    live.sections.accept([LiveTable.section("", ["a", "b"])])
    live.collection.reloadData()
    _ = live.screen.lines
    #expect(made == 2)
  }

  @Test func `A header goes with its section, and knows its screen when it is drawn first`() {
    let live = LiveCollection(["A", "B"].map { LiveTable.section($0, [$0]) }, rows: 8)
    var made: [ScreenNoting] = []
    live.dataSource.titleForHeaderInSection = { _, _ in nil }
    live.dataSource.configureSupplementaryView = { dataSource, collectionView, kind, path in
      guard kind == CollectionView.elementKindSectionHeader else { return View().then { $0.fixedHeight = 0 } }
      return collectionView.dequeueReusableSupplementaryView(ofKind: kind, for: path) {
        made.append(ScreenNoting(text: "header of \(dataSource[path.section].model)"))
        return made[made.count - 1]
      }
    }
    live.collection.reloadData()
    live.screen.expectFrame("header of A\nA\nheader of B\nB")
    live.sections.accept([LiveTable.section("B", ["B"])])
    live.screen.expectFrame("header of B\nB")
    live.sections.accept(["C", "B", "A"].map { LiveTable.section($0, [$0]) })
    live.screen.expectFrame("header of C\nC\nheader of B\nB\nheader of A\nA")
    #expect(made.count == 4)
    #expect(made.filter(\.alwaysHadScreen).count == 4)
  }

  @Test func `What came and changed is marked, and the selection stays on its item`() {
    let live = LiveCollection([LiveTable.section("", letters("abcd"))], rows: 3)
    live.screen.press(.arrowDown, .enter)
    #expect(live.collection.indexPathsForSelectedItems == [live.item(3)])
    live.sections.accept([LiveTable.section("", letters("xabd"))])
    #expect(live.collection.indexPathsForSelectedItems == [live.item(3)])
    #expect(live.collection.cursorIndexPath == live.item(3))
    let inserted = live.screen.screen.theme.inserted
    #expect(live.screen.style(column: 0, row: 0).foreground == inserted.foreground)
    live.screen.advance(by: .milliseconds(600))
    #expect(live.screen.style(column: 0, row: 0).foreground == nil)
  }

  @Test func `A collection is printed as it is shown`() {
    let live = LiveCollection([LiveTable.section("A", letters("abcde"))])
    #expect(live.collection.render(width: 27).lines == Array(live.screen.lines.prefix(3)))
  }

  @Test(arguments: UInt64(1)...20)
  func `Whatever is done, the cursor is on an item, and the items are those that are printed`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let live = LiveCollection([Lines](), rows: 5, header: ProfileHeader())
    let keys: [KeyPress] = [
      .arrowUp, .arrowDown, .arrowLeft, .arrowRight, "g", "G", .pageDown, .pageUp, "]", "[", " ", .tab, .enter,
    ]
    for step in 0..<80 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let counts = (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0...12, using: &random) }
        live.sections.accept(counts.enumerated().map { LiveTable.numbers("\("abc".dropFirst($0).prefix(1))", $1) })
      case 1:
        live.screen.resize(
          columns: Int.random(in: 1...40, using: &random), rows: Int.random(in: 1...9, using: &random))
      case 2: live.screen.wheel(Bool.random(using: &random) ? 1 : -1)
      case 3:
        live.screen.click(column: Int.random(in: 0..<40, using: &random), row: Int.random(in: 0..<9, using: &random))
      case 4: live.screen.advance(by: .milliseconds(600))
      default: live.screen.press(keys[Int.random(in: 0..<keys.count, using: &random)])
      }
      let count = live.sections.value.reduce(0) { $0 + $1.items.count }
      let path = live.collection.cursorIndexPath
      #expect((path == nil) == (count == 0), "seed \(seed), step \(step)")
      let printed = live.collection.render(width: live.screen.canvas.size.columns).lines
      // Rows that are gone may be seen for a moment.
      guard live.screen.clock.nextDueTime == nil else { continue }
      if printed.count <= live.screen.canvas.size.rows {
        #expect(Array(live.screen.lines.prefix(printed.count)) == printed, "seed \(seed), step \(step)")
      } else if let path, !live.collection.indexPathsForVisibleItems.isEmpty {
        #expect(live.collection.indexPathsForVisibleItems.contains(path), "seed \(seed), step \(step)")
      }
    }
  }
}
