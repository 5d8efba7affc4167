import Sluice
import SluiceTerminal
import SluiceTesting
import Testing

@testable import Movies
@testable import SampleSupport

@MainActor
struct MoviesScreenTests {
  private func screen(_ entries: Entries = Entries(.movies), columns: Int, rows: Int) -> TestScreen<View> {
    TestScreen(columns: columns, rows: rows) { scheduler in
      let view = MoviesView()
      view.reactor = MoviesReactor(movies: .just(entries), scheduler: scheduler)
      view.reactor?.action.onNext(.viewDidLoad)
      return view
    }
  }

  @Test func `in 40 columns, with a movie added at once and one later`() {
    let screen = screen(columns: 40, rows: 16)
    screen.press("a", "a", "s", "w")
    screen.expectFrame(
      """
      Movies
      korea ──────────────────────────────────
      전설의 왕국                         2000
      킹덤                                1000
      범죄의 전쟁                          500
      Korea                               2000
      4 movies

      japan ──────────────────────────────────
      바람의 검심                         2000
      아리스 인 보더랜드                  1000
      2 movies

      [ japan ] [ Add ] [ Add later ]
      Adds 3 seconds after the last press
      ↑↓ move  enter select  …  q quit
      """)
    screen.advance(by: .seconds(3))
    #expect(screen.lines[14] == "Added Japan 3000 to japan")
  }

  @Test func `in 120 columns, with the emoji of a file, a country that there is not, and lines that are wrong`() {
    let entries = Entries(
      text: "korea, 좋은 놈, 나쁜 놈, 이상한 놈 🤠, 9000\nKorea, 🎬 가족 👨‍👩‍👧, 500\nfrance, Amélie, 7\nchile\nperu\n",
      file: "movies.csv", number: "a price")
    let screen = screen(entries, columns: 120, rows: 13)
    let rule = { (used: Int) in String(repeating: "─", count: 120 - used) }
    let gap = { (used: Int) in String(repeating: " ", count: 120 - used) }
    screen.expectFrame(
      """
      Movies
      korea \(rule(6))
      좋은 놈, 나쁜 놈, 이상한 놈 🤠\(gap(34))9000
      🎬 가족 👨‍👩‍👧\(gap(13))500
      2 movies

      undefined \(rule(10))
      Amélie\(gap(7))7
      1 movie
      [ korea ] [ Add ] [ Add later ]

      (1/2) movies.csv:4: is not a section, a name and a price, with commas between
      ↑↓ move  enter select  [ ] section  a add  w add later  s other section  q quit
      """)
  }

  @Test func `the buttons are reached with tab, and pressed with enter and the mouse`() {
    let screen = screen(columns: 40, rows: 18)
    #expect(screen.texts(in: screen.screen.theme.selection).first == "전설의 왕국")
    screen.press("j", .enter)
    #expect(screen.lines[16] == "Selected 킹덤 1000")
    screen.press(.tab, .enter)
    #expect(screen.texts(in: screen.screen.theme.selection) == ["[ japan ]"])
    screen.press(.tab, " ")
    #expect(screen.texts(in: screen.screen.theme.selection) == ["[ Add ]"])
    #expect(screen.lines[16] == "Added Japan 3000 to japan")
    screen.click(column: 20, row: 15)
    screen.advance(by: .seconds(3))
    #expect(screen.lines.filter { $0.hasPrefix("Japan") }.count == 2)
  }

  @Test func `no movies`() {
    let screen = screen(Entries([]), columns: 40, rows: 6)
    screen.expectFrame(
      """
      Movies
      No movies

      [ korea ] [ Add ] [ Add later ]

      a add  w add later  …  q quit
      """)
  }
}
