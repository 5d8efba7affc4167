import SluiceStreams
import Synchronization
import TestSupport
import Testing

/// A `Single`, `Maybe` or `Completable` has exactly one outcome, however often, late or concurrently it is answered.
@Suite(.leakChecked) struct SequenceLaws {
  @Test("Of several answers, the first counts", arguments: SequenceOperator.all)
  func doubleAnswers(_ operation: SequenceOperator) {
    let answers: [SingleEvent<Int>] = [.success(1), .failure(TestError())]
    for first in answers where !operation.resubscribes || first.isSuccess {
      let question = Question()
      let recorder = Recorder<Int>()
      let subscription = operation.build(question.single, LifetimeTracker().object()).subscribe(recorder)
      for answer in [first] + answers { question.answer(answer) }
      expectOneOutcome(recorder, operation)
      #expect(question.disposed.value == question.asked.value)
      subscription.dispose()
    }
  }

  @Test("An answer that is sent from inside the delivery of the first is none", arguments: SequenceOperator.all)
  func reentrantAnswers(_ operation: SequenceOperator) {
    let question = Question()
    let recorder = Recorder<Int>()
    let subscription = operation.build(question.single, LifetimeTracker().object()).subscribe(
      AnyObserver { event in
        recorder.on(event)
        question.answer(.success(2))
        question.answer(.failure(TestError()))
      })
    question.answer(.success(1))
    expectOneOutcome(recorder, operation)
    subscription.dispose()
  }

  @Test("Of answers from four threads at once, one counts", arguments: SequenceOperator.all)
  func concurrentAnswers(_ operation: SequenceOperator) {
    for _ in 0..<25 {
      let question = Question()
      let recorder = Recorder<Int>()
      let subscription = operation.build(question.single, LifetimeTracker().object()).subscribe(recorder)
      onThreads(4) { thread in
        question.answer(thread % 2 == 0 || operation.resubscribes ? .success(thread) : .failure(TestError()))
      }
      // `retry(2)` and `concat` of the same source may have asked again after the last answer.
      question.answer(.success(9))
      expectOneOutcome(recorder, operation)
      subscription.dispose()
    }
  }

  @Test("An answer after disposal is none", arguments: SequenceOperator.all)
  func lateAnswers(_ operation: SequenceOperator) {
    let tracker = LifetimeTracker()
    let question = Question()
    let recorder = Recorder<Int>()
    let subscription = operation.build(question.single, tracker.object()).subscribe(recorder)
    subscription.dispose()
    #expect(question.disposed.value == question.asked.value)
    #expect(tracker.alive == 0)
    let log = recorder.log
    question.answer(.success(1))
    question.answer(.failure(TestError()))
    #expect(recorder.log == log)
  }

  @Test("An answer that is never given keeps the sequence open", arguments: SequenceOperator.all)
  func noAnswer(_ operation: SequenceOperator) {
    let question = Question()
    let recorder = Recorder<Int>()
    let subscription = operation.build(question.single, LifetimeTracker().object()).subscribe(recorder)
    #expect(recorder.log == [] || recorder.log == ["completed"])
    #expect(question.disposed.value == 0 || recorder.log == ["completed"])
    subscription.dispose()
  }

  private func expectOneOutcome(_ recorder: Recorder<Int>, _ operation: SequenceOperator) {
    let log = recorder.log
    let isFailure = log.count == 1 && log[0].hasPrefix("error")
    let isElement = log.count == 2 && !log[0].hasPrefix("error") && log[0] != "completed" && log[1] == "completed"
    let isEmpty = log == ["completed"]
    switch operation.result {
    case .single: #expect(isFailure || isElement, "\(log)")
    case .maybe: #expect(isFailure || isElement || isEmpty, "\(log)")
    case .completable: #expect(isFailure || isEmpty, "\(log)")
    }
  }
}

/// A single that the test answers, as often as it likes.
final class Question: Sendable {
  private let observers = Guarded<[@Sendable (SingleEvent<Int>) -> Void]>([])
  let asked = Counter()
  let disposed = Counter()

  var single: Single<Int> {
    .create { [self] observer in
      observers.withLock { $0.append(observer) }
      asked.add()
      return Disposables.create(with: { [disposed] in disposed.add() })
    }
  }

  /// Answers all who have asked so far, again if they have been answered.
  func answer(_ event: SingleEvent<Int>) {
    for observer in observers.withLock({ $0 }) { observer(event) }
  }
}

extension Result {
  var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}
