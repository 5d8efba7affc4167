import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct DebugTests {
  @Test("debug writes a line for the subscription, each event and the disposal")
  func lines() {
    let written = Recorder<Int>()
    let log = Observable.of(1, 2).debug("numbers", trimOutput: false, write: { written.note($0) }).recorded()
    #expect(log == ["1", "2", "completed"])
    #expect(
      written.log == [
        "numbers -> subscribed", "numbers -> Event next(1)", "numbers -> Event next(2)", "numbers -> Event completed",
        "numbers -> isDisposed",
      ])
  }

  @Test("Long events are shortened on request")
  func trimmed() {
    let written = Recorder<String>()
    let long = String(repeating: "x", count: 100)
    _ = Observable.just(long).debug("long", trimOutput: true, write: { written.note($0) }).recorded()
    #expect(written.log[1] == "long -> Event next(xxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxxx)")
  }

  @Test("A line begins with the local time, to the millisecond")
  func timestamp() {
    let shape = WallClock.timestamp().map { $0.isNumber ? "0" : $0 }
    #expect(String(shape) == "0000-00-00 00:00:00.000")
  }
}
