import Synchronization

extension ObservableType {
  /// The one of the streams that sends an event first; the others are disposed.
  ///
  /// - Completes: with the stream that was first.
  /// - Fails: with the stream that was first.
  /// - Ordering: that of the stream that was first. They are subscribed to in the given order, until one is first.
  /// - Reentrancy: the choice falls once for each subscription.
  /// - Cancellation: ends all.
  public static func amb<Streams: Sequence>(_ sequence: Streams) -> Observable<Element>
  where Streams.Element == Observable<Element> {
    let streams = Array(sequence)
    return AnonymousObservable { sink, scope in
      let race = Race(lanes: streams.map { _ in scope.child() }, scope)
      for (index, stream) in streams.enumerated() where race.isOpen && !scope.isDisposed {
        stream.attach(
          Sink(
            next: { if race.isWon(by: index) { sink.next($0) } },
            end: { if race.isWon(by: index) { sink.finish($0, scope) } }), race.lanes[index])
      }
    }
  }

  /// This stream or another, whichever sends an event first; the other is disposed: `first.amb(second)`.
  ///
  /// Completes, fails, orders and cancels as the static form.
  public var amb: AmbCall<Element> {
    AmbCall(source: asObservable())
  }
}

/// The calls that `amb` on a stream takes; a property for the reason that `MergeCall` gives.
public struct AmbCall<Element> {
  let source: Observable<Element>

  /// The stream or `right`, whichever sends an event first; the other is disposed.
  public func callAsFunction(_ right: Observable<Element>) -> Observable<Element> {
    Observable<Element>.amb([source, right])
  }

  /// The stream or `right`, whichever sends an event first; the other is disposed.
  @_disfavoredOverload
  public func callAsFunction<Source: ObservableType>(_ right: Source) -> Observable<Element>
  where Source.Element == Element {
    callAsFunction(right.asObservable())
  }
}

/// Decides which of several streams was first.
private final class Race {
  let lanes: [Scope]
  private let scope: Scope
  /// The position of the winner, or -1 while there is none.
  private let winner = Atomic(-1)

  init(lanes: [Scope], _ scope: Scope) {
    self.lanes = lanes
    self.scope = scope
  }

  var isOpen: Bool {
    winner.load(ordering: .acquiring) < 0
  }

  /// Whether the stream at `index` is the winner; it becomes the winner if there is none.
  func isWon(by index: Int) -> Bool {
    let present = winner.load(ordering: .acquiring)
    if present >= 0 { return present == index }
    guard winner.compareExchange(expected: -1, desired: index, ordering: .acquiringAndReleasing).exchanged else {
      return false
    }
    for (lane, loser) in lanes.enumerated() where lane != index { scope.finish(loser) }
    return true
  }
}
