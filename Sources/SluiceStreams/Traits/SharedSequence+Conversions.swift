// In Swift 6 mode only Sendable elements are carried to the sequence's scheduler.

@available(swift, introduced: 6)
extension ObservableConvertibleType where Element: Sendable {
  /// The stream as a driver, with `onErrorJustReturn` and a completion in place of its error.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    shared { _ in .just(onErrorJustReturn) }
  }

  /// The stream as a driver, followed by another one if it fails.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    shared { _ in onErrorDriveWith.source }
  }

  /// The stream as a driver, followed by the one that `onErrorRecover` makes of its error.
  public func asDriver(
    onErrorRecover: @escaping @Sendable (_ error: any Error) -> Driver<Element>
  ) -> Driver<Element> {
    shared { onErrorRecover($0).source }
  }

  /// The stream as a signal, with `onErrorJustReturn` and a completion in place of its error.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    shared { _ in .just(onErrorJustReturn) }
  }

  /// The stream as a signal, followed by another one if it fails.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    shared { _ in onErrorSignalWith.source }
  }

  /// The stream as a signal, followed by the one that `onErrorRecover` makes of its error.
  public func asSignal(
    onErrorRecover: @escaping @Sendable (_ error: any Error) -> Signal<Element>
  ) -> Signal<Element> {
    shared { onErrorRecover($0).source }
  }

  /// The stream as a shared sequence, with `onErrorJustReturn` and a completion in place of its error.
  public func asSharedSequence<Strategy>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn: Element
  ) -> SharedSequence<Strategy, Element> {
    shared { _ in .just(onErrorJustReturn) }
  }

  /// The stream as a shared sequence, followed by another one if it fails.
  public func asSharedSequence<Strategy>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorDriveWith: SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    shared { _ in onErrorDriveWith.source }
  }

  /// The stream as a shared sequence, followed by the one that `onErrorRecover` makes of its error.
  public func asSharedSequence<Strategy>(
    sharingStrategy: Strategy.Type = Strategy.self,
    onErrorRecover: @escaping @Sendable (_ error: any Error) -> SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    shared { onErrorRecover($0).source }
  }
}

@available(swift, introduced: 6)
extension BehaviorRelay where Element: Sendable {
  /// The relay as a driver.
  public func asDriver() -> Driver<Element> {
    shared()
  }
}

@available(swift, introduced: 6)
extension PublishRelay where Element: Sendable {
  /// The relay as a signal.
  public func asSignal() -> Signal<Element> {
    shared()
  }
}

@available(swift, introduced: 6)
extension InfallibleType where Element: Sendable {
  /// The stream, which never fails, as a driver.
  public func asDriver() -> Driver<Element> {
    errorless.shared()
  }

  /// The stream, which never fails, as a signal.
  public func asSignal() -> Signal<Element> {
    errorless.shared()
  }

  /// The stream, which never fails, as a shared sequence.
  public func asSharedSequence<Strategy>(
    sharingStrategy: Strategy.Type = Strategy.self
  ) -> SharedSequence<Strategy, Element> {
    errorless.shared()
  }
}

extension SharedSequenceConvertibleType {
  /// The sequence as a stream that never fails; it still sends on the strategy's scheduler.
  public func asInfallible() -> Infallible<Element> {
    Infallible(raw: asSharedSequence().source)
  }
}

extension ObservableConvertibleType {
  /// The stream, which does not fail, as a shared sequence.
  func shared<Strategy>() -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().moved(to: Strategy.scheduler))
  }

  /// The stream as a shared sequence, followed by the stream that `recover` makes of its error.
  func shared<Strategy>(
    recovering recover: @escaping (any Error) -> Observable<Element>
  ) -> SharedSequence<Strategy, Element> {
    SharedSequence(asObservable().moved(to: Strategy.scheduler).catching(recover))
  }
}
