import Synchronization

/// Counts the objects that live.
final class Census: Sendable {
  private let living = Atomic(0)

  var count: Int { living.load(ordering: .sequentiallyConsistent) }

  /// An object that the census counts for as long as it lives.
  func member() -> Member { Member(self) }

  final class Member: Sendable {
    private let census: Census

    fileprivate init(_ census: Census) {
      self.census = census
      census.living.add(1, ordering: .sequentiallyConsistent)
    }

    deinit { census.living.subtract(1, ordering: .sequentiallyConsistent) }

    /// Does nothing; a closure that calls it holds the object.
    func touch() {}
  }
}

/// Calls a closure when it is released.
final class AtRelease: Sendable {
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  deinit { action() }
}
