import SluiceStreams
import TestSupport
import Testing

/// Stages that move events to a scheduler which runs work at once.
@Suite(.leakChecked) struct InlineSchedulerTests {
  /// Runs work at once, on the caller's stack.
  struct Inline: ImmediateSchedulerType {
    func schedule<StateType>(
      _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
      action(state)
    }
  }

  static let steps = 100_000

  @Test("observe(on:) takes no stack for an observer that feeds its source")
  func observeOn() {
    onSmallStack {
      let (subject, last) = (PublishSubject<Int>(), Counter())
      let subscription = subject.observe(on: Inline()).subscribe(
        AnyObserver { [weak subject] event in
          last.add()
          if let element = event.element, element < Self.steps { subject?.onNext(element + 1) }
        })
      subject.onNext(1)
      #expect(last.value == Self.steps)
      subscription.dispose()
    }
  }

  @Test("a binder on a scheduler takes no stack for a binding that feeds it")
  func binder() {
    onSmallStack {
      let (relay, target) = (PublishRelay<Int>(), Counter())
      let binder = Binder<Int>(target, scheduler: Inline()) { [weak relay] target, element in
        target.add()
        if element < Self.steps { relay?.accept(element + 1) }
      }
      let subscription = relay.bind(to: binder)
      relay.accept(1)
      #expect(target.value == Self.steps)
      subscription.dispose()
    }
  }

  @Test("what runs again and again takes no stack")
  func timed() {
    onSmallStack {
      let count = Counter()
      let subscription = Observable<Int>.repeatElement(1, scheduler: Inline()).take(Self.steps)
        .subscribe(AnyObserver { _ in count.add() })
      #expect(count.value == Self.steps + 1)
      subscription.dispose()
    }
  }
}
