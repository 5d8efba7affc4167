import Sluice
import SluiceTesting
import Testing

@testable import SampleSupport
@testable import SingleSection

struct SingleViewReactorTests {
  @Test func `loading adds the messages, then the photos behind them, and then ends`() {
    let test = ReactorTest(SingleViewReactor(library: .sample))

    test.send(.viewDidLoad)
    test.expect { $0.messageSection.items = [.firstItem(.first), .firstItem(.second)] }
    test.expect { $0.messageSection.items.append(.secondItem(.red)) }
    test.expect(.finishLoading) { $0.isLoading = false }
  }

  @Test func `what cannot be read is listed, and the rest is shown`() {
    let problem = Problem(file: "a.txt", reason: "is not text")

    expectReduce(SingleViewReactor(library: .sample), .addItems([.secondItem(.red)], [problem])) {
      $0.messageSection.items = [.secondItem(.red)]
      $0.problems = [problem]
    }
  }
}
