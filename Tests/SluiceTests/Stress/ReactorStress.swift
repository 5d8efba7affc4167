import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Sluice

/// Eight threads send to a hundred reactors, half of them with a store, while observers come and go.
private struct Rush {
  static let threads = 8
  static let reactorCount = 100

  let deinits = Counter()
  let disorders = Counter()
  let observations = Counter()

  /// Sends `actions` in all, and lets go of the reactors.
  ///
  /// - Returns: whether it finished in time, and the counts that the reactors reached.
  func run(actions: Int, seconds: Int) -> (isFinished: Bool, counts: [Int], steps: [Int]) {
    let reactors = (0..<Self.reactorCount).map { index in
      Housing.allCases[index % 2].make { script in script.onDeinit = { [deinits] _ in deinits.add() } }
    }
    let sources = reactors.map { reactor in
      let source = PublishSubject<CountMutation>()
      reactor.send(.effect(source))
      return source
    }
    let rush = self
    let isFinished = race(Self.threads, seconds: seconds) { thread in
      rush.send(actions / Self.threads, from: thread, to: reactors, sources)
    }
    let states = reactors.map { $0.currentState }
    return (isFinished, states.map(\.count), states.map(\.steps))
  }

  /// Sends to one reactor after the other, in each of the ways in which a mutation can arrive.
  private func send(
    _ count: Int, from thread: Int, to reactors: [any CountReactor], _ sources: [PublishSubject<CountMutation>]
  ) {
    var subscriptions: [any Disposable] = []
    for index in 0..<count {
      let target = (index + thread * 13) % reactors.count
      switch index % 16 {
      case 0: reactors[target].send(.effect(.concat(.just(.add(1)), .empty())))
      case 1: sources[target].onNext(.add(1))
      default: reactors[target].send(.add(1))
      }
      if index.isMultiple(of: 50) { subscriptions.append(observe(reactors[target])) }
      if subscriptions.count > 20 { subscriptions.removeFirst().dispose() }
    }
    for subscription in subscriptions { subscription.dispose() }
  }

  /// Watches that the counts only grow, one by one.
  private func observe(_ reactor: any CountReactor) -> any Disposable {
    let last = Atomic(-1)
    let box = AtomicBox(last)
    return reactor.state.map(\.count)
      .subscribe(onNext: { [disorders, observations] count in
        let previous = box.atomic.exchange(count, ordering: .sequentiallyConsistent)
        if previous >= 0, count != previous + 1 { disorders.add() }
        observations.add()
      })
  }
}

private final class AtomicBox: Sendable {
  let atomic: Atomic<Int>

  init(_ atomic: consuming Atomic<Int>) {
    self.atomic = atomic
  }
}

private func check(actions: Int, seconds: Int) {
  let rush = Rush()
  let result = rush.run(actions: actions, seconds: seconds)
  #expect(result.isFinished)
  #expect(result.counts.reduce(0, +) == actions)
  #expect(result.steps.reduce(0, +) == actions)
  #expect(rush.disorders.value == 0)
  #expect(rush.observations.value > actions / 50)
  #expect(rush.deinits.value >= Rush.reactorCount - 8)
}

@Suite struct ReactorStress {
  @Test("R4: a small rush of eight threads to a hundred reactors loses nothing")
  func small() {
    check(actions: 8000, seconds: 300)
  }

  @Test(
    "R4: a million actions of eight threads to a hundred reactors: none lost, states monotone, nothing left",
    .enabled(if: ProcessInfo.processInfo.environment["SLUICE_STRESS"] != nil, "set SLUICE_STRESS to run it"))
  func million() {
    check(actions: 1_000_000, seconds: 900)
  }
}
