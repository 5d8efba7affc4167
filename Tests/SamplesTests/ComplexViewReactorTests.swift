import Sluice
import SluiceTesting
import Testing

@testable import ComplexSection
@testable import SampleSupport

struct ComplexViewReactorTests {
  @Test func `loading shows the messages, then the photos, and then ends`() {
    let test = ReactorTest(ComplexViewReactor(library: .sample))

    test.send(.viewDidLoad)
    test.expect(.setMessages(Reading(items: [.first, .second]))) {
      $0.messageSection.items = [.message(.first), .message(.second)]
    }
    test.expect(.setPhotos(Reading(items: [.red]))) {
      $0.imageSection.items = [.photo(.red)]
      $0.isLoading = false
    }
  }

  @Test func `what cannot be read is listed once, also if both readings tell of it`() {
    let (text, folder) = (Problem(file: "a.txt", reason: "is not text"), Problem(file: "b", reason: "does not exist"))

    expectReduce(
      ComplexViewReactor(library: .sample), .setMessages(Reading(items: [], problems: [folder, text])),
      .setPhotos(Reading(items: [], problems: [folder]))
    ) {
      $0.problems = [folder, text]
      $0.isLoading = false
    }
  }

  @Test func `both sections are shown in one list, and only when one changes`() {
    let reactor = ComplexViewReactor(library: .sample)
    var counts: [[Int]] = []
    let subscription = reactor.state.sections(\.messageSection, \.imageSection)
      .subscribe(onNext: { sections in counts.append(sections.map(\.items.count)) })
    reactor.action.onNext(.viewDidLoad)
    subscription.dispose()

    #expect(counts == [[0, 0], [2, 0], [2, 1]])
  }
}
