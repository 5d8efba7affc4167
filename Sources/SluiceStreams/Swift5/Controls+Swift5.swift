// Swift 5 code sees the forms here, whose elements and sinks need not be Sendable, instead of those introduced in Swift 6.

@_documentation(visibility: internal)
extension ControlEvent {
  /// `init(events:)` for Swift 5 code, whose elements need not be Sendable.
  @available(swift, obsoleted: 6)
  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    self.init(unchecked: events.asObservable())
  }
}

@_documentation(visibility: internal)
extension ControlProperty {
  /// `init(values:valueSink:)` for Swift 5 code, whose sinks need not be Sendable.
  @available(swift, obsoleted: 6)
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == Element, Sink.Element == Element {
    self.init(unchecked: values.asObservable(), valueSink)
  }
}

@_documentation(visibility: internal)
extension Binder {
  /// `init(_:scheduler:binding:)` for Swift 5 code, whose closures may capture anything.
  @available(swift, obsoleted: 6)
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType,
    binding: @escaping (_ target: Target, _ value: Value) -> Void
  ) {
    if scheduler is MainScheduler {
      self.init(runningOn: MainActor.shared, target, binding)
    } else {
      self.init(scheduling: scheduler, target, binding)
    }
  }
}
