import SluiceStreams
import TestSupport
import Testing

/// The laws see the faults that they are there for.
@Suite(.leakChecked) struct LawTests {
  @Test("A merge that does not serialize its sources breaks a law")
  func unserializedMerge() {
    let merge = Combinator(name: "merge, broken") { first, second in
      AnonymousObservable { sink, scope in for source in [first, second] { source.attach(sink, scope.child()) } }
    }
    #expect(CombinatorLaws.sendDuringDelivery(merge).violations.contains { $0.contains("overlaps") })
  }

  @Test("A stage that ends twice, or goes on after its end, breaks a law", arguments: [true, false])
  func events(_ endsTwice: Bool) {
    let operation = Operator(name: "broken") { source, _ in
      AnonymousObservable { sink, scope in
        source.attach(
          Sink(
            next: sink.next,
            end: { end in
              sink.end(end)
              if endsTwice { sink.end(end) } else { sink.next(9) }
            }), scope)
      }
    }
    for end in [Event<Int>.completed, .error(TestError())] {
      #expect(GrammarLaws.observeStage(operation, end).violations.count == 1)
    }
  }
}
