import Sluice
import Testing

@testable import SampleSupport
@testable import SingleSection

struct SingleViewReactorTests {
  let reactor = SingleViewReactor(library: .sample)

  @Test("viewDidLoad adds the messages, then the photos, then ends the loading")
  func mutate() {
    let states = elements(of: reactor.mutate(action: .viewDidLoad)).reduce(into: [reactor.initialState]) {
      $0.append(reactor.reduce(state: $0.last!, mutation: $1))
    }

    #expect(states.map(\.messageSection.items.count) == [0, 2, 3, 3])
    #expect(states.map(\.isLoading) == [true, true, true, false])
  }

  @Test("Items are added behind those that are there, in the section with model 0")
  func reduce() {
    var state = reactor.initialState
    state = reactor.reduce(state: state, mutation: .addItems([.firstItem(.first)], []))
    state = reactor.reduce(state: state, mutation: .addItems([.secondItem(.red)], []))

    #expect(
      state.messageSection
        == SingleSection.MessageSectionModel(model: 0, items: [.firstItem(.first), .secondItem(.red)]))
  }
}
