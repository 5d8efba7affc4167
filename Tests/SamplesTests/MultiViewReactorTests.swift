import Foundation
import Sluice
import SluiceTesting
import Testing

@testable import MultiSection
@testable import SampleSupport

struct MultiViewReactorTests {
  private static let now = Date(timeIntervalSince1970: 1_000_000)

  @Test func `what changed in the last day goes into the main section, the rest into the other`() {
    let test = ReactorTest(MultiViewReactor(library: .sample, now: { Self.now }), mode: .partial)

    test.send(.viewDidLoad)
    test.expectState {
      $0.mainSection.items = [.firstItem(.first), .secondItem(.red)]
      $0.subSection.items = [.firstItem(.second)]
      $0.isLoading = false
    }
  }

  @Test("A file that changed exactly a day ago is in main, one a second older is not", arguments: [0, 1])
  func boundary(secondsOlder: Int) {
    var message = Message.first
    message.changed = Self.now.addingTimeInterval(-24 * 60 * 60 - Double(secondsOlder))
    let library = SampleLibrary(Contents(messages: [message]))
    let test = ReactorTest(MultiViewReactor(library: library, now: { Self.now }), mode: .partial)

    test.send(.viewDidLoad)
    test.expectState { state in
      state.mainSection.items = secondsOlder == 0 ? [.firstItem(message)] : []
      state.subSection.items = secondsOlder == 0 ? [] : [.firstItem(message)]
      state.isLoading = false
    }
  }
}
