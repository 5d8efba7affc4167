import FoundationEssentials
import Sluice
import TestSupport
import Testing

@testable import SluiceTerminal

@MainActor
@Suite struct PhotoCellLoadingTests {
  private typealias Section = SectionModel<Int, Int>

  /// A screen whose rows are photos from one loader, the even ones with a size that is known.
  @MainActor
  private struct Fixtures {
    let screen: Screen
    let table: TableView
    let dataSource: TableViewSectionedReloadDataSource<Section>

    /// The rows of the next frame, without what the table draws at their beginning.
    func lines() -> [String] {
      screen.frame().lines.map { String($0.drop { $0 == " " }) }
    }

    /// Waits for a frame that satisfies a condition; frames are drawn when the screen asks for them.
    func wait(for condition: @escaping @MainActor ([String]) -> Bool) async {
      let drawn = Checkpoint()
      screen.onNeedsDisplay = { if condition(lines()) { drawn.reach() } }
      if condition(lines()) { drawn.reach() }
      await drawn.wait(seconds: 60)
      screen.onNeedsDisplay = nil
    }
  }

  private func rows(
    _ count: Int, loader: PictureLoader, size: Size = Size(columns: 24, rows: 4),
    _ source: @escaping @MainActor (Int) -> PictureSource
  ) -> Fixtures {
    let table = TableView().then {
      $0.register(cellType: PhotoTableViewCell.self)
      $0.allowsSelection = false
    }
    let dataSource = TableViewSectionedReloadDataSource<Section> { _, table, path, item in
      let cell = table.dequeueReusableCell(for: path) as PhotoTableViewCell
      cell.maximumRows = 3
      cell.setPhoto(loading: source(item), from: loader, caption: "photo \(item)")
      return cell
    }
    dataSource.view = table
    dataSource.setSections([Section(model: 0, items: Array(0..<count))])
    table.sectionedDataSource = dataSource
    let screen = Screen(root: table, size: size, colorDepth: .none)
    return Fixtures(screen: screen, table: table, dataSource: dataSource)
  }

  private func white(_ width: Int, _ height: Int) -> [UInt8] {
    PNGBuilder().header(width, height)
      .rows(Array(repeating: [0] + Array(repeating: 255, count: width), count: height).flatMap { $0 }).end
  }

  @Test func `The cursor and the marks of a row leave its photo as it is, also where that is half transparent`() throws
  {
    let pixels = (0..<5 * 5).flatMap { [200, 100, 50, $0.isMultiple(of: 3) ? 0 : 255] as [UInt8] }
    let photo = try #require(Image(width: 5, height: 5, pixels: pixels))
    let table = TableView().then { $0.register(cellType: PhotoTableViewCell.self) }
    let dataSource = TableViewSectionedReloadDataSource<Section> { _, table, path, item in
      (table.dequeueReusableCell(for: path) as PhotoTableViewCell).then { $0.setPhoto(photo, caption: "\(item)번") }
    }
    dataSource.view = table
    dataSource.setSections([Section(model: 0, items: [0, 1])])
    table.sectionedDataSource = dataSource
    let screen = Screen(root: table, size: Size(columns: 12, rows: 9))
    let plain = screen.frame()
    #expect(plain.placements.count == 2 && plain.placements.allSatisfy { $0.isIntact(on: plain) })
    #expect(plain[Point(column: 0, row: 3)].style.background == screen.theme.selection.background)

    _ = table.performBatchUpdates(BatchUpdates(updatedItems: [IndexPath(item: 1, section: 0)]))
    let marked = screen.frame()
    #expect(marked.placements.count == 2 && marked.placements.allSatisfy { $0.isIntact(on: marked) })
    #expect(marked[Point(column: 0, row: 7)].style != plain[Point(column: 0, row: 7)].style)
  }

  @Test func `A row is as high as its photo before that is there, and no row moves when it comes`() async {
    let door = Checkpoint()
    let file = white(4, 4)
    let fixtures = rows(1, loader: PictureLoader()) { _ in
      PictureSource("a", size: ImageSize(width: 4, height: 4)) {
        door.waitHere()
        return file
      }
    }
    #expect(fixtures.lines() == ["[…]", "", "photo 0", ""])
    door.reach()
    await fixtures.wait { $0[0] != "[…]" }

    #expect(fixtures.lines() == ["████", "████", "photo 0", ""])
  }

  @Test func `A photo of unknown size has as much room as it may take`() async {
    let file = white(4, 2)
    let fixtures = rows(1, loader: PictureLoader()) { _ in PictureSource("a") { file } }
    #expect(fixtures.lines() == ["[…]", "", "", "photo 0"])
    await fixtures.wait { $0[0] != "[…]" }

    #expect(fixtures.lines() == ["████", "", "", "photo 0"])
  }

  @Test func `A photo that cannot be loaded says why`() async {
    let fixtures = rows(1, loader: PictureLoader()) { _ in
      PictureSource("a", size: ImageSize(width: 20, height: 6)) { [1, 2, 3] }
    }
    await fixtures.wait { $0[0] != "[…]" }

    #expect(fixtures.lines() == ["[neither a PNG nor a", "JPEG file]", "", "photo 0"])
    #expect(fixtures.lines() == ["[neither a PNG nor a", "JPEG file]", "", "photo 0"])
  }

  @Test func `A row that is scrolled away is not loaded, and one that comes back is`() async {
    let notes = Notes<Int>()
    let (door, entered) = (Checkpoint(), Checkpoint())
    let file = white(4, 4)
    let loader = PictureLoader(maximumJobCount: 1)
    let fixtures = rows(40, loader: loader, size: Size(columns: 20, rows: 6)) { item in
      PictureSource("\(item)", size: ImageSize(width: 4, height: 4)) {
        notes.add(item)
        entered.reach()
        door.waitHere()
        return file
      }
    }
    _ = fixtures.screen.frame()
    await entered.wait()
    fixtures.screen.send(.key(.end))
    _ = fixtures.screen.frame()
    door.reach()
    await fixtures.wait { $0.count { $0.hasPrefix("████") } == 4 }
    // Row 0 was being read when it went; row 1 was waiting, and never was.
    #expect(notes.all == [0, 38, 39])

    fixtures.screen.send(.key(.home))
    await fixtures.wait { $0.count { $0.hasPrefix("████") } == 4 }
    #expect(notes.all == [0, 38, 39, 0, 1])
  }

  @Test func `A list that is printed has its photos at once`() {
    let file = white(4, 4)
    let table = TableView().then { $0.colorDepth = .none }
    let dataSource = TableViewSectionedReloadDataSource<Section> { _, _, _, item in
      PhotoTableViewCell().then {
        $0.setPhoto(loading: PictureSource("\(item)", bytes: item == 0 ? file : [0]), from: PictureLoader())
        $0.maximumRows = 2
      }
    }
    dataSource.view = table
    dataSource.setSections([Section(model: 0, items: [0, 1])])
    table.sectionedDataSource = dataSource

    #expect(table.render(width: 40).lines == ["████", "████", "[neither a PNG nor a JPEG file]", ""])
  }

  @Test func `A cell that is used again shows nothing of the photo before`() async {
    let cell = PhotoTableViewCell()
    cell.setPhoto(loading: PictureSource("a", bytes: white(4, 4)), from: PictureLoader())
    #expect(cell.height(forWidth: 40) == 2)
    cell.prepareForReuse()
    #expect(cell.image == nil && cell.loading == nil && cell.height(forWidth: 40) == 1)
  }
}
