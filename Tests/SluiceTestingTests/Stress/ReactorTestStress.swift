import Foundation
import Sluice
import SluiceTesting
import TestSupport
import Testing

/// Whatever else the machine does, a reactor's test comes out the same: tasks run inside the test, not beside it.
@Suite struct ReactorTestStress {
  private static let runs = ProcessInfo.processInfo.environment["SLUICE_STRESS"] == nil ? 40 : 1000

  @Test func `asynchronous effects give the same outcome each time, on four threads at once`() {
    let outcomes = Notes<[String]>()
    let isFinished = race(4, seconds: 300) { _ in
      for _ in 0..<(Self.runs / 4) { outcomes.add(Self.outcome()) }
    }
    #expect(isFinished)
    #expect(outcomes.all.count == Self.runs)
    #expect(Set(outcomes.all).count == 1)
    #expect(outcomes.all.first?.count == 21)
  }

  /// What a reactor does whose tasks interleave, call actors, sleep and are cancelled.
  private static func outcome() -> [String] {
    let test = ReactorTest(mode: .partial) { InterleavingReactor($0) }
    var mutations: [String] = []
    for number in 1...4 {
      test.send(.start(number))
      mutations += test.skipMutations()
    }
    test.advance(by: .milliseconds(15))
    mutations += test.skipMutations()
    test.send(.cancel)
    test.advance(by: .seconds(1))
    mutations += test.skipMutations()
    return mutations + ["\(test.clock.elapsed)"]
  }
}

private actor Adder {
  private var sum = 0

  func add(_ number: Int) -> Int {
    sum += number
    return sum
  }
}

private final class InterleavingReactor: Reactor {
  enum Action {
    case start(Int)
    case cancel
  }

  typealias Mutation = String
  let initialState: [String] = []
  private let clock: TestClock
  private let adder = Adder()

  init(_ clock: TestClock) { self.clock = clock }

  func mutate(action: Action) -> Observable<String> {
    guard case .start(let number) = action else { return .cancel(id: "even") }
    let effect = Observable<String>.run { [clock, adder] send in
      send("\(number): started")
      async let sum = adder.add(number)
      await Task.yield()
      send("\(number): sum \(await sum)")
      for step in 1...3 {
        try await clock.sleep(for: .milliseconds(5 * number))
        send("\(number): step \(step)")
      }
    }
    return number.isMultiple(of: 2) ? effect.cancellable(id: "even") : effect
  }

  func reduce(state: [String], mutation: String) -> [String] { state + [mutation] }
}
