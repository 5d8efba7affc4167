import Foundation
import Sluice
import Testing

@testable import MultiSection
@testable import SampleSupport

struct MultiViewReactorTests {
  let reactor = MultiViewReactor(library: .sample, now: Date(timeIntervalSince1970: 1_000_000))

  @Test("What changed in the last day goes into main, the rest into sub")
  func mutate() {
    reactor.action.onNext(.viewDidLoad)

    let state = reactor.currentState
    #expect(
      state.mainSection
        == MultiSection.MessageSectionModel(model: .main, items: [.firstItem(.first), .secondItem(.red)]))
    #expect(state.subSection == MultiSection.MessageSectionModel(model: .sub, items: [.firstItem(.second)]))
    #expect(!state.isLoading)
  }

  @Test("A file that changed exactly a day ago is in main, one a second older in sub", arguments: [0, 1])
  func boundary(seconds: Int) {
    var message = Message.first
    message.changed = Date(timeIntervalSince1970: Double(1_000_000 - 24 * 60 * 60 - seconds))
    let reactor = MultiViewReactor(
      library: SampleLibrary(messageReading: Reading(items: [message]), photoReading: Reading(items: [])),
      now: Date(timeIntervalSince1970: 1_000_000))
    reactor.action.onNext(.viewDidLoad)

    #expect(reactor.currentState.mainSection.items.count == 1 - seconds)
    #expect(reactor.currentState.subSection.items.count == seconds)
  }

  @Test("Items are added behind those that are there")
  func reduce() {
    var state = reactor.initialState
    state = reactor.reduce(state: state, mutation: .addItems(main: [.firstItem(.first)], sub: [], []))
    state = reactor.reduce(state: state, mutation: .addItems(main: [.secondItem(.red)], sub: [.firstItem(.second)], []))

    #expect(state.mainSection.items == [.firstItem(.first), .secondItem(.red)])
    #expect(state.subSection.items == [.firstItem(.second)])
    #expect(state.isLoading)
  }
}
