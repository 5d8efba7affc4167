// Swift 5 code sees the forms here, whose closures may capture anything and whose elements need not be Sendable, instead
// of those introduced in Swift 6. Both do the same.

@_documentation(visibility: internal)
extension ObservableConvertibleType {
  /// `asDriver(onErrorJustReturn:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    shared { _ in .just(onErrorJustReturn) }
  }

  /// `asDriver(onErrorDriveWith:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    shared { _ in onErrorDriveWith.source }
  }

  /// `asDriver(onErrorRecover:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func asDriver(
    onErrorRecover: @escaping (_ error: any Error) -> Driver<Element>
  ) -> Driver<Element> {
    shared { onErrorRecover($0).source }
  }

  /// `asSignal(onErrorJustReturn:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    shared { _ in .just(onErrorJustReturn) }
  }

  /// `asSignal(onErrorSignalWith:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    shared { _ in onErrorSignalWith.source }
  }

  /// `asSignal(onErrorRecover:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func asSignal(
    onErrorRecover: @escaping (_ error: any Error) -> Signal<Element>
  ) -> Signal<Element> {
    shared { onErrorRecover($0).source }
  }

  /// `asSharedSequence(sharingStrategy:onErrorJustReturn:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func asSharedSequence<Strategy>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn: Element
  ) -> SharedSequence<Strategy, Element> {
    shared { _ in .just(onErrorJustReturn) }
  }

  /// `asSharedSequence(sharingStrategy:onErrorDriveWith:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func asSharedSequence<Strategy>(
    sharingStrategy: Strategy.Type = Strategy.self, onErrorDriveWith: SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    shared { _ in onErrorDriveWith.source }
  }

  /// `asSharedSequence(sharingStrategy:onErrorRecover:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public func asSharedSequence<Strategy>(
    sharingStrategy: Strategy.Type = Strategy.self,
    onErrorRecover: @escaping (_ error: any Error) -> SharedSequence<Strategy, Element>
  ) -> SharedSequence<Strategy, Element> {
    shared { onErrorRecover($0).source }
  }
}

@_documentation(visibility: internal)
extension BehaviorRelay {
  /// `asDriver()` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func asDriver() -> Driver<Element> {
    shared()
  }
}

@_documentation(visibility: internal)
extension PublishRelay {
  /// `asSignal()` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func asSignal() -> Signal<Element> {
    shared()
  }
}

extension InfallibleType {
  /// `asDriver()` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func asDriver() -> Driver<Element> {
    errorless.shared()
  }

  /// `asSignal()` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func asSignal() -> Signal<Element> {
    errorless.shared()
  }

  /// `asSharedSequence(sharingStrategy:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public func asSharedSequence<Strategy>(
    sharingStrategy: Strategy.Type = Strategy.self
  ) -> SharedSequence<Strategy, Element> {
    errorless.shared()
  }
}
