import SluiceStreams

extension ObservableConvertibleType {
  /// The stream, to be waited for; works for an observable, a single, a maybe and a completable.
  ///
  ///     let answer = try Single.just(42).toBlocking(timeout: 5).first()
  ///
  /// - Parameter timeout: how many seconds to wait for an end before `RxError.timeout` is thrown; nil, a number that is
  ///   none, and a time beyond thirty years mean without limit. With zero or less, what the stream sends while it is being
  ///   subscribed to still counts.
  public func toBlocking(timeout: Double? = nil) -> BlockingObservable<Element> {
    let limit = timeout.flatMap { $0 < 1e9 ? Duration.seconds(max($0, 0)) : nil }
    return BlockingObservable(source: asObservable(), timeout: limit)
  }

  /// The stream, to be waited for; works for an observable, a single, a maybe and a completable.
  ///
  ///     let answer = try Single.just(42).toBlocking(timeout: .milliseconds(500)).first()
  ///
  /// - Parameter timeout: how long to wait for an end before `RxError.timeout` is thrown; nil means without limit.
  @_disfavoredOverload
  public func toBlocking(timeout: Duration?) -> BlockingObservable<Element> {
    let limit = timeout.flatMap { $0 < .seconds(1e9) ? max($0, .zero) : nil }
    return BlockingObservable(source: asObservable(), timeout: limit)
  }
}
