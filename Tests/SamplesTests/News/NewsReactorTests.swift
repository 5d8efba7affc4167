import Sluice
import SluiceTesting
import Synchronization
import Testing

@testable import News
@testable import SampleSupport

struct NewsReactorTests {
  private static let snow = NewsViewModel(newsID: 1, newsText: "첫눈 ☃️")
  private static let library = NewsViewModel(newsID: 2, newsText: "Library")

  private static func source(_ news: [NewsViewModel], canReload: Bool = false) -> NewsSource {
    NewsSource(canReload: canReload) { () throws(Problem) in news }
  }

  @Test func `what is read is one section`() {
    let test = ReactorTest(NewsReactor(source: Self.source([Self.snow, Self.library])))
    test.send(.viewDidLoad)
    test.expect(.setNews([Self.snow, Self.library])) {
      $0.news = [Self.snow, Self.library]
      $0.isLoading = false
    }
    #expect(test.state.sections == [NewsSection(model: "News", items: [Self.snow, Self.library])])
  }

  @Test func `a filter leaves the news with its text, whatever the case`() {
    let test = ReactorTest(NewsReactor(source: Self.source([Self.snow, Self.library])), mode: .partial)
    test.send(.viewDidLoad)
    test.send(.filter("LIB")) { $0.filter = "LIB" }
    #expect(test.state.sections[0].items == [Self.library])
    test.send(.filter("눈")) { $0.filter = "눈" }
    #expect(test.state.sections[0].items == [Self.snow])
    test.send(.filter("")) { $0.filter = "" }
    #expect(test.state.sections[0].items == [Self.snow, Self.library])
  }

  @Test func `what cannot be read again leaves what was read, until it can be read`() {
    let problem = Problem(file: "news.json:1:1", reason: "a value is expected")
    let answers = Mutex<[Result<[NewsViewModel], Problem>]>([
      .success([Self.snow]), .failure(problem), .success([Self.library]),
    ])
    let source = NewsSource(canReload: true) { () throws(Problem) in
      let answer = answers.withLock { $0.removeFirst() }
      return try answer.get()
    }
    let test = ReactorTest(NewsReactor(source: source))
    test.send(.viewDidLoad) {
      $0.news = [Self.snow]
      $0.isLoading = false
    }
    test.send(.reload) { $0.problem = problem }
    test.send(.reload) {
      $0.news = [Self.library]
      $0.problem = nil
    }
  }

  @Test func `standard input is read once`() {
    #expect(!NewsSource.file(TextFile(path: "-")).canReload)
    #expect(NewsSource.file(TextFile(path: "news.json")).canReload)
    let test = ReactorTest(NewsReactor(source: Self.source([Self.snow])))
    test.send(.reload)
  }
}
