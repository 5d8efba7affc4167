import Foundation
import SluiceTerminal
import Testing

@testable import SampleSupport

struct FolderReaderTests {
  private func reader(_ folder: TemporaryFolder) -> FolderReader {
    FolderReader(folder.url, decodesPictures: false)
  }

  @Test func `only what has changed is read again`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.txt", "A")
    try folder.write("b.txt", "B")
    var reader = reader(folder)
    #expect(reader.read().messages.map(\.title) == ["A", "B"])

    try folder.write("a.txt", "A2")
    try folder.write("b.txt", "B2")
    try folder.write("c.txt", "C")
    #expect(reader.read(FolderChange(changed: ["b.txt"], unfinished: [])).messages.map(\.title) == ["A", "B2", "C"])
    #expect(reader.read(.everything).messages.map(\.title) == ["A2", "B2", "C"])
  }

  @Test func `a file that is being written is as it was before, and a new one is not there yet`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.txt", "whole")
    var reader = reader(folder)
    _ = reader.read()
    try folder.write("a.txt", "hal")
    try folder.write("b.txt", "hal")

    let change = FolderChange(changed: [], unfinished: ["a.txt", "b.txt"])
    #expect(reader.read(change).messages.map(\.title) == ["whole"])
    let next = FolderChange(changed: ["a.txt", "b.txt"], unfinished: [])
    #expect(reader.read(next).messages.map(\.title) == ["hal", "hal"])
  }

  @Test func `a picture is another one once it has changed, and the same one otherwise`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.jpg", Data.jpeg)
    var reader = reader(folder)
    let first = reader.read().photos
    #expect(reader.read(FolderChange(changed: ["b.txt"], unfinished: [])).photos == first)
    #expect(reader.read(FolderChange(changed: ["a.jpg"], unfinished: [])).photos != first)
  }

  @Test func `a JPEG picture is one by either ending and in capitals, its size known from its header`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.jpg", "b.JPEG", "c.jpeg"] { try folder.write(name, Data.jpeg) }
    var reader = reader(folder)
    let photos = reader.read().photos
    #expect(photos.map(\.name) == ["a.jpg", "b.JPEG", "c.jpeg"])
    let sizes = photos.map { photo -> ImageSize? in
      if case .source(let source) = photo.content { source.size } else { nil }
    }
    #expect(sizes == Array(repeating: ImageSize(width: 3, height: 3), count: 3))
  }

  @Test func `where it cannot wait a JPEG picture is decoded`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.jpg", Data.jpeg)
    try folder.write("b.jpg", Data.jpeg.prefix(300))
    var reader = FolderReader(folder.url, decodesPictures: true)
    let contents = reader.read()
    #expect(
      contents.photos == [
        Photo(name: "a.jpg", image: try Image([UInt8](Data.jpeg)), changed: contents.photos[0].changed)
      ])
    #expect(contents.problems.map(\.file) == ["b.jpg"])
  }

  @Test func `a header behind a long comment is found`() throws {
    let folder = try TemporaryFolder()
    // Segments of a comment, which hold 65,533 bytes each.
    let comment = Data([0xFF, 0xFE, 0xFF, 0xFF]) + Data(repeating: 0x20, count: 65_533)
    try folder.write(
      "a.jpg", Data.jpeg.prefix(2) + comment + comment + comment + comment + comment + Data.jpeg.dropFirst(2))
    var reader = reader(folder)
    let contents = reader.read()
    #expect(contents.problems == [])
    #expect(contents.photos.map(\.name) == ["a.jpg"])
  }

  @Test func `what is no picture is a problem, also without its pixels`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", "hello")
    var reader = reader(folder)
    #expect(reader.read().problems.map(\.file) == ["a.png"])
  }

  #if os(Linux)
    @Test func `of two names that are the same letters the second is a problem`() throws {
      let folder = try TemporaryFolder()
      for name in ["\u{E9}.txt", "e\u{301}.txt"] {
        let file = try #require(fopen(folder.path + "/" + name, "w"))
        fclose(file)
      }
      var reader = reader(folder)
      let contents = reader.read()
      #expect(contents.messages.count == 1)
      #expect(contents.problems == [Problem(file: "\u{E9}.txt", reason: "has the name of another file")])
    }
  #endif

  @Test func `a folder that is gone is a problem, and one that is back is read anew`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.txt", "A")
    var reader = reader(folder)
    _ = reader.read()
    try FileManager.default.removeItem(at: folder.url)
    #expect(reader.read() == Contents(problems: [Problem(file: folder.path, reason: "does not exist")]))
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    #expect(reader.read(FolderChange(changed: [], unfinished: [])) == Contents())
  }
}

extension Data {
  /// A JPEG picture of 3 by 3 pixels.
  static let jpeg = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGB
      YUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAD
      AAMDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhBy
      JxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKT
      lJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAA
      AAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRom
      JygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExc
      bHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD6Ptb+4eBS0zMeeScnrRRRX8Uxo0nFNxX3IywavhqX+Ffkf//Z
      """, options: .ignoreUnknownCharacters)!
}
