// Swift 5 code sees the forms here, whose closures may capture anything, instead of those introduced in Swift 6, whose
// closures are @Sendable and are held to it. Both do the same.

@_documentation(visibility: internal)
extension Infallible {
  /// `create(subscribe:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    creating(subscribe)
  }

  /// `deferred(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public static func deferred(
    _ factory: @escaping () -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(raw: .deferring { factory().source })
  }

  /// `using(_:infallibleFactory:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () -> Resource,
    infallibleFactory: @escaping (Resource) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(raw: .providing(resourceFactory, to: { infallibleFactory($0).source }))
  }

  /// `generate(initialState:condition:scheduler:iterate:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func generate(
    initialState: Element, condition: @escaping (Element) -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .generating(from: initialState, while: condition, on: scheduler, iterate))
  }
}

@_documentation(visibility: internal)
extension ObservableConvertibleType {
  /// `asInfallible(onErrorRecover:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func asInfallible(
    onErrorRecover: @escaping (any Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().catching { onErrorRecover($0).source })
  }
}
