#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a folder cannot be watched.
struct InotifyError: Error, CustomStringConvertible {
  var description: String
}

#if os(Linux)
  /// The queue in which Linux tells of changes in folders, see inotify(7); used by one thread.
  final class Inotify {
    let descriptor: Int32

    /// What is to be told of a folder.
    struct Interest {
      let mask: Int32
      /// Files that come, go, are written or may be read by others than before.
      static let files = Interest(
        mask: IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE
          | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
      /// Folders inside that come and go.
      static let folderItself = Interest(
        mask: IN_CREATE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
    }

    struct Event: Equatable {
      enum Kind {
        /// A file is being written, or was made to be.
        case writing
        /// A file is whole, gone, or another one.
        case changed
        /// The watched folder has gone, or has another name.
        case gone
        /// Events were lost.
        case overflow
        case other
      }
      let watch: Int32
      let kind: Kind
      let name: String
    }

    init() throws(InotifyError) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      if descriptor < 0 { throw InotifyError(description: String(cString: strerror(errno))) }
    }

    deinit {
      close(descriptor)
    }

    /// Watches a folder from now on; nil where there is none, or none that may be read.
    func watch(_ path: String, for interest: Interest) throws(InotifyError) -> Int32? {
      let watch = inotify_add_watch(descriptor, path, UInt32(bitPattern: interest.mask))
      if watch >= 0 { return watch }
      if [ENOENT, ENOTDIR, EACCES, ELOOP].contains(errno) { return nil }
      throw InotifyError(description: String(cString: strerror(errno)))
    }

    func remove(_ watch: Int32) {
      inotify_rm_watch(descriptor, watch)
    }

    /// The events that wait; returns at once.
    func events() -> [Event] {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      return Self.decode(bytes.prefix(max(0, count)))
    }

    /// Events as the system writes them: watch, mask, cookie and the length of the name, four bytes each, and the name.
    static func decode(_ bytes: ArraySlice<UInt8>) -> [Event] {
      let headerLength = MemoryLayout<inotify_event>.size
      var events: [Event] = []
      var rest = bytes
      while rest.count >= headerLength {
        let (watch, mask, length) = rest.withUnsafeBytes { bytes in
          (
            bytes.loadUnaligned(fromByteOffset: 0, as: Int32.self),
            bytes.loadUnaligned(fromByteOffset: 4, as: Int32.self),
            Int(bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
          )
        }
        let name = rest.dropFirst(headerLength).prefix(length).prefix { $0 != 0 }
        events.append(Event(watch: watch, kind: kind(mask), name: String(decoding: name, as: UTF8.self)))
        rest = rest.dropFirst(headerLength + length)
      }
      return events
    }

    private static func kind(_ mask: Int32) -> Event.Kind {
      if mask & IN_Q_OVERFLOW != 0 { return .overflow }
      if mask & (IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT | IN_IGNORED) != 0 { return .gone }
      if mask & (IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE) != 0 { return .changed }
      if mask & IN_CREATE != 0, mask & IN_ISDIR != 0 { return .changed }
      return mask & (IN_CREATE | IN_MODIFY) != 0 ? .writing : .other
    }
  }
#else
  /// Elsewhere no folder is watched.
  final class Inotify {
    struct Interest {
      static let files = Interest()
      static let folderItself = Interest()
    }

    struct Event: Equatable {
      enum Kind { case writing, changed, gone, overflow, other }
      let watch: Int32
      let kind: Kind
      let name: String
    }

    let descriptor: Int32 = -1

    init() throws(InotifyError) {
      throw InotifyError(description: "only Linux tells of changes here")
    }

    func watch(_ path: String, for interest: Interest) throws(InotifyError) -> Int32? { nil }
    func remove(_ watch: Int32) {}
    func events() -> [Event] { [] }
  }
#endif
