extension InfallibleType {
  /// The elements in arrays, each sent when `timeSpan` has passed since the one before, or when it has `count` elements.
  ///
  /// As `ObservableType.buffer(timeSpan:count:scheduler:)`; never fails, so no element that waits is ever dropped by an end.
  @available(swift, introduced: 6)
  public func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Infallible<[Element]>
  where Element: Sendable {
    Infallible<[Element]>(raw: errorless.buffering(timeSpan, count, scheduler))
  }

  /// The elements in windows: streams that follow one another when `timeSpan` has passed, or after `count` elements.
  ///
  ///     clicks.window(timeSpan: .seconds(1), count: 10, scheduler: MainScheduler.instance).flatMap { window in
  ///       window.reduce(0) { count, _ in count + 1 }
  ///     }
  ///
  /// As `ObservableType.window(timeSpan:count:scheduler:)`; neither the stream nor a window ever fails.
  @available(swift, introduced: 6)
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Infallible<Infallible<Element>> where Element: Sendable {
    windowing(timeSpan, count, scheduler)
  }

  func windowing(
    _ timeSpan: RxTimeInterval, _ count: Int, _ scheduler: any SchedulerType
  ) -> Infallible<Infallible<Element>> {
    Infallible<Infallible<Element>>(
      raw: errorless.windowing(timeSpan, count, scheduler).mapping { Infallible(raw: $0) })
  }

  /// The elements, parted into streams by the key that `keySelector` gives each.
  ///
  ///     readings.groupBy(keySelector: \.sensor).flatMap { group in
  ///       group.scan(0) { max($0, $1.value) }
  ///     }
  ///
  /// As `ObservableType.groupBy(keySelector:)`; neither the stream nor a group ever fails.
  @available(swift, introduced: 6)
  public func groupBy<Key: Hashable>(
    keySelector: @escaping @Sendable (Element) -> Key
  ) -> Infallible<GroupedInfallible<Key, Element>> {
    grouping(by: keySelector)
  }

  func grouping<Key: Hashable>(
    by keySelector: @escaping (Element) -> Key
  ) -> Infallible<GroupedInfallible<Key, Element>> {
    Infallible<GroupedInfallible<Key, Element>>(
      raw: errorless.grouping(by: keySelector).mapping { group in
        GroupedInfallible(key: group.key, source: Infallible(raw: group.asObservable()))
      })
  }
}

/// The elements of a stream that never fails which have one key.
public struct GroupedInfallible<Key, Element>: InfallibleType {
  /// What the elements have in common.
  public let key: Key
  private let source: Infallible<Element>

  /// The elements of `source`, which have `key` in common.
  public init(key: Key, source: Infallible<Element>) {
    self.key = key
    self.source = source
  }

  /// The group as an observable.
  public func asObservable() -> Observable<Element> {
    source.asObservable()
  }

  /// The group as an `Infallible`.
  public func asInfallible() -> Infallible<Element> {
    source
  }
}

extension GroupedInfallible: Sendable where Key: Sendable, Element: Sendable {}
