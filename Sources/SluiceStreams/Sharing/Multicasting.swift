extension ObservableType {
  /// The stream, sent through `subject`, and subscribed to by `connect()`.
  ///
  ///     let latest = temperature.multicast(BehaviorSubject(value: 20))
  ///
  /// Every connection feeds the same subject. When the source has ended, so has the subject: to connect again does
  /// nothing.
  ///
  /// - Completes: with the subject.
  /// - Fails: with the subject.
  /// - Ordering: that of the subject.
  /// - Reentrancy: that of the subject.
  /// - Cancellation: disposing the connection disposes the source; subscribers stay for the next connection.
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    let medium = Medium(subject)
    return ConnectableObservable(Multicast(asObservable(), .never) { medium })
  }

  /// The stream, sent through a subject that each connection has for itself, and subscribed to by `connect()`.
  ///
  /// `makeSubject` is called when someone subscribes or connects and the connection before, if any, has ended. Of two
  /// subjects that are made at the same time on two threads, one is used.
  ///
  /// - Completes: with the subject; a later subscriber waits for the next connection.
  /// - Fails: with the subject; a later subscriber waits for the next connection.
  /// - Ordering: that of the subject.
  /// - Reentrancy: that of the subject.
  /// - Cancellation: disposing the connection disposes the source; subscribers hear nothing more.
  @available(swift, introduced: 6)
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping @Sendable () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    multicasting(through: makeSubject)
  }

  func multicasting<Subject: SubjectType>(
    through makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    let source = asObservable()
    return ConnectableObservable(Multicast(source, .afterConnection) { Medium(makeSubject()) })
  }

  /// What `selector` makes of the stream, in which it may use the stream many times for one subscription to the source.
  ///
  ///     let averages = samples.multicast({ PublishSubject() }) { samples in
  ///       Observable.zip(samples, samples.skip(1)) { ($0 + $1) / 2 }
  ///     }
  ///
  /// - Completes: with the stream that `selector` made.
  /// - Fails: with that stream, or when `subjectSelector` or `selector` throws.
  /// - Ordering: that of the stream that `selector` made; it is subscribed to before the source.
  /// - Reentrancy: each subscription has a subject of its own.
  /// - Cancellation: ends both; the source is disposed when the stream that `selector` made ends.
  @available(swift, introduced: 6)
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping @Sendable () throws -> Subject,
    selector: @escaping @Sendable (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    multicasting(through: subjectSelector, selector)
  }

  func multicasting<Subject: SubjectType, Result>(
    through subjectSelector: @escaping () throws -> Subject,
    _ selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let observer: Subject.Observer
      let result: Observable<Result>
      do {
        let subject = try subjectSelector()
        observer = subject.asObserver()
        result = try selector(subject.asObservable())
      } catch { return sink.fail(error, scope) }
      result.attach(sink.closing(scope), scope.child())
      guard !scope.isDisposed else { return }
      let upstream = scope.child()
      source.attach(
        Sink(
          next: { observer.on(.next($0)) },
          end: { end in
            observer.on(end.event())
            scope.finish(upstream)
          }), upstream)
    }
  }
}
