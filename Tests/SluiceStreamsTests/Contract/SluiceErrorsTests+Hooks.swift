import SluiceStreams
import TestSupport
import Testing

private struct Unhandled: Error {}

// In the suite of the handler, since they all change it.
extension SluiceErrorsTests {
  @Test("may be read 100,000 times, and then takes no more stack than before")
  func manyReads() {
    let previous = SluiceErrors.handler
    defer { SluiceErrors.handler = previous }
    let notes = Notes<String>()
    SluiceErrors.handler = { error, context in
      if error is Unhandled { notes.add(context) } else { previous(error, context) }
    }
    onSmallStack {
      for _ in 0..<100_000 { _ = (SluiceErrors.handler, Hooks.customCaptureSubscriptionCallstack) }
      SluiceErrors.handler(Unhandled(), Hooks.customCaptureSubscriptionCallstack().joined())
    }
    #expect(notes.all == [""])
  }

  @Test("Hooks.defaultErrorHandler is another form of it")
  func hooks() {
    let notes = Notes<[String]>()
    let (previous, capture) = (SluiceErrors.handler, Hooks.customCaptureSubscriptionCallstack)
    defer { (SluiceErrors.handler, Hooks.customCaptureSubscriptionCallstack) = (previous, capture) }
    #expect(capture() == [])
    Hooks.defaultErrorHandler = { lines, error in
      if error is Unhandled { notes.add(lines) } else { previous(error, lines[0]) }
    }
    _ = Observable<Int>.error(Unhandled()).subscribe(onNext: { _ in })
    Hooks.customCaptureSubscriptionCallstack = { ["here", "there"] }
    Hooks.defaultErrorHandler(["given"], Unhandled())
    #expect(notes.all == [["unhandled error in a subscription"], ["given", "here", "there"]])
  }

  @Test("gets the error of a second assignment to a SingleAssignmentDisposable, whose disposable is disposed")
  func secondAssignment() {
    let notes = Notes<String>()
    let previous = SluiceErrors.handler
    defer { SluiceErrors.handler = previous }
    SluiceErrors.handler = { error, context in
      if error is SingleAssignmentDisposable.AlreadyAssigned {
        notes.add("\(context): \(error)")
      } else {
        previous(error, context)
      }
    }
    let (first, second) = (BooleanDisposable(), BooleanDisposable())
    let holder = SingleAssignmentDisposable()
    holder.setDisposable(first)
    holder.setDisposable(second)
    #expect(!first.isDisposed && second.isDisposed)
    holder.dispose()
    #expect(first.isDisposed)
    #expect(
      notes.all == [
        "SingleAssignmentDisposable.setDisposable was called again; use SerialDisposable to replace: "
          + "a disposable was there already; the new one has been disposed"
      ])
  }
}
