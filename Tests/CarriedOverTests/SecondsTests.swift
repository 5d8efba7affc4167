import Sluice
import Testing

/// Times as numbers of seconds, in virtual time: also those that are no number, or that no clock can hold.
struct SecondsTests {
  typealias Form = (Observable<Int>, Double, HistoricalScheduler) -> Observable<String>

  /// Each operator with a time in seconds.
  @available(*, deprecated, message: "tests deprecated names")
  private static var forms: [(name: String, apply: Form)] {
    [
      ("throttle", { source, seconds, scheduler in source.throttle(seconds, scheduler: scheduler).map { "\($0)" } }),
      ("debounce", { source, seconds, scheduler in source.debounce(seconds, scheduler: scheduler).map { "\($0)" } }),
      ("delay", { source, seconds, scheduler in source.delay(seconds, scheduler: scheduler).map { "\($0)" } }),
      (
        "delaySubscription",
        { source, seconds, scheduler in source.delaySubscription(seconds, scheduler: scheduler).map { "\($0)" } }
      ),
      ("timeout", { source, seconds, scheduler in source.timeout(seconds, scheduler: scheduler).map { "\($0)" } }),
      ("take", { source, seconds, scheduler in source.take(seconds, scheduler: scheduler).map { "\($0)" } }),
      ("skip", { source, seconds, scheduler in source.skip(seconds, scheduler: scheduler).map { "\($0)" } }),
      (
        "buffer",
        { source, seconds, scheduler in
          source.buffer(timeSpan: seconds, count: 9, scheduler: scheduler).filter { !$0.isEmpty }.map { "\($0)" }
        }
      ),
      (
        "window",
        { source, seconds, scheduler in
          source.window(timeSpan: seconds, count: 9, scheduler: scheduler).flatMap { $0.toArray() }
            .filter { !$0.isEmpty }.map { "\($0)" }
        }
      ),
      (
        "interval",
        { _, seconds, scheduler in Observable<Int>.interval(seconds, scheduler: scheduler).map { "\($0)" } }
      ),
      ("timer", { _, seconds, scheduler in Observable<Int>.timer(seconds, scheduler: scheduler).map { "\($0)" } }),
      (
        "timer, period",
        { _, seconds, scheduler in
          Observable<Int>.timer(seconds, period: seconds, scheduler: scheduler).map { "\($0)" }
        }
      ),
    ]
  }

  /// What each operator sends up to the first step of virtual time after 1.5 seconds, for one element at 1 second.
  @available(*, deprecated, message: "tests deprecated names")
  private static func sent(_ seconds: Double, without omitted: Set<String> = []) -> [String: String] {
    var sent: [String: String] = [:]
    for (name, apply) in forms where !omitted.contains(name) {
      let scheduler = HistoricalScheduler()
      let source = PublishSubject<Int>()
      _ = scheduler.scheduleRelative((), dueTime: .seconds(1)) { _ in
        source.onNext(7)
        return Disposables.create()
      }
      var log: [String] = []
      let subscription = apply(source, seconds, scheduler).take(2).subscribe(
        onNext: { log.append($0) }, onError: { _ in log.append("failed") }, onCompleted: { log.append(".") })
      scheduler.advanceTo(RxTime.virtualOrigin.advanced(by: .milliseconds(1_500)))
      subscription.dispose()
      sent[name] = log.joined(separator: " ")
    }
    return sent
  }

  @available(*, deprecated, message: "tests deprecated names")
  @Test("A time is so many seconds")
  func plain() {
    #expect(
      Self.sent(0.25) == [
        "throttle": "7", "debounce": "7", "delay": "7", "delaySubscription": "7", "timeout": "failed", "take": ".",
        "skip": "7", "buffer": "[7]", "window": "[7]", "interval": "0 1 .", "timer": "0 .", "timer, period": "0 1 .",
      ])
  }

  @available(*, deprecated, message: "tests deprecated names")
  @Test(
    "A time that is beyond what a clock can hold never comes", arguments: [1e300, .infinity, .greatestFiniteMagnitude])
  func huge(seconds: Double) {
    #expect(
      Self.sent(seconds) == [
        "throttle": "7", "debounce": "", "delay": "", "delaySubscription": "", "timeout": "7", "take": "7",
        "skip": "", "buffer": "", "window": "", "interval": "", "timer": "", "timer, period": "",
      ])
  }

  @available(*, deprecated, message: "tests deprecated names")
  @Test("A time that is no number, and one before now, is the next turn", arguments: [.nan, -.infinity, -1e300, -1, 0])
  func none(seconds: Double) {
    // Arrays and windows that are due again at once would hold virtual time where it is.
    let sent = Self.sent(seconds, without: ["buffer", "window"])
    #expect(sent["delay"] == "7" && sent["debounce"] == "7" && sent["delaySubscription"] == "7")
    #expect(sent["take"] == "." && sent["skip"] == "7" && sent["timeout"] == "failed")
    #expect(sent["timer"] == "0 .")
  }
}
