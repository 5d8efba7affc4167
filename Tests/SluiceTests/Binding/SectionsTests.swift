import Sluice
import Testing

@Suite struct SectionsTests {
  struct State: Equatable {
    var first = SectionModel(model: "first", items: [1])
    var second = SectionModel(model: "second", items: [2])
    var title = ""
  }

  @Test func `The sections are those of map and distinctUntilChanged`() {
    var states = [State()]
    states.append(State(title: "no section changed"))
    states.append(State(second: SectionModel(model: "second", items: [2, 3])))
    states.append(State(second: SectionModel(model: "second", items: [2, 3])))
    states.append(State(first: SectionModel(model: "first", items: [])))
    let source = Observable.from(states)
    var short: [[SectionModel<String, Int>]] = []
    var long: [[SectionModel<String, Int>]] = []
    _ = source.sections(\.second, \.first).subscribe(onNext: { short.append($0) })
    _ = source.map { [$0.second, $0.first] }.distinctUntilChanged().subscribe(onNext: { long.append($0) })
    #expect(short.count == 3)
    #expect(short == long)
    #expect(short[0].map(\.model) == ["second", "first"])
  }

  @Test func `One section, and none, are arrays as well`() {
    var one: [[Int]] = []
    var none: [Int] = []
    _ = Observable.of(State(), State()).sections(\.first).subscribe(onNext: { one.append($0.flatMap(\.items)) })
    let empty: Observable<[SectionModel<String, Int>]> = Observable.of(State(), State()).sections()
    _ = empty.subscribe(onNext: { none.append($0.count) })
    #expect(one == [[1]])
    #expect(none == [0])
  }

  @Test func `The end and the error of the source are passed on`() {
    var events: [String] = []
    _ = Observable.just(State()).sections(\.first).subscribe { events.append($0.isCompleted ? "completed" : "next") }
    _ = Observable<State>.error(RxError.noElements).sections(\.first).subscribe { events.append("\($0)") }
    #expect(events == ["next", "completed", "error(The stream completed without an element; it needs one.)"])
  }

  @Test func `Each subscription compares with what itself has seen`() {
    let sections = Observable.just(State()).sections(\.first, \.second)
    var counts: [Int] = []
    for _ in 0..<2 { _ = sections.subscribe(onNext: { counts.append($0.count) }) }
    #expect(counts == [2, 2])
  }
}
