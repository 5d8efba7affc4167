extension SharedSequence {
  /// A sequence that completes at once, with no element.
  public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .empty())
  }

  /// A sequence that never sends anything.
  public static func never() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .never())
  }

  /// A sequence that `factory` makes anew whenever the first subscriber comes, on that subscriber's thread.
  @available(swift, introduced: 6)
  public static func deferred(
    _ factory: @escaping @Sendable () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.deferring { factory().source })
  }
}

// Elements that are given by the caller are carried to the sequence's scheduler.
@available(swift, introduced: 6)
extension SharedSequence where Element: Sendable {
  /// A sequence of one element.
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .just(element))
  }

  /// A sequence of the given elements.
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(elements))
  }

  /// A sequence of the elements of an array.
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(array))
  }

  /// A sequence of the elements of a sequence, iterated anew for each subscription.
  @_disfavoredOverload
  public static func from<Elements: Sequence<Element> & Sendable>(
    _ sequence: Elements
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(sequence))
  }

  /// A sequence of the value of an optional, or of nothing.
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(optional: optional))
  }
}

extension SharedSequence where Element: FixedWidthInteger & Sendable {
  /// A sequence that counts up from 0, one number every `period`, the first after one period.
  ///
  /// It begins anew when all have left and someone comes again.
  public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence that sends 0 after `dueTime`, then completes.
  public static func timer(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.timer(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence that sends 0 after `dueTime`, then counts up every `period`.
  ///
  /// It begins anew when all have left and someone comes again.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
