import Sluice

/// 10 sections of 10,000 items, in which an action changes one item of one section.
func sectionCases() -> [Case] {
  let operations = 200
  let loop = Baseline("10 sections of 10,000: arrays by hand", operations: operations) { operations in
    var page = Page()
    var last: [PageSection] = []
    for _ in 0..<operations {
      page.change()
      let sections = page.sections
      if sections != last { last = sections }
      consume(last.count)
    }
  }
  func named(_ name: String, _ streams: @escaping (PageReactor) -> Observable<[PageSection]>) -> Case {
    Case("10 sections of 10,000: \(name)", operations: operations, against: loop) {
      let reactor = PageReactor()
      let sum = Sum()
      let bag = DisposeBag()
      streams(reactor).subscribe(onNext: { sum.value &+= $0.count }).disposed(by: bag)
      return { operations in
        for _ in 0..<operations { reactor.action.onNext(()) }
        withExtendedLifetime(bag) {}
        consume(sum.value)
      }
    }
  }
  return [
    loop.asCase,
    named("map, distinctUntilChanged") { $0.state.map { $0.sections }.distinctUntilChanged() },
    named("sections(...)") {
      $0.state.sections(
        \.first, \.second, \.third, \.fourth, \.fifth, \.sixth, \.seventh, \.eighth, \.ninth, \.tenth)
    },
  ]
}

typealias PageSection = DiffSection<Int>

private func section(_ number: Int) -> PageSection {
  PageSection(model: number, items: (0..<10_000).map { DiffItem(identity: number * 10_000 + $0) })
}

struct Page: Sendable {
  var first = section(0)
  var second = section(1)
  var third = section(2)
  var fourth = section(3)
  var fifth = section(4)
  var sixth = section(5)
  var seventh = section(6)
  var eighth = section(7)
  var ninth = section(8)
  var tenth = section(9)

  var sections: [PageSection] {
    [first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth]
  }

  /// Changes the last item of the fifth section, so that all of it has to be compared.
  mutating func change() {
    fifth.items[9_999].content &+= 1
  }
}

final class PageReactor: Reactor {
  typealias Action = Void
  typealias State = Page
  let initialState = Page()
  let store = ReactorStore()

  func reduce(state: Page, mutation: Void) -> Page {
    var state = state
    state.change()
    return state
  }
}
