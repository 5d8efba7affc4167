extension ObservableType {
  /// A stream with a resource of its own, which is disposed together with each subscription.
  ///
  /// - Completes: when the stream that `observableFactory` made completes.
  /// - Fails: when that stream fails, or when one of the factories throws.
  /// - Ordering: that of the stream that was made.
  /// - Reentrancy: each subscription has its own resource.
  /// - Cancellation: disposes the stream that was made, then the resource.
  @available(swift, introduced: 6)
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    observableFactory: @escaping @Sendable (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    providing(resourceFactory, to: observableFactory)
  }

  static func providing<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    to observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    AnonymousObservable { sink, scope in
      do {
        let resource = try resourceFactory()
        // A scope of its own, so that also what the stream starts later is disposed before the resource.
        let upstream = scope.child()
        defer { scope.add(resource) }
        try observableFactory(resource).attach(sink, upstream)
      } catch { sink.fail(error, scope) }
    }
  }
}
