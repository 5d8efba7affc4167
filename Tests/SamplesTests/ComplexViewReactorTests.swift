import Sluice
import SluiceTesting
import Testing

@testable import ComplexSection
@testable import SampleSupport

struct ComplexViewReactorTests {
  @Test func `loading shows the messages, then the photos, and then ends`() {
    let reactor = ComplexViewReactor(library: .sample)
    var counts: [[Int]] = []
    let subscription = reactor.state.subscribe(onNext: { state in
      counts.append([state.messageSection.items.count, state.imageSection.items.count, state.isLoading ? 1 : 0])
    })
    reactor.action.onNext(.viewDidLoad)
    subscription.dispose()

    #expect(counts == [[0, 0, 1], [2, 0, 1], [2, 1, 1], [2, 1, 0]])
    #expect(reactor.currentState.messageSection.items == [.message(.first), .message(.second)])
    #expect(reactor.currentState.imageSection.items == [.photo(.red)])
  }

  @Test func `problems are those of the last reading`() {
    let (text, folder) = (Problem(file: "a.txt", reason: "is not text"), Problem(file: "b", reason: "does not exist"))

    expectReduce(ComplexViewReactor(library: .sample), .finishLoading([folder]), .finishLoading([text])) {
      $0.problems = [text]
      $0.isLoading = false
    }
  }

  @Test func `both sections are shown in one list, and only when one changes`() {
    let library = SampleLibrary.sample
    let reactor = ComplexViewReactor(library: library)
    var counts: [[Int]] = []
    let subscription = reactor.state.sections(\.messageSection, \.imageSection)
      .subscribe(onNext: { sections in counts.append(sections.map(\.items.count)) })
    reactor.action.onNext(.viewDidLoad)
    library.relay.accept(library.relay.value)
    library.relay.accept(Contents(messages: [.first], photos: [.red]))
    subscription.dispose()

    #expect(counts == [[0, 0], [2, 0], [2, 1], [1, 1]])
  }
}
