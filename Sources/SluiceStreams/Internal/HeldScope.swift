import Synchronization

/// A scope that ends when nobody holds it any more: for a source whose stream hands out streams that outlive it.
///
///     outer subscription ──holds──▶ HeldScope ──▶ source, timers
///     each inner subscription ──holds──▶ HeldScope     (the last to leave ends the source)
@usableFromInline
final class HeldScope: Sendable {
  @usableFromInline let scope: Scope
  /// How many hold it; once it is 0, it stays so.
  private let holders = Atomic(1)

  /// A scope that is held until `first` ends.
  @usableFromInline
  init(until first: Scope) {
    scope = Scope(beside: first)
    first.add(Release(self))
  }

  /// Holds the scope until `holder` ends, if it has not ended already.
  func hold(until holder: Scope) {
    var count = holders.load(ordering: .acquiring)
    while count > 0 {
      let (isDone, present) = holders.weakCompareExchange(
        expected: count, desired: count + 1, ordering: .acquiringAndReleasing)
      if isDone { return holder.add(Release(self)) }
      count = present
    }
  }

  /// `subject` as a stream whose subscribers hold the scope.
  @usableFromInline
  func stream<Element>(of subject: PublishSubject<Element>) -> Observable<Element> {
    AnonymousObservable { [self] sink, scope in
      hold(until: scope)
      subject.attach(sink, scope)
    }
  }

  private func letGo() {
    if holders.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { scope.dispose() }
  }

  /// Lets go, once.
  private struct Release: Disposable {
    let held: HeldScope

    init(_ held: HeldScope) {
      self.held = held
    }

    func dispose() {
      held.letGo()
    }
  }
}
