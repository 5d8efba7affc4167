import SluiceStreams
import Synchronization

/// The reactors of the views, kept beside the views since a protocol cannot store.
///
/// An entry goes when the view's dispose bag is released together with the view; views that replaced their bag are
/// swept out by later entries.
enum ViewReactors {
  private struct Entry: @unchecked Sendable {
    // Behind the lock of `entries`; only the reactor, which is Sendable, leaves it.

    /// Keeps the address from being used again while the entry is there; never read.
    unowned let pin: AnyObject
    weak var view: AnyObject?
    let key: UInt
    let reactor: any Reactor
  }

  private struct Entries {
    var map = AddressMap<Entry>()
    var cursor = 0
  }

  private static let entries = Guarded(Entries())

  static func reactor(of view: AnyObject) -> (any Reactor)? {
    let key = UInt(bitPattern: ObjectIdentifier(view))
    return entries.withLock { $0.map[key] }?.reactor
  }

  static func set(_ reactor: (any Reactor)?, of view: AnyObject) {
    let key = UInt(bitPattern: ObjectIdentifier(view))
    let entry = reactor.map { Entry(pin: view, view: view, key: key, reactor: $0) }
    // Released where no lock is held: a reactor's deinit is its author's code.
    let removed = entries.withLock { entries -> [Entry?] in
      var removed = [entries.map.remove(key)]
      if let entry {
        entries.map.insert(entry, for: key)
        removed += sweep(&entries)
      }
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  /// Takes out what is dead among the next few entries.
  private static func sweep(_ entries: inout Entries) -> [Entry?] {
    var dead: [Entry?] = []
    for _ in 0..<min(4, entries.map.capacity) {
      entries.cursor = (entries.cursor + 1) % entries.map.capacity
      guard let entry = entries.map.values[entries.cursor], entry.view == nil else { continue }
      dead.append(entries.map.remove(entry.key))
    }
    return dead
  }

  /// Lets go of the reactor of a view whose bag is released, if that is because the view is.
  final class Release: Disposable {
    private let key: UInt

    init(_ view: AnyObject) {
      key = UInt(bitPattern: ObjectIdentifier(view))
    }

    func dispose() {
      let removed = entries.withLock { entries -> Entry? in
        guard let entry = entries.map[key], entry.view == nil else { return nil }
        return entries.map.remove(key)
      }
      withExtendedLifetime(removed) {}
    }
  }
}
