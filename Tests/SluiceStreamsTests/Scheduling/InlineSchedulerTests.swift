import SluiceStreams
import Synchronization
import TestSupport
import Testing

/// Stages that move events to a scheduler which runs work at once for a caller who is on it already, as
/// `ConcurrentMainScheduler` does.
@Suite(.leakChecked) struct InlineSchedulerTests {
  /// Runs work at once while it runs work, and otherwise when it is told to.
  final class Inline: ImmediateSchedulerType {
    private let isInside = Atomic(false)
    private let waiting = Guarded<[CancellableWork]>([])

    func schedule<StateType>(
      _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
      if isInside.load(ordering: .acquiring) { return action(state) }
      let state = Unchecked(state)
      let work = CancellableWork { action(state.value) }
      waiting.withLock { $0.append(work) }
      return work
    }

    func run() {
      isInside.store(true, ordering: .releasing)
      let present = waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      for work in present { work.run() }
      isInside.store(false, ordering: .releasing)
    }
  }

  static let steps = 100_000

  @Test("observe(on:) takes no stack for an observer that feeds its source")
  func observeOn() {
    onSmallStack {
      let (scheduler, subject, count) = (Inline(), PublishSubject<Int>(), Counter())
      let subscription = subject.observe(on: scheduler).subscribe(
        AnyObserver { [weak subject] event in
          count.add()
          if let element = event.element, element < Self.steps { subject?.onNext(element + 1) }
        })
      subject.onNext(1)
      #expect(count.value == 0)
      scheduler.run()
      #expect(count.value == Self.steps)
      subscription.dispose()
    }
  }

  @Test("a binder on a scheduler takes no stack for the elements that wait")
  func binder() {
    onSmallStack {
      let (scheduler, relay, target) = (Inline(), PublishRelay<Int>(), Counter())
      let binder = Binder<Int>(target, scheduler: scheduler) { target, _ in target.add() }
      let subscription = relay.bind(to: binder)
      for element in 0..<Self.steps { relay.accept(element) }
      #expect(target.value == 0)
      scheduler.run()
      #expect(target.value == Self.steps)
      subscription.dispose()
    }
  }
}
