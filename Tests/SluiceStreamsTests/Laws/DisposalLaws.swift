import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct DisposalLaws {
  @Test("The source is disposed when it has completed", arguments: Operator.all)
  func onCompletion(_ operation: Operator) {
    expectReleased(operation) { probe, _ in
      probe.send(1)
      probe.subject.onCompleted()
    }
  }

  @Test("The source is disposed when it has failed", arguments: Operator.notResubscribing)
  func onError(_ operation: Operator) {
    expectReleased(operation) { probe, _ in
      probe.send(1)
      probe.subject.onError(TestError())
    }
  }

  @Test("The source is disposed at once when the operator ends early", arguments: Operator.endingEarly)
  func onEarlyEnd(_ operation: Operator) {
    expectReleased(operation) { probe, _ in probe.send(1) }
  }

  @Test("The source is disposed when the subscription is", arguments: Operator.all)
  func onDisposal(_ operation: Operator) {
    expectReleased(operation) { probe, subscription in
      probe.send(1)
      subscription.dispose()
      subscription.dispose()
    }
  }

  @Test("The source is disposed when the subscription is, before any event", arguments: Operator.all)
  func onDisposalAtOnce(_ operation: Operator) {
    expectReleased(operation) { _, subscription in subscription.dispose() }
  }

  /// Subscribes, ends, and expects that no subscription and no capture is left, even while the handle is held.
  private func expectReleased(_ operation: Operator, end: (Probe, any Disposable) -> Void) {
    let tracker = LifetimeTracker()
    let probe = Probe()
    let observer = StrictObserver()
    let subscription = operation.build(probe.source, tracker.object()).subscribe(observer)
    #expect(probe.subscribed.value > 0)
    end(probe, subscription)
    #expect(probe.live == 0)
    #expect(!probe.subject.hasObservers)
    #expect(tracker.alive == 0, "a closure is kept after the end")
    #expect(observer.violations == [])
    subscription.dispose()
  }
}
