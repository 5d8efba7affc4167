import Foundation
import Sluice
import Testing

@testable import SluiceTerminal

@MainActor
@Suite struct TablePrintingTests {
  private func printed(_ profile: TerminalProfile, width: Int?) throws -> String {
    let pipe = Pipe()
    try Complex.table(Complex.sections).print(
      to: OutputSink(descriptor: pipe.fileHandleForWriting.fileDescriptor), profile: profile, width: width)
    try pipe.fileHandleForWriting.close()
    return String(decoding: try #require(try pipe.fileHandleForReading.readToEnd()), as: UTF8.self)
  }

  @Test func `Plain output is the rows as text, without an escape sequence`() throws {
    let table = Complex.table(Complex.sections).then { $0.colorDepth = .none }
    let expected = table.render(width: 80).lines.map { $0 + "\n" }.joined()
    #expect(try printed(.plain, width: 80) == expected)
    #expect(!expected.contains("\u{1B}"))
  }

  @Test func `A terminal gets the styles`() throws {
    let profile = TerminalProfile(depth: .trueColor, movesCursor: true)
    let expected = FrameWriter(profile: profile).lines(Complex.table(Complex.sections).render(width: 40))
    #expect(try printed(profile, width: 40) == String(decoding: expected, as: UTF8.self))
  }

  @Test func `The depth of the table is the same afterwards`() throws {
    let pipe = Pipe()
    let table = Complex.table()
    try table.print(to: OutputSink(descriptor: pipe.fileHandleForWriting.fileDescriptor), profile: .plain, width: 0)
    #expect(table.colorDepth == .trueColor)
  }

  @Test func `A closed output is an error`() {
    let table = Complex.table(Complex.sections)
    #expect(throws: OutputError.self) { try table.print(to: OutputSink(descriptor: -1), profile: .plain, width: 40) }
  }

  @Test func `What the program printed before, and the C library holds back, comes out before the rows`() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    // A descriptor of its own, so that each is closed once.
    let stream = try #require(fdopen(dup(descriptor), "w"))
    fputs("A heading\n", stream)
    try Complex.table(Complex.sections).print(to: OutputSink(descriptor: descriptor), profile: .plain, width: 80)
    fclose(stream)
    try pipe.fileHandleForWriting.close()
    let text = String(decoding: try #require(try pipe.fileHandleForReading.readToEnd()), as: UTF8.self)
    #expect(text == "A heading\n" + (try printed(.plain, width: 80)))
  }

  @Test(.timeLimit(.minutes(60))) func `A cell of more rows than fit in a strip is printed whole`() throws {
    let rows = (0..<1200).map { "\($0) 한글 👩‍👩‍👧" }
    let table = Complex.table([Complex.Model(model: .message, items: [.message(rows.joined(separator: "\n"), "end")])])
    for depth in [ColorDepth.none, .trueColor] {
      let writer = FrameWriter(depth: depth, movesCursor: true)
      #expect(
        table.bytes(width: TableView.maximumWidth, writer: writer)
          == writer.lines(table.render(width: TableView.maximumWidth)))
    }
  }
}
