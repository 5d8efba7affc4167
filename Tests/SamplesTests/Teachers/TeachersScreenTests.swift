import Sluice
import SluiceTerminal
import SluiceTesting
import Testing

@testable import SampleSupport
@testable import Teachers

@MainActor
struct TeachersScreenTests {
  private func screen(_ entries: Entries = Entries(.teachers), columns: Int, rows: Int) -> TestScreen<TeachersView> {
    let view = TeachersView()
    view.reactor = TeachersReactor(teachers: .just(entries))
    let screen = TestScreen(view, columns: columns, rows: rows)
    view.reactor?.action.onNext(.viewDidLoad)
    // What was inserted is no longer marked.
    screen.advance(by: .seconds(5))
    return screen
  }

  @Test func `in 40 columns`() {
    let screen = screen(columns: 40, rows: 16)
    screen.expectFrame(
      """
      Teachers
      first ──────────────────────────────────
      John                                  30
      Paul                                  34
      Rosa                                  21

      second ─────────────────────────────────
      Marry                                 30
      Yaso                                  34
      Jin                                   21

      third ──────────────────────────────────
      이신                                  30
      Master Lee 🥋                         34
      보세                                  21
      ↑↓ move  enter edit  d delete  …  q quit
      """)
  }

  @Test func `a row is moved into the next section, in 120 columns`() {
    let screen = screen(columns: 120, rows: 16)
    let rule = { (used: Int) in String(repeating: "─", count: 119 - used) }
    let gap = { (used: Int) in String(repeating: " ", count: 117 - used) }
    screen.press("J", "J", "J")
    screen.advance(by: .seconds(1))
    screen.expectFrame(
      """
      Teachers
      first \(rule(6))│
      Rosa\(gap(4))21┃
      \(String(repeating: " ", count: 119))┃
      second \(rule(7))┃
      John\(gap(4))30┃
      Marry\(gap(5))30┃
      Yaso\(gap(4))34┃
      Jin\(gap(3))21┃
      \(String(repeating: " ", count: 119))┃
      third \(rule(6))┃
      이신\(gap(4))30┃
      Master Lee 🥋\(gap(13))34┃
      보세\(gap(4))21┃
      Moved "John 30" to 1 in second
      ↑↓ move  enter edit  d delete  J/K reorder  [ ] section  q quit
      """)
  }

  @Test func `a teacher is deleted once the question is answered with yes`() {
    let screen = screen(columns: 40, rows: 16)
    screen.press("G", "d")
    #expect(screen.lines[14] == "Delete \"보세 21\"? y/n")
    screen.press("n")
    screen.press("d", "y")
    screen.advance(by: .seconds(5))
    #expect(
      screen.lines[12...13] == ["이신                                  30", "Master Lee 🥋                         34"])
    #expect(screen.lines[14] == "")
  }

  @Test func `a teacher is changed in two fields`() {
    let screen = screen(columns: 40, rows: 8)
    screen.press(.enter)
    screen.expectFrame(
      """
      Teachers
      first ─────────────────────────────────┃
      John                                 30┃
      Paul                                 34│
      Rosa                                 21│
                                             │
      Edit John                           30
      enter accept  …  esc cancel
      """)
    screen.press(.control("u"))
    screen.type("김선생 🎓")
    screen.press(.tab, .backspace, .backspace)
    screen.type("x\n")
    #expect(screen.lines[6] == "The age is a number from 0 to 150.")
    screen.press(.backspace)
    screen.type("41\n")
    screen.advance(by: .seconds(5))
    screen.expectFrame(
      """
      Teachers
      first ─────────────────────────────────┃
      김선생 🎓                            41┃
      Paul                                 34│
      Rosa                                 21│
                                             │
      second ────────────────────────────────│
      ↑↓ move  enter edit  d delete  …  q quit
      """)
  }

  @Test func `escape leaves a teacher as it is`() {
    let screen = screen(columns: 40, rows: 8)
    screen.press(.enter)
    screen.type("q!")
    #expect(screen.lines[6] == "Edit Johnq!                         30")
    screen.press(.escape)
    #expect(screen.lines[2].hasPrefix("John "))
    #expect(screen.focused is TableView)
  }

  @Test func `what is wrong in a file is told in a line`() {
    let entries = Entries(text: "first, 김, 30\nfirst, 이, old\n", file: "teachers.csv", number: "an age")
    let screen = screen(entries, columns: 60, rows: 6)
    screen.expectFrame(
      """
      Teachers
      first ──────────────────────────────────────────────────────
      김                                                        30
      teachers.csv:2: an age is a whole number from 0 on, not
      "old"
      ↑↓ move  enter edit  d delete  J/K reorder  q quit
      """)
  }
}
