/// Shares the latest element, on the main executor.
public enum DriverSharingStrategy: SharingStrategyProtocol {
  /// The main executor, or the scheduler of `SharingScheduler.mock`.
  public static var scheduler: any SchedulerType {
    SharingScheduler.make()
  }

  /// The stream, subscribed to once, with its latest element sent to each new subscriber first.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

/// A stream of states for a view: it never fails, sends on the main executor, and sends its latest element to each new
/// subscriber first.
///
///     let results = query.flatMapLatest { search($0).asDriver(onErrorJustReturn: []) }
///     results.map(\.count).drive(label.rx.count).disposed(by: bag)
///
/// It may be driven from any thread, unlike RxCocoa's.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The value as a driver.
  public func asDriver() -> Driver<Element> {
    asSharedSequence()
  }
}
