/// Shares elements as they come, on the main executor; nothing is replayed.
public enum SignalSharingStrategy: SharingStrategyProtocol {
  /// The main executor, or the scheduler of `SharingScheduler.mock`.
  public static var scheduler: any SchedulerType {
    SharingScheduler.make()
  }

  /// The stream, subscribed to once.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 0, scope: .whileConnected)
  }
}

/// A stream of happenings for a view: it never fails, sends on the main executor, and replays nothing.
///
///     let alerts = reactor.pulse(\.$alert).compactMap { $0 }.asSignal(onErrorSignalWith: .empty())
///     alerts.emit(onNext: { text in self.show(text) }).disposed(by: bag)
///
/// It may be subscribed to from any thread, unlike RxCocoa's.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The value as a signal.
  public func asSignal() -> Signal<Element> {
    asSharedSequence()
  }
}
