/// The time of a virtual clock and the work that waits for it: the state machine behind `VirtualTimeScheduler`.
struct VirtualClock<Converter: VirtualTimeConverterType> {
  typealias Time = Converter.VirtualTimeUnit

  /// What came of asking the clock to run.
  enum Start {
    case started
    case isRunning
    case isPast(Time)
  }

  private struct Entry {
    let time: Time
    /// Keeps the order of work for the same time.
    let number: Int
    let work: CancellableWork
  }

  private(set) var time: Time
  private var isRunning = false
  private var scheduled = 0
  private var queue: PriorityQueue<Entry>
  private let converter: Converter

  init(_ time: Time, _ converter: Converter) {
    self.time = time
    self.converter = converter
    queue = PriorityQueue { first, second in
      switch converter.compareVirtualTime(first.time, second.time) {
      case .lessThan: true
      case .equal: first.number < second.number
      case .greaterThan: false
      }
    }
  }

  mutating func schedule(_ work: CancellableWork, at time: Time) {
    queue.append(Entry(time: time, number: scheduled, work: work))
    scheduled += 1
  }

  mutating func run(until limit: Time?) -> Start {
    guard !isRunning else { return .isRunning }
    if let limit, converter.isLater(time, than: limit) { return .isPast(time) }
    isRunning = true
    return .started
  }

  /// The work to run next, with the clock moved to its time; nil when there is none by `limit`, or after `stop()`.
  mutating func next(until limit: Time?) -> CancellableWork? {
    guard isRunning else { return nil }
    while let first = queue.first {
      if first.work.isDisposed {
        // Cancelled: its action is released already, so that nothing of a user's dies here, under the lock.
        _ = queue.popFirst()
        continue
      }
      if let limit, converter.isLater(first.time, than: limit) { return nil }
      if converter.isLater(first.time, than: time) { time = first.time }
      return queue.popFirst()?.work
    }
    return nil
  }

  /// When the first work is due that was not cancelled.
  var nextDueTime: Time? {
    mutating get {
      while let first = queue.first, first.work.isDisposed { _ = queue.popFirst() }
      return queue.first?.time
    }
  }

  mutating func stop() {
    isRunning = false
  }

  /// Ends a run that reached `limit`, unless it was stopped before.
  mutating func stop(at limit: Time) {
    if isRunning { time = limit }
    isRunning = false
  }

  /// Moves the time, and tells whether it could.
  mutating func sleep(_ interval: Converter.VirtualTimeIntervalUnit) -> Bool {
    let target = converter.offsetVirtualTime(time, offset: interval)
    guard !converter.isLater(time, than: target) else { return false }
    time = target
    return true
  }
}
