/// What a stage with a clock does in answer to an input: sends, then ends or sets its alarm.
struct TimedStep<Element> {
  enum Alarm {
    case keep
    case cancel
    /// Rings after this time; an alarm set before no longer rings.
    case set(RxTimeInterval)
    /// Asks the machine at once what to do next.
    case resume
  }

  enum End {
    case termination(Termination)
    /// The rest of the stream comes from another one.
    case replacement(Observable<Element>)
  }

  var element: Element?
  var alarm = Alarm.keep
  var end: End?
}

/// The logic of a stage with a clock: a value whose transitions say what to do, and do nothing themselves.
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
  mutating func start() -> TimedStep<Element> {
    TimedStep()
  }

  mutating func end(_ end: Termination, at now: @autoclosure () -> RxTime) -> TimedStep<Element> {
    TimedStep(end: .termination(end))
  }

  mutating func resume(at now: RxTime) -> TimedStep<Element> {
    TimedStep()
  }
}

/// Drives a machine with the events of a source and an alarm on a scheduler, one input at a time.
final class TimedStage<Machine: TimedMachine>: @unchecked Sendable {
  // The state is touched by the gate's owner only, and the sink is only called by it.
  typealias Element = Machine.Element

  private enum Input {
    case start
    case next(Machine.Input)
    case end(Termination)
    case alarm(Scope)
  }

  private struct State {
    var machine: Machine
    var alarm: Scope?
    var isDone = false
  }

  private let gate = Gate<Input>()
  private let state: StateBox<State>
  private let scheduler: any SchedulerType
  private let sink: Sink<Element>
  private let scope: Scope
  private let upstream: Scope

  private init(_ machine: Machine, _ scheduler: any SchedulerType, _ sink: Sink<Element>, _ scope: Scope) {
    state = .make(State(machine: machine))
    self.scheduler = scheduler
    self.sink = sink
    self.scope = scope
    upstream = scope.child()
  }

  /// `source` as it comes out of a stage that `machine` decides for; each subscription has a machine of its own.
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

  private func take(_ input: Input) {
    gate.run(input, handle)
  }

  private func handle(_ input: Input) {
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

  private func perform(_ first: TimedStep<Element>) {
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

  private func finish(_ end: TimedStep<Element>.End) {
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

  private func setAlarm(_ dueTime: RxTimeInterval) {
    cancelAlarm()
    let alarm = scope.child()
    state.value.alarm = alarm
    alarm.add(
      scheduler.scheduleRelative(alarm, dueTime: dueTime) { [self] alarm in
        take(.alarm(alarm))
        return Disposables.create()
      })
  }

  private func cancelAlarm() {
    if let alarm = state.value.alarm.take() { scope.finish(alarm) }
  }
}
