import SluiceTerminal
import Testing

@Suite struct ImageHeaderTests {
  @Test func `A header is read from the beginning of a file`() throws {
    let (png, jpeg) = (try Fixture.bytes("size-33x17.png"), try Fixture.bytes("jpeg-420.jpg"))

    let pngHeader = try ImageHeader.read(Array(png.prefix(33)))
    #expect(pngHeader.format == .png && pngHeader.size == ImageSize(width: 33, height: 17))
    let jpegHeader = try ImageHeader.read(Array(jpeg.prefix(200)))
    #expect(jpegHeader.format == .jpeg && jpegHeader.size == ImageSize(width: 33, height: 17))
  }

  @Test(arguments: ImageOrientation.allCases)
  func `The size is that of the picture as it is seen`(_ orientation: ImageOrientation) throws {
    let file = try Fixture.bytes("jpeg-orientation-\(orientation.rawValue).jpg")

    #expect(try ImageHeader.read(file).size == Image(jpeg: file).size)
  }

  @Test func `A size needs no pixels behind it, however large it is`() throws {
    let file = JPEGBuilder().frame(65535, 65535).bytes

    #expect(try ImageHeader.read(file).size == ImageSize(width: 65535, height: 65535))
  }

  @Test func `What is no header is told`() {
    #expect(throws: ImageError.unknownFormat) { try ImageHeader.read([1, 2]) }
    #expect(throws: ImageError.unfinishedJPEG(offset: 2)) { try ImageHeader.read([0xff, 0xd8]) }
    #expect(throws: ImageError.missingSegment(segment: "SOF")) { try ImageHeader.read(JPEGBuilder().end) }
    #expect(throws: ImageError.unfinished(offset: 12)) {
      try ImageHeader.read(PNGBuilder.signature + [0, 0, 0, 13])
    }
  }
}
