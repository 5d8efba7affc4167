import Sluice
import SluiceTerminal
import Testing

@testable import ComplexSection
@testable import SampleSupport

struct ComplexViewReactorTests {
  let reactor = ComplexViewReactor(library: .sample)

  @Test("viewDidLoad causes the messages, then the photos")
  func mutate() {
    let mutations = elements(of: reactor.mutate(action: .viewDidLoad))

    guard mutations.count == 2, case .setMessages(let messages) = mutations[0],
      case .setPhotos(let photos) = mutations[1]
    else {
      Issue.record("expected setMessages and setPhotos, got \(mutations)")
      return
    }
    #expect(messages.items == [.first, .second])
    #expect(photos.items == [.red])
  }

  @Test("Messages go into the message section and leave the image section alone")
  func reduceMessages() {
    let problem = Problem(file: "a.txt", reason: "is not text in UTF-8")
    let state = reactor.reduce(
      state: reactor.initialState, mutation: .setMessages(Reading(items: [.first], problems: [problem])))

    #expect(state.messageSection == ComplexSection.Model(model: .message, items: [.message(.first)]))
    #expect(state.imageSection == reactor.initialState.imageSection)
    #expect(state.problems == [problem])
    #expect(state.isLoading)
  }

  @Test("Photos go into the image section and end the loading")
  func reducePhotos() {
    let state = reactor.reduce(state: reactor.initialState, mutation: .setPhotos(Reading(items: [.red])))

    #expect(state.imageSection == ComplexSection.Model(model: .image, items: [.photo(.red)]))
    #expect(state.messageSection == reactor.initialState.messageSection)
    #expect(!state.isLoading)
  }

  @Test("A problem that both readings have is listed once")
  func problemsOnce() {
    let problem = Problem(file: "notes", reason: "does not exist")
    var state = reactor.initialState
    state = reactor.reduce(state: state, mutation: .setMessages(Reading(items: [], problems: [problem])))
    state = reactor.reduce(state: state, mutation: .setPhotos(Reading(items: [], problems: [problem])))

    #expect(state.problems == [problem])
  }

  @Test("The sections of the states in order: both empty, messages, messages and photos")
  func states() {
    var counts: [[Int]] = []
    let subscription = reactor.state.sections(\.messageSection, \.imageSection)
      .subscribe(onNext: { sections in counts.append(sections.map(\.items.count)) })
    reactor.action.onNext(.viewDidLoad)
    subscription.dispose()

    #expect(counts == [[0, 0], [2, 0], [2, 1]])
  }
}
