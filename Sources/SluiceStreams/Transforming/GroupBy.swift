/// The elements of a stream that have one key.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// What the elements have in common.
  public let key: Key
  private let source: Observable<Element>

  /// The elements of `source`, which have `key` in common.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Starts sending the elements of the group to `observer`.
  ///
  /// - Returns: a disposable that ends the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// The group as an observable.
  public func asObservable() -> Observable<Element> {
    source
  }
}

extension GroupedObservable: Sendable where Key: Sendable, Element: Sendable {}

extension ObservableType {
  /// The elements, parted into streams by the key that `keySelector` gives each.
  ///
  ///     readings.groupBy(keySelector: \.sensor).flatMap { group in
  ///       group.scan(0) { max($0, $1.value) }
  ///     }
  ///
  /// A group is sent with the first element of its key, before that element. A group sends what comes while it is
  /// subscribed to; it lives, and takes memory, until the source ends.
  ///
  /// - Completes: with its source, after all groups.
  /// - Fails: with its source, or when `keySelector` throws, after all groups have failed.
  /// - Ordering: kept within a group; groups end in the order in which they began.
  /// - Reentrancy: an element sent from inside the delivery of another is handled after it.
  /// - Cancellation: no further group begins; the source is disposed when no group is subscribed to any more either.
  @available(swift, introduced: 6)
  @inlinable
  public func groupBy<Key: Hashable>(
    keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    grouping(by: keySelector)
  }

  @inlinable
  func grouping<Key: Hashable>(
    by keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let groups = Groups(keySelector, sink, scope)
      source.attach(Sink(next: groups.accept, end: groups.end), groups.held.scope)
    }
  }
}

/// The groups of one subscription.
@usableFromInline
final class Groups<Key: Hashable, Element> {
  @usableFromInline
  struct State {
    @usableFromInline var places: [Key: Int] = [:]
    /// In the order in which they began.
    @usableFromInline var subjects: [PublishSubject<Element>] = []

    @inlinable
    init() {}
  }

  @usableFromInline let held: HeldScope
  @usableFromInline let keySelector: (Element) throws -> Key
  /// Lets go of the stage below with the outer subscription, which groups may outlive.
  @usableFromInline let output: SerializedSink<GroupedObservable<Key, Element>>
  @usableFromInline let outer: Scope
  @usableFromInline let state = StateBox.make(State())

  @inlinable
  init(
    _ keySelector: @escaping (Element) throws -> Key, _ sink: Sink<GroupedObservable<Key, Element>>, _ outer: Scope
  ) {
    self.keySelector = keySelector
    output = SerializedSink(sink, outer)
    self.outer = outer
    held = HeldScope(until: outer)
  }

  @inlinable
  func accept(_ element: Element) {
    let key: Key
    do { key = try keySelector(element) } catch {
      end(.error(error))
      return outer.dispose()
    }
    if let place = state.value.places[key] { return state.value.subjects[place].onNext(element) }
    begin(key)?.onNext(element)
  }

  @inlinable
  func begin(_ key: Key) -> PublishSubject<Element>? {
    guard !outer.isDisposed else { return nil }
    let subject = PublishSubject<Element>()
    state.value.places[key] = state.value.subjects.count
    state.value.subjects.append(subject)
    output.next(GroupedObservable(key: key, source: held.stream(of: subject)), from: outer)
    return subject
  }

  @inlinable
  func end(_ end: Termination) {
    let subjects = state.value.subjects
    state.value = State()
    for subject in subjects { subject.on(end.event()) }
    output.end(end, from: outer)
    held.scope.dispose()
  }
}
