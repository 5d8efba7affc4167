// Swift 5 code sees the forms here, whose closures may capture anything, instead of those introduced in Swift 6, whose
// closures are @Sendable and are held to it. Both do the same.

@_documentation(visibility: internal)
extension ObservableType {
  /// `multicast(makeSubject:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    multicasting(through: makeSubject)
  }

  /// `multicast(_:selector:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    multicasting(through: subjectSelector, selector)
  }
}
