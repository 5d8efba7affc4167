import SluiceStreams
import SluiceTesting
import TestSupport
import Testing

@Suite struct ExpectReleasedTests {
  private final class Model {
    var keep: (() -> Void)?
    func touch() {}
  }

  private let text = """
    Model is still alive after the closure that made it
    Something keeps it: a closure that captures it strongly (write [weak self]), a subscription that was not disposed, \
    or a variable outside of the closure.
    """

  @Test func `an object that nothing keeps is gone`() {
    #expect(ReportedFailure.texts { expectReleased { Model() } } == [])
    #expect(expectReleased { Model() })
  }

  @Test func `an object that keeps itself is named, where the check was called`() {
    var cycle: Model?
    let failures = ReportedFailure.toSwiftTesting {
      expectReleased {
        let model = Model()
        model.keep = { model.touch() }
        cycle = model
        return model
      }
    }
    #expect(failures == [ReportedFailure(text: text, file: "ExpectReleasedTests.swift", line: #line - 7)])
    cycle?.keep = nil
  }

  @Test func `a subscription that is not disposed is found`() {
    let subject = PublishSubject<Int>()
    func subscribed(_ bag: DisposeBag) -> Model {
      let model = Model()
      subject.subscribe(onNext: { _ in model.touch() }).disposed(by: bag)
      return model
    }
    expectReleased { subscribed(DisposeBag()) }
    let bag = DisposeBag()
    #expect(ReportedFailure.texts { expectReleased { subscribed(bag) } } == [text])
  }

  @Test func `an asynchronous closure keeps the caller's isolation`() async {
    await checkOnMainActor()
  }

  @MainActor private func checkOnMainActor() async {
    var steps = 0
    let isGone = await expectReleased {
      let model = Model()
      steps += 1
      await Task.yield()
      steps += 1
      return model
    }
    #expect(isGone)
    #expect(steps == 2)
  }

  @Test func `what the closure throws is thrown on`() async {
    #expect(throws: Failure.self) { try expectReleased { () throws -> Model in throw Failure(code: 1) } }
    await #expect(throws: Failure.self) {
      try await expectReleased { () async throws -> Model in
        await Task.yield()
        throw Failure(code: 1)
      }
    }
  }
}
