#if os(Linux)
  import Testing

  @testable import SampleSupport

  struct InotifyTests {
    /// An event as the system writes it, its name filled up with zeros to a multiple of 16.
    private func event(_ watch: Int32, _ mask: UInt32, _ name: String = "") -> [UInt8] {
      var text = Array(name.utf8)
      if !text.isEmpty { text += Array(repeating: 0, count: 16 - text.count % 16) }
      return [UInt32(bitPattern: watch), mask, 0, UInt32(text.count)].flatMap { word in
        withUnsafeBytes(of: word) { Array($0) }
      } + text
    }

    @Test func `events are told apart, and have their names`() {
      let bytes =
        event(1, 0x100, "새 글.txt") + event(1, 0x2, "a.txt") + event(1, 0x8, "a.txt") + event(2, 0x4000_0100, "folder")
        + event(1, 0x200, "sixteen long.txt") + event(1, 0x400) + event(1, 0x8000) + event(-1, 0x4000) + event(1, 0x10)
      #expect(
        Inotify.decode(bytes[...]) == [
          .init(watch: 1, kind: .writing, name: "새 글.txt"), .init(watch: 1, kind: .writing, name: "a.txt"),
          .init(watch: 1, kind: .changed, name: "a.txt"), .init(watch: 2, kind: .changed, name: "folder"),
          .init(watch: 1, kind: .changed, name: "sixteen long.txt"), .init(watch: 1, kind: .gone, name: ""),
          .init(watch: 1, kind: .gone, name: ""), .init(watch: -1, kind: .overflow, name: ""),
          .init(watch: 1, kind: .other, name: ""),
        ])
    }

    @Test func `an event that is cut off is none`() {
      let bytes = event(1, 0x8, "a.txt") + event(1, 0x8, "b.txt").prefix(15)
      #expect(Inotify.decode(bytes[...]).map(\.name) == ["a.txt"])
      #expect(Inotify.decode([]) == [])
    }

    @Test func `a folder that does not exist cannot be watched, which is no error`() throws {
      #expect(try Inotify().watch("/nowhere/at all", for: .files) == nil)
    }
  }
#endif
