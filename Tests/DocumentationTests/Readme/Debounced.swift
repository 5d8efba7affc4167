import Sluice
import SluiceTesting

func debounced() -> [Recorded<Event<String>>] {
  // A tick of this scheduler is a millisecond; by default it is a second, and shorter times round up to it.
  let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
  let keys = scheduler.createHotObservable([.next(210, "s"), .next(300, "sl"), .next(900, "slu")])
  let observer = scheduler.start(disposed: 2000) {
    keys.debounce(.milliseconds(300), scheduler: scheduler)
  }
  return observer.events  // [.next(600, "sl"), .next(1200, "slu")]
}
