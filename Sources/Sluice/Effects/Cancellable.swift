import SluiceStreams

extension ObservableType {
  /// The stream, as an effect that the same reactor can cancel by an identifier.
  ///
  ///     case .search(let text):
  ///       return api.search(text)
  ///         .map(Mutation.setResults)
  ///         .cancellable(id: "search", cancelInFlight: true)
  ///     case .stop:
  ///       return .cancel(id: "search")
  ///
  /// Identifiers are compared by value, and belong to the reactor whose `mutate` returned the stream. Outside of a
  /// reactor's effect the stream is as it is.
  ///
  /// - Completes: with its source, or when it is cancelled.
  /// - Fails: with its source.
  /// - Ordering: kept.
  /// - Reentrancy: an element that arrives while another is delivered is delivered after it.
  /// - Cancellation: passed on; once cancelled, nothing more is sent.
  ///
  /// - Parameters:
  ///   - id: what names the effect.
  ///   - cancelInFlight: whether effects of that name that still run are cancelled first.
  public func cancellable<ID: Hashable & Sendable>(id: ID, cancelInFlight: Bool = false) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      guard let registry = scope.effects else { return source.attach(sink, scope) }
      if cancelInFlight { registry.cancel(id: AnyHashable(id)) }
      CancellableEffect(sink, scope, registry, AnyHashable(id)).start(source)
    }
  }

  /// A stream that cancels the reactor's effects with this identifier, and completes.
  public static func cancel<ID: Hashable & Sendable>(id: ID) -> Observable<Element> {
    AnonymousObservable { sink, scope in
      scope.effects?.cancel(id: AnyHashable(id))
      sink.end(.completed)
    }
  }
}

/// One run of an effect that can be cancelled.
private final class CancellableEffect<Element>: Disposable, @unchecked Sendable {
  // Immutable; events go through the serialized output. The identifier was Sendable before it was erased.
  private let output: SerializedSink<Element>
  private let scope: Scope
  private let upstream: Scope
  private let registry: EffectRegistry
  private let id: AnyHashable

  init(_ sink: Sink<Element>, _ scope: Scope, _ registry: EffectRegistry, _ id: AnyHashable) {
    output = SerializedSink(sink, scope)
    upstream = scope.child()
    self.scope = scope
    self.registry = registry
    self.id = id
  }

  func start(_ source: Observable<Element>) {
    registry.insert(self, id: id)
    scope.add(
      Disposables.create { [registry, id = Unchecked(id), weak self] in
        if let self { registry.remove(self, id: id.value) }
      })
    source.attach(
      Sink(
        next: { [output, upstream] in output.next($0, from: upstream) },
        end: { [self] end in
          registry.remove(self, id: id)
          output.end(end, from: upstream)
          output.finish(upstream)
        }), upstream)
  }

  /// Cancels the effect: nothing that it sends from now on is delivered, and its stream completes.
  func dispose() {
    scope.finish(upstream)
    output.end(.completed, from: scope)
  }
}
