// Swift 5 code sees the forms here, whose closures may capture anything, instead of those introduced in Swift 6, whose
// closures are @Sendable and are held to it. Both do the same.

@_documentation(visibility: internal)
extension ObservableType {
  /// `retry(when:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func retry<Trigger: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    retrying(when: notificationHandler)
  }

  /// `retry(when:)` after any failure, for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  @_disfavoredOverload
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    retryingAny(when: notificationHandler)
  }
}
