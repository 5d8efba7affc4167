import Synchronization
import TestSupport
import Testing

@testable import SluiceTerminal

@MainActor
@Suite struct PictureLoaderTests {
  private let room = PictureRoom(columns: 10, rows: 4)

  /// Readers of one file, each of which waits until it may go on.
  private final class Gate: Sendable {
    private let state = Mutex((running: 0, most: 0, read: [String]()))
    private let door = Checkpoint()
    let file: [UInt8]
    let entered: Checkpoint

    init(file: [UInt8], entered: Int) {
      self.file = file
      self.entered = Checkpoint(count: entered)
    }

    var most: Int { state.withLock { $0.most } }
    var read: [String] { state.withLock { $0.read.sorted() } }

    func open() { door.reach() }

    func source(_ name: String) -> PictureSource {
      PictureSource(name) {
        self.state.withLock {
          $0.running += 1
          $0.most = max($0.most, $0.running)
          $0.read.append(name)
        }
        self.entered.reach()
        self.door.waitHere()
        self.state.withLock { $0.running -= 1 }
        return self.file
      }
    }
  }

  @Test func `A picture is scaled to its room, and kept for it`() async throws {
    let loader = PictureLoader()
    let source = PictureSource("a", bytes: try Fixture.bytes("jpeg-420.jpg"))
    let done = Checkpoint()
    var result: Result<Image, PictureError>?
    loader.load(source, in: room) {
      result = $0
      done.reach()
    }
    #expect(result == nil && loader.picture(source, in: room) == nil)
    await done.wait()

    let whole = try Image(Fixture.bytes("jpeg-420.jpg"))
    let image = try #require(try result?.get())
    #expect(image == whole.scaled(toWidth: 10, height: 5))
    #expect(loader.picture(source, in: room) == image)
    #expect(loader.picture(source, in: PictureRoom(columns: 11, rows: 4)) == nil)
    loader.removeAll()
    #expect(loader.picture(source, in: room) == nil)
  }

  @Test func `No more than two pictures are worked on at a time, and all are answered`() async throws {
    let gate = Gate(file: try Fixture.bytes("gray-8.png"), entered: 2)
    let loader = PictureLoader()
    let done = Checkpoint(count: 6)
    for name in ["a", "b", "c", "d", "e", "f"] { loader.load(gate.source(name), in: room) { _ in done.reach() } }
    await gate.entered.wait()
    #expect(gate.read == ["a", "b"])
    gate.open()
    await done.wait()

    #expect(gate.most <= 2 && gate.read == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func `A picture that is wanted twice at a time is read once`() async throws {
    let gate = Gate(file: try Fixture.bytes("gray-8.png"), entered: 1)
    let loader = PictureLoader()
    let done = Checkpoint(count: 2)
    for _ in 0..<2 { loader.load(gate.source("a"), in: room) { _ in done.reach() } }
    gate.open()
    await done.wait()

    #expect(gate.read == ["a"])
  }

  @Test func `What nobody waits for any more is not begun, and not answered`() async throws {
    let gate = Gate(file: try Fixture.bytes("gray-8.png"), entered: 1)
    let loader = PictureLoader(maximumJobCount: 1)
    let done = Checkpoint(count: 2)
    var answered: [String] = []
    func load(_ name: String) -> PictureRequest {
      loader.load(gate.source(name), in: room) { _ in
        answered.append(name)
        done.reach()
      }
    }
    let (running, waiting) = (load("a"), load("b"))
    await gate.entered.wait()
    running.cancel()
    waiting.cancel()
    _ = load("a")
    _ = load("c")
    gate.open()
    await done.wait()

    #expect(answered == ["a", "c"])
    #expect(gate.read == ["a", "a", "c"])
  }

