import Sluice
import SluiceTesting
import Testing

@testable import SampleSupport
@testable import SingleSection

struct SingleViewReactorTests {
  @Test func `loading shows the messages, and the photos behind them`() {
    let test = ReactorTest(SingleViewReactor(library: .sample), mode: .partial)

    test.send(.viewDidLoad)
    test.expectState {
      $0.messageSection.items = [.firstItem(.first), .firstItem(.second), .secondItem(.red)]
      $0.isLoading = false
    }
  }

  @Test func `what the library holds afterwards takes the place of what it held`() {
    let library = SampleLibrary(Contents(messages: [.first]))
    let test = ReactorTest(SingleViewReactor(library: library), mode: .partial)

    test.send(.viewDidLoad)
    library.relay.accept(Contents(photos: [.red], problems: [Problem(file: "a.txt", reason: "is not text")]))
    test.expectState {
      $0.messageSection.items = [.secondItem(.red)]
      $0.problems = [Problem(file: "a.txt", reason: "is not text")]
      $0.isLoading = false
    }
  }

  @Test func `what cannot be read is listed, and the rest is shown`() {
    let problem = Problem(file: "a.txt", reason: "is not text")

    expectReduce(SingleViewReactor(library: .sample), .setItems([.secondItem(.red)], [problem])) {
      $0.messageSection.items = [.secondItem(.red)]
      $0.problems = [problem]
      $0.isLoading = false
    }
  }
}
