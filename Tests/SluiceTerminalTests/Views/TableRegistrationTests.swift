import FoundationEssentials
import Sluice
import SluiceTerminal
import Testing

@MainActor
@Suite struct TableRegistrationTests {
  private let path = IndexPath(row: 0, section: 0)

  @Test func `A cell is dequeued by its type`() {
    let table = TableView().then { $0.register(cellType: MessageTableViewCell.self) }
    let cell = table.dequeueReusableCell(for: path) as MessageTableViewCell
    #expect(cell.reuseIdentifier == "SluiceTerminal.MessageTableViewCell")
    #expect(table.dequeueReusableCell(for: path, cellType: MessageTableViewCell.self) !== cell)
  }

  @Test func `A cell is dequeued by a name`() {
    let table = TableView()
    table.register(PhotoTableViewCell.self, forCellReuseIdentifier: "photo")
    let cell = table.dequeueReusableCell(withIdentifier: "photo", for: path)
    #expect(cell is PhotoTableViewCell)
    #expect(cell.reuseIdentifier == "photo")
  }

  @Test func `A type that is not registered stops with a message`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: {
        await MainActor.run {
          _ = TableView().dequeueReusableCell(for: IndexPath(row: 0, section: 0)) as MessageTableViewCell
        }
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        A TableView has no cell type registered under "SluiceTerminal.MessageTableViewCell", so it cannot dequeue one. \
        Register it before rows are shown: tableView.register(cellType: MessageTableViewCell.self)
        """), "\(text)")
  }

  @Test func `A name that is not registered stops with a message`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: {
        await MainActor.run {
          _ = TableView().dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
        }
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        A TableView has no cell type registered under "cell", so it cannot dequeue one. \
        Register it before rows are shown: tableView.register(..., forCellReuseIdentifier: "cell")
        """), "\(text)")
  }

  @Test func `Two types under one name stop with a message`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: {
        await MainActor.run {
          let table = TableView()
          table.register(PhotoTableViewCell.self, forCellReuseIdentifier: MessageTableViewCell.reuseIdentifier)
          _ = table.dequeueReusableCell(for: IndexPath(row: 0, section: 0)) as MessageTableViewCell
        }
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        A TableView has PhotoTableViewCell registered under "SluiceTerminal.MessageTableViewCell", so it cannot dequeue \
        MessageTableViewCell. Give the two types different reuse identifiers.
        """), "\(text)")
  }
}
