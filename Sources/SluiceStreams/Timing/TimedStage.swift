/// What a stage with a clock does in answer to an input: sends, then ends or sets its alarm.
@usableFromInline
struct TimedStep<Element> {
  @usableFromInline
  enum Alarm {
    case keep
    case cancel
    /// Rings after this time; an alarm set before no longer rings.
    case set(RxTimeInterval)
    /// Asks the machine at once what to do next.
    case resume
  }

  @usableFromInline
  enum End {
    case termination(Termination)
    /// The rest of the stream comes from another one.
    case replacement(Observable<Element>)
  }

  @usableFromInline var element: Element?
  @usableFromInline var alarm: Alarm
  @usableFromInline var end: End?

  @inlinable
  init(element: Element? = nil, alarm: Alarm = .keep, end: End? = nil) {
    self.element = element
    self.alarm = alarm
    self.end = end
  }
}

/// The logic of a stage with a clock: a value whose transitions say what to do, and do nothing themselves.
@usableFromInline
protocol TimedMachine<Input, Element>: SendableMetatype {
  /// What the source sends.
  associatedtype Input
  /// What the stage sends.
  associatedtype Element

  /// The subscription begins.
  mutating func start() -> TimedStep<Element>

  /// The source sent an element.
  mutating func next(_ element: Input, at now: @autoclosure () -> RxTime) -> TimedStep<Element>

  /// The source ended.
  mutating func end(_ end: Termination, at now: @autoclosure () -> RxTime) -> TimedStep<Element>

  /// The alarm rang.
  mutating func alarm(at now: RxTime) -> TimedStep<Element>

  /// The step before asked to be resumed.
  mutating func resume(at now: RxTime) -> TimedStep<Element>
}

extension TimedMachine {
  @inlinable
  mutating func start() -> TimedStep<Element> {
    TimedStep()
  }

  @inlinable
  mutating func end(_ end: Termination, at now: @autoclosure () -> RxTime) -> TimedStep<Element> {
    TimedStep(end: .termination(end))
  }

  @inlinable
  mutating func resume(at now: RxTime) -> TimedStep<Element> {
    TimedStep()
  }
}

/// Drives a machine with the events of a source and an alarm on a scheduler, one input at a time.
@usableFromInline
final class TimedStage<Machine: TimedMachine>: @unchecked Sendable {
  // The state is touched by the gate's owner only, and the sink is only called by it.
  @usableFromInline typealias Element = Machine.Element

  @usableFromInline
  enum Input {
    case start
    case next(Machine.Input)
    case end(Termination)
    case alarm(Scope)
  }

  @usableFromInline
  struct State {
    @usableFromInline var machine: Machine
    @usableFromInline var alarm: Scope?
    @usableFromInline var isDone = false

    @inlinable
    init(machine: Machine) {
      self.machine = machine
    }
  }

  @usableFromInline let gate = Gate<Input>()
  @usableFromInline let state: StateBox<State>
  @usableFromInline let scheduler: any SchedulerType
  @usableFromInline let sink: Sink<Element>
  @usableFromInline let scope: Scope
  @usableFromInline let upstream: Scope

  @inlinable
  init(_ machine: Machine, _ scheduler: any SchedulerType, _ sink: Sink<Element>, _ scope: Scope) {
    state = .make(State(machine: machine))
    self.scheduler = scheduler
    self.sink = sink
    self.scope = scope
    upstream = scope.child()
  }

  /// `source` as it comes out of a stage that `machine` decides for; each subscription has a machine of its own.
  @inlinable
  static func observable(
    _ source: Observable<Machine.Input>, _ scheduler: any SchedulerType, _ machine: Machine
  ) -> Observable<Element> {
    AnonymousObservable { sink, scope in
      let stage = TimedStage(machine, scheduler, sink, scope)
      stage.take(.start)
      source.attach(
        Sink(
          next: { stage.take(.next($0)) },
          end: { end in
            stage.take(.end(end))
            stage.scope.finish(stage.upstream)
          }), stage.upstream)
    }
  }

  @inlinable
  func take(_ input: Input) {
    gate.run(input, handle)
  }

  @inlinable
  func handle(_ input: Input) {
    guard !scope.isDisposed, !state.value.isDone else { return }
    switch input {
    case .start: perform(state.value.machine.start())
    case .next(let element): perform(state.value.machine.next(element, at: scheduler.now))
    case .end(let end): perform(state.value.machine.end(end, at: scheduler.now))
    case .alarm(let alarm):
      // An alarm that rang before it was cancelled may arrive after; its scope tells.
      guard !alarm.isDisposed else { return }
      cancelAlarm()
      perform(state.value.machine.alarm(at: scheduler.now))
    }
  }

  @inlinable
  func perform(_ first: TimedStep<Element>) {
    var step = first
    while true {
      if let element = step.element { sink.next(element) }
      guard !scope.isDisposed else { return }
      if let end = step.end { return finish(end) }
      switch step.alarm {
      case .keep: return
      case .cancel: return cancelAlarm()
      case .set(let dueTime): return setAlarm(dueTime)
      case .resume: step = state.value.machine.resume(at: scheduler.now)
      }
    }
  }

  @inlinable
  func finish(_ end: TimedStep<Element>.End) {
    state.value.isDone = true
    cancelAlarm()
    switch end {
    case .termination(let end):
      sink.end(end)
      scope.finish(upstream)
    case .replacement(let other):
      scope.finish(upstream)
      other.attach(sink, entering: scope)
    }
  }

  @inlinable
  func setAlarm(_ dueTime: RxTimeInterval) {
    cancelAlarm()
    let alarm = scope.child()
    state.value.alarm = alarm
    alarm.add(
      scheduler.scheduleRelative(alarm, dueTime: dueTime) { [self] alarm in
        take(.alarm(alarm))
        return Disposables.create()
      })
  }

  @inlinable
  func cancelAlarm() {
    if let alarm = state.value.alarm.take() { scope.finish(alarm) }
  }
}
