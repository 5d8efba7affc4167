import SluiceStreams
import TestSupport
import Testing

@Suite("CurrentThreadScheduler", .leakChecked)
struct CurrentThreadSchedulerTests {
  private let scheduler = CurrentThreadScheduler.instance

  @Test("runs work at once, and work scheduled inside it afterwards, in order")
  func order() {
    let notes = Notes<String>()
    let scheduler = scheduler
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = scheduler.schedule(()) { _ in
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      notes.add("outer begins")
      for name in ["a", "b"] {
        _ = scheduler.schedule(name) { name in
          notes.add(name)
          _ = scheduler.schedule(()) { _ in
            notes.add("after \(name)")
            return Disposables.create()
          }
          return Disposables.create()
        }
      }
      notes.add("outer ends")
      return Disposables.create()
    }
    #expect(notes.all == ["outer begins", "outer ends", "a", "b", "after a", "after b"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test("work that is disposed before its turn does not run; what it returned is disposed with it")
  func disposal() {
    let notes = Notes<String>()
    let scheduler = scheduler
    let outer = scheduler.schedule(()) { _ in
      scheduler.schedule(()) { _ in
        notes.add("ran")
        return Disposables.create()
      }.dispose()
      return Disposables.create { notes.add("disposed") }
    }
    #expect(notes.all.isEmpty)
    outer.dispose()
    outer.dispose()
    #expect(notes.all == ["disposed"])
  }

  @Test("a recursion of 100,000 turns takes no stack and ends when it is disposed")
  func recursion() {
    let scheduler = scheduler
    onSmallStack {
      let notes = Notes<Int>()
      _ = scheduler.scheduleRecursive(0) { step, again in
        if step == 100_000 { return notes.add(step) }
        again(step + 1)
      }
      #expect(notes.all == [100_000])
      let holder = SerialDisposable()
      let turns = Notes<Int>()
      _ = scheduler.schedule(()) { _ in
        holder.disposable = scheduler.scheduleRecursive(0) { step, again in
          turns.add(step)
          if step == 3 { holder.dispose() }
          again(step + 1)
        }
        return Disposables.create()
      }
      #expect(turns.all == [0, 1, 2, 3])
    }
  }

  @Test("each thread has its own queue")
  func threads() {
    let scheduler = scheduler
    onThreads(3) { index in
      let notes = Notes<Int>()
      _ = scheduler.schedule(()) { _ in
        for step in 0..<100 {
          _ = scheduler.schedule(()) { _ in
            notes.add(index * 100 + step)
            return Disposables.create()
          }
        }
        return Disposables.create()
      }
      #expect(notes.all == (0..<100).map { index * 100 + $0 })
    }
  }
}
