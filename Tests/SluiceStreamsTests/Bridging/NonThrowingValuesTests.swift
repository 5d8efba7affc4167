import SluiceStreams
import TestSupport
import Testing

/// `values` of the kinds that never fail: iterated without `try`.
@MainActor
@Suite("values that do not throw")
struct NonThrowingValuesTests {
  /// A kind of stream, as a sequence of the elements of a subject.
  private struct Kind: Sendable {
    typealias Values = StreamValues<Int, Never>

    let name: String
    let values: @MainActor @Sendable (Observable<Int>) -> Values
    let limited: @MainActor @Sendable (Observable<Int>, Values.BufferingPolicy) -> Values
  }

  private nonisolated static let kinds: [Kind] = [
    Kind(
      name: "Infallible", values: { $0.asInfallible(onErrorJustReturn: -1).values },
      limited: { $0.asInfallible(onErrorJustReturn: -1).values(bufferingPolicy: $1) }),
    Kind(
      name: "Driver", values: { $0.asDriver(onErrorJustReturn: -1).values },
      limited: { $0.asDriver(onErrorJustReturn: -1).values(bufferingPolicy: $1) }),
    Kind(
      name: "Signal", values: { $0.asSignal(onErrorJustReturn: -1).values },
      limited: { $0.asSignal(onErrorJustReturn: -1).values(bufferingPolicy: $1) }),
    Kind(
      name: "ControlEvent", values: { ControlEvent(events: $0.catchAndReturn(-1)).values },
      limited: { ControlEvent(events: $0.catchAndReturn(-1)).values(bufferingPolicy: $1) }),
    Kind(
      name: "ControlProperty", values: { property($0).values },
      limited: { property($0).values(bufferingPolicy: $1) }),
  ]

  private static func property(_ source: Observable<Int>) -> ControlProperty<Int> {
    ControlProperty(values: source.catchAndReturn(-1), valueSink: AnyObserver { _ in })
  }

  @Test(
    "B17: elements sent before the first next() are kept, and break ends the subscription", arguments: kinds.indices)
  func kept(index: Int) async {
    let subject = PublishSubject<Int>()
    var seen: [Int] = []
    do {
      let values = Self.kinds[index].values(subject)
      for element in 1...3 { subject.onNext(element) }
      for await element in values {
        seen.append(element)
        if element == 2 { break }
      }
    }
    await mainTurn()
    #expect(seen == [1, 2] && !subject.hasObservers, "\(Self.kinds[index].name)")
  }

  @Test("B17: cancellation ends the subscription, also while the loop waits", arguments: kinds.indices)
  func cancelled(index: Int) async {
    let subject = PublishSubject<Int>()
    let values = Self.kinds[index].values(subject)
    let began = Checkpoint()
    let task = Task {
      var seen: [Int] = []
      for await element in values {
        seen.append(element)
        began.reach()
      }
      return seen
    }
    subject.onNext(1)
    await began.wait()
    task.cancel()
    #expect(await task.value == [1])
    await mainTurn()
    #expect(!subject.hasObservers, "\(Self.kinds[index].name)")
  }

  @Test("the sequence ends with the stream, whose error has been answered", arguments: kinds.indices)
  func ends(index: Int) async {
    let source = Observable.of(1, 2).concat(.error(StreamError.one))
    #expect(await collected(Self.kinds[index].values(source)) == [1, 2, -1])
  }

  @Test("with a limit, elements that nobody asked for give way", arguments: kinds.indices)
  func limited(index: Int) async {
    let cases: [(StreamValues<Int, Never>.BufferingPolicy, [Int])] = [
      (.unbounded, [1, 2, 3]), (.bufferingNewest(1), [3]), (.bufferingOldest(2), [1, 2]), (.bufferingNewest(0), []),
    ]
    for (policy, expected) in cases {
      let values = Self.kinds[index].limited(.of(1, 2, 3), policy)
      #expect(await collected(values) == expected, "\(Self.kinds[index].name), \(policy)")
    }
  }

  private func collected(_ values: StreamValues<Int, Never>) async -> [Int] {
    var seen: [Int] = []
    for await element in values { seen.append(element) }
    return seen
  }
}
