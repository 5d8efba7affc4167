import SluiceStreams
import Synchronization

/// The reactors of the views, kept beside the views since a protocol cannot store.
///
/// An entry goes when the view's dispose bag is released together with the view; views that replaced their bag are
/// swept out by later entries.
enum ViewReactors {
  // Behind the lock of `entries`; only the reactor, which is Sendable, leaves it.
  private struct Entry: @unchecked Sendable {
    /// Keeps the address from being used again while the entry is there; never read.
    unowned let pin: AnyObject
    weak var view: AnyObject?
    let reactor: any Reactor
  }

  private struct Entries {
    var map = AddressMap<Entry>()
    var cursor = 0
  }

  /// What is to be let go of after the lock: entries taken out, and views that were held for a look at them.
  // Made under the lock and dropped by the thread that made it.
  private struct Released: @unchecked Sendable {
    var entries: [Entry] = []
    var views: [AnyObject] = []
  }

  private static let entries = Guarded(Entries())

  static func reactor(of view: AnyObject) -> (any Reactor)? {
    let key = UInt(bitPattern: ObjectIdentifier(view))
    return entries.withLock { $0.map[key] }?.reactor
  }

  static func set(_ reactor: (any Reactor)?, of view: AnyObject) {
    let key = UInt(bitPattern: ObjectIdentifier(view))
    let entry = reactor.map { Entry(pin: view, view: view, reactor: $0) }
    // Released where no lock is held: the deinit of a reactor or a view is its author's code.
    let released = entries.withLock { entries -> Released in
      var released = Released()
      if let previous = entries.map.remove(key) { released.entries.append(previous) }
      if let entry {
        entries.map.insert(entry, for: key)
        sweep(&entries, &released)
      }
      return released
    }
    withExtendedLifetime(released) {}
  }

  /// Takes out what is dead among the next few entries.
  private static func sweep(_ entries: inout Entries, _ released: inout Released) {
    for _ in 0..<min(4, entries.map.capacity) {
      entries.cursor = (entries.cursor + 1) % entries.map.capacity
      guard let entry = entries.map[place: entries.cursor] else { continue }
      if let view = entry.view {
        released.views.append(view)
      } else {
        _ = entries.map.remove(entries.map.key(at: entries.cursor))
        released.entries.append(entry)
      }
    }
  }

  /// Lets go of the reactor of a view whose bag is released, if that is because the view is.
  final class Release: Disposable {
    private let key: UInt

    init(_ view: AnyObject) {
      key = UInt(bitPattern: ObjectIdentifier(view))
    }

    func dispose() {
      let released = entries.withLock { entries -> Released in
        guard let entry = entries.map[key] else { return Released() }
        if let view = entry.view { return Released(views: [view]) }
        _ = entries.map.remove(key)
        return Released(entries: [entry])
      }
      withExtendedLifetime(released) {}
    }
  }
}
