import Foundation
import SluiceTerminal
import Testing

@testable import SampleSupport

struct FolderLibraryTests {
  @Test("A byte order mark is no part of a note", arguments: [("\u{FEFF}Title\rrest", "Title"), ("\u{FEFF}", "a.txt")])
  func byteOrderMark(text: String, title: String) {
    #expect(Message(text: text, file: "a.txt", changed: .distantPast).title == title)
  }

  @Test("A photo is kept no larger than a row can show it")
  func large() throws {
    let url = try #require(BuiltInLibrary.snow)
    let photo = try File(url: url).decodedPhoto()
    let original = try Image(png: [UInt8](Data(contentsOf: url)))
    let size = original.fitted(columns: 1000, rows: 24)
    #expect(original.height > 48)
    #expect(photo.content == .image(original.scaled(toWidth: size.width, height: size.height)))
  }

  @Test("A link to a folder is as good as the folder")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.txt", "Title")
    let link = folder.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
    #expect(try File.all(in: link).map(\.name) == ["a.txt"])
  }

  @Test("A note of many lines is shown to its end, and one of more than a megabyte is a problem")
  func long() throws {
    let folder = try TemporaryFolder()
    try folder.write("long.txt", "0\n" + (1...100_000).map(String.init).joined(separator: "\n"))
    try folder.write("huge.txt", Data(repeating: 0x61, count: (1 << 20) + 1))
    let result = try Program(name: "SingleSection")(folder.path, "--width", "80")
    #expect(result.output.hasSuffix("\n  99999\n  100000\n"))
    #expect(result.errors == ["huge.txt: is larger than 1 MB"])
  }
}
