extension SharedSequenceConvertibleType {
  /// The elements that no other follows within `dueTime`, each sent when that time has passed.
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().debouncing(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// At most one element in every window of `dueTime`: the first at once, and with `latest` the last at the window's end.
  public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().throttling(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// The sequence with its elements and its completion sent `dueTime` later.
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().delaying(dueTime, scheduler: SharingStrategy.scheduler))
  }
}
