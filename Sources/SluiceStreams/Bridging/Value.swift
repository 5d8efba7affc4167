extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
  /// Subscribes, and waits for the outcome.
  ///
  ///     let user = try await api.user(id: 7).value
  ///
  /// The subscription has ended when this returns. Throws the single's error, or a `CancellationError` when the task is
  /// cancelled, which ends the subscription, or when the source is gone and can send nothing.
  @available(swift, introduced: 6)
  public var value: Element {
    get async throws { try await primitiveSequence.source.onlyElement() }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
  /// Subscribes, and waits for the outcome: the element, or nil if there is none.
  ///
  /// The subscription has ended when this returns. Throws the maybe's error, or a `CancellationError` when the task is
  /// cancelled, which ends the subscription, or when the source is gone and can send nothing.
  @available(swift, introduced: 6)
  public var value: Element? {
    get async throws { try await primitiveSequence.source.lastElement() }
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes, and waits for the end.
  ///
  /// The subscription has ended when this returns. Throws the completable's error, or a `CancellationError` when the task
  /// is cancelled, which ends the subscription, or when the source is gone and can send nothing.
  public var value: Void {
    get async throws { _ = try await primitiveSequence.source.lastElement() }
  }
}

extension Observable {
  func onlyElement() async throws -> Element {
    guard let element = try await lastElement() else { throw RxError.noElements }
    return element
  }

  /// Waits for the end of the stream, and gives its last element.
  func lastElement() async throws -> Element? {
    try Task.checkCancellation()
    let iteration = ValueIteration<Element, any Error>(self, .init(count: 1)) { $0 }
    var last: Element?
    while true {
      switch await iteration.next() {
      case .element(let element): last = element
      case .failure(let error): throw error
      case .completed: return last
      case .abandoned: throw CancellationError()
      }
    }
  }
}
