// Swift 5 code sees the forms here, whose closures may capture anything, instead of those introduced in Swift 6, whose
// closures are @Sendable and are held to it. Both do the same.

@_documentation(visibility: internal)
extension ObservableType {
  /// `create(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
    Observable.serializing(subscribe)
  }

  /// `deferred(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public static func deferred(_ factory: @escaping () throws -> Observable<Element>) -> Observable<Element> {
    deferring(factory)
  }

  /// `using(_:observableFactory:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    providing(resourceFactory, to: observableFactory)
  }

  /// `generate(initialState:condition:scheduler:iterate:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    generating(from: initialState, while: condition, on: scheduler, iterate)
  }
}
