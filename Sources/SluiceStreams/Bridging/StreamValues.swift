/// The elements of a stream as an asynchronous sequence.
///
///     for try await message in messages.values { show(message) }
///
/// The stream is subscribed to when the sequence is made, so that nothing is lost before the iteration begins; each
/// further iteration of the same sequence subscribes anew. Leaving the loop ends the subscription.
public struct StreamValues<Element, Failure: Error>: AsyncSequence {
  /// What becomes of elements that arrive before they are asked for.
  public enum BufferingPolicy: Sendable {
    /// All are kept.
    case unbounded
    /// The first so many are kept, later ones are dropped; 0 or less keeps none.
    case bufferingOldest(Int)
    /// The last so many are kept; 0 or less keeps none.
    case bufferingNewest(Int)

    var limit: ValueBuffer<Element, Failure>.Limit {
      switch self {
      case .unbounded: .init()
      case .bufferingOldest(let count): .init(count: Swift.max(0, count), keepsNewest: false)
      case .bufferingNewest(let count): .init(count: Swift.max(0, count), keepsNewest: true)
      }
    }
  }

  private typealias Iteration = ValueIteration<Element, Failure>

  /// Holds the subscription that was made with the sequence until an iteration takes it.
  private final class First: Sendable {
    private let iteration: Guarded<Iteration?>

    init(_ iteration: Iteration) {
      self.iteration = Guarded(iteration)
    }

    func take() -> Iteration? {
      iteration.withLock { $0.take() }
    }
  }

  private let subscribe: () -> Iteration
  private let first: First

  private init(
    _ source: Observable<Element>, _ policy: BufferingPolicy, failure: @escaping (any Error) -> Failure?
  ) {
    subscribe = { Iteration(source, policy.limit, failure: failure) }
    first = First(subscribe())
  }

  /// Begins an iteration: the first takes over the subscription that was made with the sequence.
  public func makeAsyncIterator() -> Iterator {
    Iterator(iteration: first.take() ?? subscribe())
  }

  /// Gives out the elements of one subscription.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let iteration: ValueIteration<Element, Failure>

    /// The next element, as soon as there is one; nil after the end.
    ///
    /// When the task is cancelled, the subscription ends, and the answer is nil, also if elements wait.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      switch await iteration.next(isolation: actor) {
      case .element(let element): return element
      case .failure(let failure): throw failure
      case .completed, .abandoned: return nil
      }
    }

    /// The next element, as soon as there is one; nil after the end.
    public mutating func next() async throws(Failure) -> Element? {
      try await next(isolation: nil)
    }
  }
}

// Holds a description of a stream, which is Sendable where its elements are, and a subscription behind a lock.
extension StreamValues: @unchecked Sendable where Element: Sendable {}

extension StreamValues where Failure == any Error {
  /// The elements of `source`; an error of the stream is thrown.
  package init(_ source: Observable<Element>, bufferingPolicy: BufferingPolicy = .unbounded) {
    self.init(source, bufferingPolicy) { $0 }
  }
}

extension StreamValues where Failure == Never {
  /// The elements of `source`, which does not fail; should it do so, the error is reported and the sequence ends.
  package init(infallible source: Observable<Element>, bufferingPolicy: BufferingPolicy = .unbounded) {
    self.init(source, bufferingPolicy) { error in
      SluiceErrors.report(error, "a stream that promised not to fail did, its values end")
      return nil
    }
  }
}
