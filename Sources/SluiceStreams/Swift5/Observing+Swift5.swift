// Swift 5 code sees the forms here, whose closures may capture anything, instead of those introduced in Swift 6, whose
// closures are @Sendable and are held to it. Both do the same.

@_documentation(visibility: internal)
extension AnyObserver {
  /// `init(eventHandler:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @inlinable
  public init(eventHandler: @escaping (Event<Element>) -> Void) {
    self.init(unchecked: eventHandler)
  }

  /// `init(_:)` for Swift 5 code, whose observers need not be Sendable.
  @available(swift, obsoleted: 6)
  @inlinable
  public init<Observer: ObserverType<Element>>(_ observer: Observer) {
    self.init(unchecked: observer.on)
  }
}

@_documentation(visibility: internal)
extension ObserverType {
  /// `asObserver()` for Swift 5 code, whose observers need not be Sendable.
  @available(swift, obsoleted: 6)
  @inlinable
  public func asObserver() -> AnyObserver<Element> {
    AnyObserver(unchecked: on)
  }

  /// `mapObserver(_:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func mapObserver<Source>(_ transform: @escaping (Source) throws -> Element) -> AnyObserver<Source> {
    AnyObserver(unchecked: { on($0.map(transform)) })
  }
}

@_documentation(visibility: internal)
extension Disposables {
  /// `create(with:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    running(dispose)
  }
}
