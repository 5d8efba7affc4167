/// Follows one stream after the other, without taking stack for each; how one ends decides what comes next.
///
/// Only one stream is followed at a time, so what they send needs no serializing, and elements pass untouched.
final class Succession<Element> {
  enum Step {
    case follow(Observable<Element>)
    case end(Termination)
  }

  private let gate = Gate<Observable<Element>>()
  private let sink: Sink<Element>
  private let scope: Scope
  private let decide: (Termination) -> Step

  init(_ sink: Sink<Element>, _ scope: Scope, decide: @escaping (Termination) -> Step) {
    self.sink = sink
    self.scope = scope
    self.decide = decide
  }

  /// Follows `source` now, or, when called from inside its predecessor's subscription, once that has returned.
  func follow(_ source: Observable<Element>) {
    gate.run(source, subscribe)
  }

  private func subscribe(to source: Observable<Element>) {
    guard !scope.isDisposed else { return }
    let current = scope.child()
    source.attach(
      Sink(
        next: sink.next,
        end: { [self] end in
          scope.finish(current)
          perform(decide(end))
        }), entering: current)
  }

  func perform(_ step: Step) {
    switch step {
    case .follow(let source): follow(source)
    case .end(let end): sink.finish(end, scope)
    }
  }
}
