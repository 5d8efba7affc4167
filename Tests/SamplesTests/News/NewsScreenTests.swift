import Sluice
import SluiceTerminal
import SluiceTesting
import Synchronization
import Testing

@testable import News
@testable import SampleSupport

@MainActor
struct NewsScreenTests {
  private static let news = [
    NewsViewModel(newsID: 1, newsText: "올해 첫눈이 서울에 내렸다 ☃️"),
    NewsViewModel(newsID: 22, newsText: "A family of four 👨‍👩‍👧‍👦 has walked from Busan to Seoul in a month"),
    NewsViewModel(newsID: 3, newsText: "새 도서관이 문을 열었습니다"),
  ]

  /// A reactor whose effects run where the test is, and its view.
  private func screen(
    _ answers: [Result<[NewsViewModel], Problem>] = [.success(news)], columns: Int, rows: Int
  ) -> (TestScreen<NewsView>, ReactorTest<NewsReactor>) {
    let answers = Answers(answers)
    let source = NewsSource(canReload: true) { () throws(Problem) in try answers.next().get() }
    let test = ReactorTest(NewsReactor(source: source), mode: .partial)
    let view = NewsView(canReload: true)
    view.reactor = test.reactor
    let screen = TestScreen(view, columns: columns, rows: rows)
    return (screen, test)
  }

  @Test func `in 40 columns`() {
    let (screen, test) = screen(columns: 40, rows: 11)
    #expect(screen.text == "Reading…" + String(repeating: "\n", count: 10) + "/ filter  r read again  q quit")
    test.send(.viewDidLoad)
    screen.expectFrame(
      """
      News ───────────────────────────────────
      올해 첫눈이 서울에 내렸다 ☃️
        newsID 1
      A family of four 👨‍👩‍👧‍👦 has walked from
      Busan to Seoul in a month
        newsID 22
      새 도서관이 문을 열었습니다
        newsID 3


      ↑↓ move  enter select  …  q quit
      """)
  }

  @Test func `in 120 columns, narrowed by a filter`() {
    let (screen, test) = screen(columns: 120, rows: 10)
    let rule = String(repeating: "─", count: 115)
    test.send(.viewDidLoad)
    screen.press("/")
    screen.type("새 도")
    screen.expectFrame(
      """
      News \(rule)
      새 도서관이 문을 열었습니다
        newsID 3





      /새 도
      enter done  esc clear
      """)
    screen.press(.escape)
    screen.expectFrame(
      """
      News \(rule)
      올해 첫눈이 서울에 내렸다 ☃️
        newsID 1
      A family of four 👨‍👩‍👧‍👦 has walked from Busan to Seoul in a month
        newsID 22
      새 도서관이 문을 열었습니다
        newsID 3


      ↑↓ move  enter select  / filter  r read again  q quit
      """)
  }

  @Test func `a filter that leaves nothing says so`() {
    let (screen, test) = screen(columns: 40, rows: 6)
    test.send(.viewDidLoad)
    screen.press("/")
    screen.type("zzz\n")
    #expect(screen.text.contains("No news with this text"))
  }

  @Test func `reading again shows why it cannot be done, and leaves the news`() {
    let problem = Problem(file: "news.json:12:5", reason: "news[3].text: is missing")
    let (screen, test) = screen(
      [.success([Self.news[0]]), .failure(problem), .success([Self.news[2]])], columns: 50, rows: 6)
    test.send(.viewDidLoad)
    screen.press("r")
    test.advance(by: .zero)
    screen.expectFrame(
      """
      News ─────────────────────────────────────────────
      올해 첫눈이 서울에 내렸다 ☃️
        newsID 1

      news.json:12:5: news[3].text: is missing
      ↑↓ move  enter select  / filter  …  q quit
      """)
    #expect(screen.texts(in: screen.screen.theme.error) == ["news.json:12:5: news[3].text: is missing"])
    screen.press("r")
    test.advance(by: .zero)
    #expect(screen.lines[1] == "새 도서관이 문을 열었습니다")
    #expect(screen.lines[4] == "")
  }
}

/// Answers, one for each question.
private final class Answers: Sendable {
  private let rest: Mutex<[Result<[NewsViewModel], Problem>]>

  init(_ answers: [Result<[NewsViewModel], Problem>]) {
    rest = Mutex(answers)
  }

  func next() -> Result<[NewsViewModel], Problem> { rest.withLock { $0.removeFirst() } }
}
