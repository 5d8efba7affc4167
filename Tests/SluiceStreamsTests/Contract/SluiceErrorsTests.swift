import SluiceStreams
import TestSupport
import Testing

/// An error that only these tests make, so that those of other tests, which run at the same time, are left out.
private struct Unhandled: Error {
  var name: String
}

@Suite("SluiceErrors.handler", .leakChecked, .serialized)
struct SluiceErrorsTests {
  /// What the handler is told while `body` runs; the handler that was there is put back.
  private func reports(_ body: () -> Void) -> [String] {
    let notes = Notes<String>()
    let previous = SluiceErrors.handler
    SluiceErrors.handler = { error, context in
      if let error = error as? Unhandled { notes.add("\(error.name): \(context)") } else { previous(error, context) }
    }
    defer { SluiceErrors.handler = previous }
    body()
    return notes.all
  }

  @Test("gets an error that a subscription does not handle")
  func subscription() {
    let failing = Observable<Int>.error(Unhandled(name: "a"))
    let reported = reports {
      _ = failing.subscribe(onNext: { _ in })
      _ = failing.bind(onNext: { _ in })
      _ = failing.subscribe(with: SerialDisposable(), onNext: { _, _ in })
    }
    #expect(reported == Array(repeating: "a: unhandled error in a subscription", count: 3))
  }

  @Test("gets nothing when the error is handled, or the subscription takes events")
  func handled() {
    let failing = Observable<Int>.error(Unhandled(name: "a"))
    let reported = reports {
      _ = failing.subscribe(onError: { _ in })
      _ = failing.subscribe { (_: Event<Int>) in }
      _ = failing.subscribe(Recorder())
      failing.subscribe(onNext: { _ in }, onError: { _ in }).dispose()
    }
    #expect(reported.isEmpty)
  }

  @Test("gets the error of a stream that is bound to a relay or a binder")
  func bindings() {
    let failing = Observable<Int>.error(Unhandled(name: "b"))
    let holder = SerialDisposable()
    let reported = reports {
      _ = failing.bind(to: PublishRelay<Int>())
      _ = failing.bind(to: BehaviorRelay(value: 0))
      _ = failing.bind(to: ReplayRelay<Int?>.createUnbound())
      _ = failing.bind(to: Binder<Int>(holder) { _, _ in })
    }
    #expect(
      reported == Array(repeating: "b: a stream bound to a relay failed", count: 3) + [
        "b: a stream bound to SerialDisposable failed"
      ])
  }

  @Test("writes one line, whatever an error says of itself, and nothing that moves a cursor")
  func oneLine() {
    let shown = #"a\nb\r\n\u{1B}[2J\u{009B}m\u{202E}\u{2028}"#
    #expect(SluiceErrors.oneLine("a\nb\r\n\u{1B}[2J\u{9B}m\u{202E}\u{2028}") == shown)
    #expect(SluiceErrors.oneLine("한글 👩‍👩‍👧: \"quoted\"") == "한글 👩‍👩‍👧: \"quoted\"")
  }

  @Test("releases the handler before where no lock is held")
  func handlerThatCallsBack() {
    let previous = SluiceErrors.handler
    let notes = Notes<String>()
    SluiceErrors.handler = Self.holding(AtRelease { SluiceErrors.report(Unhandled(name: "late"), "here") })
    SluiceErrors.handler = { error, context in
      if let error = error as? Unhandled { notes.add("\(error.name): \(context)") } else { previous(error, context) }
    }
    SluiceErrors.handler = previous
    #expect(notes.all == ["late: here"])
  }

  private static func holding(_ held: AtRelease) -> SluiceErrors.Handler {
    { _, _ in withExtendedLifetime(held) {} }
  }
}