  @Test func `Of two who want a picture one may change its mind, also while it is answered`() async throws {
    let gate = Gate(file: try Fixture.bytes("gray-8.png"), entered: 1)
    let loader = PictureLoader()
    let done = Checkpoint()
    var answered: [Int] = []
    var last: PictureRequest?
    let first = loader.load(gate.source("a"), in: room) { _ in answered.append(1) }
    loader.load(gate.source("a"), in: room) { _ in
      answered.append(2)
      last?.cancel()
    }
    last = loader.load(gate.source("a"), in: room) { _ in answered.append(3) }
    loader.load(gate.source("a"), in: room) { _ in done.reach() }
    first.cancel()
    gate.open()
    await done.wait()

    #expect(answered == [2])
  }

  @Test func `Failures are told in words`() async throws {
    struct Missing: Error, CustomStringConvertible { let description = "no such photo" }
    let file = try Fixture.bytes("gray-8.png")
    let done = Checkpoint(count: 4)
    var texts: [String] = []
    func load(_ loader: PictureLoader, _ source: PictureSource) async {
      let told = Checkpoint()
      loader.load(source, in: room) {
        if case .failure(let error) = $0 { texts.append(error.description) }
        told.reach()
        done.reach()
      }
      await told.wait()
    }
    await load(PictureLoader(), PictureSource("a") { throw Missing() })
    await load(PictureLoader(), PictureSource("b") { [1, 2, 3] })
    await load(PictureLoader(maximumByteCount: file.count - 1), PictureSource("c", bytes: file))
    await load(PictureLoader(limits: ImageLimits(maximumPixelCount: 62)), PictureSource("d", bytes: file))
    await done.wait()

    #expect(
      texts == [
        "unreadable: no such photo", "neither a PNG nor a JPEG file",
        "too large: \(file.count) bytes (limit \(file.count - 1) bytes)", "too large: 9 x 7 pixels (limit 62 pixels)",
      ])
  }

  @Test func `What was not used for longest goes first when there are too many bytes`() throws {
    func image(_ width: Int) throws -> Image {
      try #require(Image(width: width, height: 1, pixels: Array(repeating: 0, count: width * 4)))
    }
    func key(_ name: String) -> PictureCache.Key { PictureCache.Key(identifier: name, room: room) }
    var cache = PictureCache(capacity: 40)
    cache.insert(try image(4), for: key("a"))
    cache.insert(try image(4), for: key("b"))
    _ = cache.image(key("a"))
    cache.insert(try image(4), for: key("c"))

    #expect(cache.image(key("a")) != nil && cache.image(key("b")) == nil && cache.image(key("c")) != nil)
    #expect(cache.byteCount == 32)
    cache.insert(try image(11), for: key("d"))
    #expect(cache.image(key("d")) == nil && cache.byteCount == 32)
    cache.insert(try image(10), for: key("a"))
    #expect(cache.image(key("a"))?.width == 10 && cache.image(key("c")) == nil && cache.byteCount == 40)
  }

  @Test func `A room counts in half blocks, or in pixels of the terminal, and never enlarges`() {
    let size = ImageSize(width: 400, height: 300)
    let cell = CellPixels(width: 10, height: 20)

    #expect(PictureRoom(columns: 20, rows: 30).pixels(for: size) == ImageSize(width: 20, height: 15))
    #expect(PictureRoom(columns: 20, rows: 30, cell: cell).pixels(for: size) == ImageSize(width: 200, height: 150))
    #expect(PictureRoom(columns: 50, rows: 30, cell: cell).pixels(for: size) == size)
    #expect(PictureRoom(columns: 0, rows: -3).pixels(for: size) == ImageSize(width: 1, height: 1))
  }

  @Test func `A loader that is gone answers nobody, and leaves nothing behind`() async throws {
    let gate = Gate(file: try Fixture.bytes("gray-8.png"), entered: 1)
    weak var loader: PictureLoader?
    do {
      let strong = PictureLoader()
      loader = strong
      strong.load(gate.source("a"), in: room) { _ in Issue.record("answered") }
      await gate.entered.wait()
    }
    #expect(loader == nil)
    gate.open()
  }
}
