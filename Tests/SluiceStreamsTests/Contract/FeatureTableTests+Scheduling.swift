import Dispatch
import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

extension FeatureTableTests {
  @Test("Time and threads")
  func time() {
    let scheduler = TestScheduler(initialClock: 0)
    let second = RxTimeInterval.seconds(1)
    let bag = DisposeBag()
    var log: [String: String] = [:]
    let source = scheduler.createHotObservable([.next(1, 1), .next(2, 2), .next(7, 3), .completed(20)]).asObservable()
    let streams: [(String, Observable<Int>)] = [
      ("buffer", source.buffer(timeSpan: .seconds(5), count: 2, scheduler: scheduler).map(\.count)),
      ("window", source.window(timeSpan: .seconds(9), count: 2, scheduler: scheduler).map { _ in 0 }),
      ("skip", source.skip(.seconds(3), scheduler: scheduler)),
      ("take", source.take(for: .seconds(3), scheduler: scheduler)),
      ("debounce", source.debounce(.seconds(3), scheduler: scheduler)),
      ("throttle", source.throttle(.seconds(3), scheduler: scheduler)),
      ("throttle, first", source.throttle(.seconds(3), latest: false, scheduler: scheduler)),
      ("timeout", source.timeout(.seconds(4), other: Observable.just(9), scheduler: scheduler)),
      ("timeout, error", source.timeout(.seconds(4), scheduler: scheduler).catchAndReturn(8)),
      ("delay", source.delay(second, scheduler: scheduler)),
      ("delaySubscription", source.delaySubscription(.seconds(3), scheduler: scheduler)),
      ("observe", source.observe(on: scheduler)), ("subscribe", source.subscribe(on: scheduler)),
      ("timer", .timer(second, scheduler: scheduler)),
      ("timer, period", .timer(second, period: second, scheduler: scheduler).take(2)),
      ("interval", .interval(second, scheduler: scheduler).take(2)),
    ]
    for (name, stream) in streams {
      stream.subscribe(onNext: { log[name, default: ""] += "\($0) " }).disposed(by: bag)
    }
    scheduler.start()
    #expect(
      log == [
        "buffer": "2 1 0 0 0 ", "window": "0 0 0 ", "skip": "3 ", "take": "1 2 ", "debounce": "2 3 ",
        "throttle": "1 2 3 ", "throttle, first": "1 3 ", "timeout": "1 2 9 ", "timeout, error": "1 2 8 ",
        "delay": "1 2 3 ", "delaySubscription": "3 ", "observe": "1 2 3 ", "subscribe": "2 3 ", "timer": "0 ",
        "timer, period": "0 1 ", "interval": "0 1 ",
      ])
  }

  @Test("Schedulers")
  func schedulers() async {
    let schedulers: [any SchedulerType] = [
      MainScheduler.instance, MainScheduler.asyncInstance, ConcurrentMainScheduler.instance,
      SerialDispatchQueueScheduler(qos: .utility), SerialDispatchQueueScheduler(internalSerialQueueName: "table"),
      SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "table"),
      ConcurrentDispatchQueueScheduler(qos: .utility), ConcurrentDispatchQueueScheduler(queue: .global()),
      ClockScheduler(clock: ContinuousClock()),
    ]
    for scheduler in schedulers {
      let (atOnce, later, again, recursive) = (Checkpoint(), Checkpoint(), Checkpoint(), Checkpoint())
      let periods = Countdown(2, again)
      let work: [any Disposable] = [
        scheduler.schedule(1) { _ in
          atOnce.reach()
          return Disposables.create()
        },
        scheduler.scheduleRelative(1, dueTime: .milliseconds(1)) { _ in
          later.reach()
          return Disposables.create()
        },
        scheduler.schedulePeriodic(0, startAfter: .milliseconds(1), period: .milliseconds(1)) { count in
          if count < 2 { periods.step() }
          return count + 1
        },
        scheduler.scheduleRecursive(2) { left, recurse in
          if left > 0 { recurse(left - 1) } else { recursive.reach() }
        },
      ]
      for signal in [atOnce, later, again, recursive] { await signal.wait() }
      for work in work { work.dispose() }
    }
    let historical = HistoricalScheduler()
    let virtual: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> = historical
    virtual.start()
    #expect(CurrentThreadScheduler.isScheduleRequired && historical.clock == .virtualOrigin)
  }

  @Test("Share")
  func share() {
    let subscriptions = Counter()
    let source = Observable<Int>.deferred { [numbers] in
      subscriptions.add()
      return numbers
    }
    #expect(sent(source.share()) == "1 2 3" && sent(source.share(replay: 1, scope: .whileConnected)) == "1 2 3")
    let forever = source.share(replay: 2, scope: .forever)
    #expect(sent(forever) == "1 2 3" && sent(forever) == "2 3" && subscriptions.value == 3)
    let connectables: [ConnectableObservable<Int>] = [
      source.publish(), source.replay(1), source.replayAll(), source.multicast(PublishSubject()),
      source.multicast(makeSubject: { PublishSubject() }),
    ]
    for connectable in connectables {
      let log = Recorder<Int>()
      let subscription = connectable.subscribe(log)
      #expect(log.log == [])
      connectable.connect().dispose()
      #expect(log.log == ["1", "2", "3", "completed"])
      subscription.dispose()
    }
    #expect(sent(source.publish().refCount()) == "1 2 3")
    #expect(sent(source.multicast({ PublishSubject() }, selector: { $0.map { $0 * 2 } })) == "2 4 6")
  }

  @Test("Subjects and relays")
  func subjects() throws {
    let publish = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 1)
    let (replay, all) = (ReplaySubject<Int>.create(bufferSize: 1), ReplaySubject<Int>.createUnbounded())
    let last = AsyncSubject<Int>()
    let observers = [
      AnyObserver(publish), AnyObserver(behavior), AnyObserver(replay), AnyObserver(all), AnyObserver(last),
    ]
    for observer in observers {
      for number in 2...3 { observer.onNext(number) }
    }
    let passed: PublishSubject<Int> = publish.asObserver()
    #expect(try behavior.value() == 3 && passed === publish)
    last.onCompleted()
    #expect(sent(publish) == "" && sent(behavior) == "3" && sent(replay) == "3" && sent(all) == "2 3")
    #expect(sent(last) == "3" && !publish.hasObservers)
    let (event, state) = (PublishRelay<Int>(), BehaviorRelay(value: 1))
    let (kept, unbound) = (ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay<Int>.createUnbound())
    event.accept(1)
    for number in 2...3 {
      state.accept(number)
      kept.accept(number)
      unbound.accept(number)
    }
    #expect(state.value == 3 && sent(event) == "" && sent(state) == "3" && sent(kept) == "3" && sent(unbound) == "2 3")
  }
}
