import Foundation
import Sluice
import SluiceTerminal
import SluiceTesting
import TestSupport
import Testing

@testable import Reels

/// Keys in, whole frames out.
@MainActor
struct ReelsViewTests {
  private func live(columns: Int = 40, rows: Int = 14) -> (view: ReelsView, screen: TestScreen<ReelsView>) {
    let view = ReelsView()
    view.reactor = ReelsViewReactor(store: ProfileStore(.sample))
    return (view, TestScreen(view, columns: columns, rows: rows))
  }

  @Test func `one's own profile at 40 columns`() {
    live().screen.expectFrame(
      """
       나  나 🙂
           < hello />
      posts 1  followers 1  following 0
      [ Edit ] [ Zoom ] [ GitHub ] [ Blog ]

      ╭──────────────────────────────────────╮
      │ ▶ 첫눈                               │
      │ 올해 첫눈이 오던 날 ☃️, 골목을 한    │
      │ 바퀴 돌았다.                         │
      │ ♥ 12  2022-12-01                     │
      ╰──────────────────────────────────────╯


      ↑↓ move  enter select  …  q quit
      """)
  }

  @Test func `another profile at 120 columns`() {
    let (_, screen) = live(columns: 120)
    screen.press("n")
    screen.expectFrame(
      """
       M   Mina
           < 짧은 영화 🎬 />
      posts 2  followers 0  following 1
      [ Follow ] [ GitHub ] [ Blog ]

      ╭─────────────────────╮ ╭─────────────────────╮
      │ ▶ Rain              │ │ ▶ 바다              │
      │ Ten kinds of rain.  │ │ 파도 소리 🌊        │
      │                     │ │                     │
      │ ♥ 3  2022-12-01     │ │ ♥ 120  2022-12-01   │
      ╰─────────────────────╯ ╰─────────────────────╯


      ↑↓←→ move  enter select  tab buttons  n/p profile  q quit
      """)
  }

  @Test func `the button of the header follows, and the one in its place takes that back`() {
    let (_, screen) = live()
    screen.press("n", .tab, .enter)
    screen.expectFrame(
      """
       M   Mina                              ┃
           < 짧은 영화 🎬 />                 ┃
      posts 2  followers 1  following 1      ┃
      [ Unfollow ] [ GitHub ] [ Blog ]       ┃
                                             ┃
      ╭─────────────────────────────────────╮┃
      │ ▶ Rain                              ││
      │ Ten kinds of rain.                  ││
      │                                     ││
      │ ♥ 3  2022-12-01                     ││
      ╰─────────────────────────────────────╯│
      ╭─────────────────────────────────────╮│
      You follow Mina.
      enter Unfollow  ↑↓ move  …  q quit
      """)
    #expect((screen.focused as? Button)?.title == "Unfollow")
    screen.press(.enter)
    screen.expectFrame(
      """
       M   Mina                              ┃
           < 짧은 영화 🎬 />                 ┃
      posts 2  followers 0  following 1      ┃
      [ Follow ] [ GitHub ] [ Blog ]         ┃
                                             ┃
      ╭─────────────────────────────────────╮┃
      │ ▶ Rain                              ││
      │ Ten kinds of rain.                  ││
      │                                     ││
      │ ♥ 3  2022-12-01                     ││
      ╰─────────────────────────────────────╯│
      ╭─────────────────────────────────────╮│
      You no longer follow Mina.
      enter Follow  ↑↓ move  …  q quit
      """)
    #expect((screen.focused as? Button)?.title == "Follow")
  }

  @Test func `a click on a button is as good`() throws {
    let (view, screen) = live()
    screen.press("n")
    let row = try #require(screen.lines.firstIndex { $0.contains("[ Follow ]") })
    screen.click(column: 3, row: row)
    #expect(view.reactor?.currentState.message == "You follow Mina.")
  }

  @Test func `enter gives the film under the cursor a heart`() {
    let (_, screen) = live(columns: 60, rows: 12)
    screen.press("n", .arrowRight, .enter, .enter)
    screen.expectFrame(
      """
           < 짧은 영화 🎬 />                                     │
      posts 2  followers 0  following 1                          ┃
      [ Follow ] [ GitHub ] [ Blog ]                             ┃
                                                                 ┃
      ╭───────────────────────────╮ ╭───────────────────────────╮┃
      │ ▶ Rain                    │ │ ▶ 바다                    │┃
      │ Ten kinds of rain.        │ │ 파도 소리 🌊              │┃
      │                           │ │                           │┃
      │ ♥ 3  2022-12-01           │ │ ♥ 122  2022-12-01         │┃
      ╰───────────────────────────╯ ╰───────────────────────────╯┃
      ♥ 바다
      ↑↓←→ move  enter select  tab buttons  n/p profile  q quit
      """)
  }

  @Test func `the introduction is edited in a line, in which keys are text`() {
    let (_, screen) = live()
    screen.press(.tab, .enter, .control("u"))
    screen.type("쏙 npq")
    screen.expectFrame(
      """
       나  나 🙂
           < hello />
      posts 1  followers 1  following 0
      [ Edit ] [ Zoom ] [ GitHub ] [ Blog ]

      ╭──────────────────────────────────────╮
      │ ▶ 첫눈                               │
      │ 올해 첫눈이 오던 날 ☃️, 골목을 한    │
      │ 바퀴 돌았다.                         │
      │ ♥ 12  2022-12-01                     │
      ╰──────────────────────────────────────╯

      Introduction: 쏙 npq
      enter accept  tab buttons
      """)
    screen.press(.enter)
    screen.expectFrame(
      """
       나  나 🙂
           < 쏙 npq />
      posts 1  followers 1  following 0
      [ Edit ] [ Zoom ] [ GitHub ] [ Blog ]

      ╭──────────────────────────────────────╮
      │ ▶ 첫눈                               │
      │ 올해 첫눈이 오던 날 ☃️, 골목을 한    │
      │ 바퀴 돌았다.                         │
      │ ♥ 12  2022-12-01                     │
      ╰──────────────────────────────────────╯


      ↑↓ move  enter select  …  q quit
      """)
  }

  @Test func `escape leaves the introduction as it was`() {
    let (view, screen) = live()
    screen.press(.tab, .enter)
    screen.type("!")
    screen.press(.escape)
    #expect(screen.lines[1].contains("< hello />"))
    #expect(view.reactor?.currentState.introduce == nil)
    #expect(!screen.text.contains("Introduction"))
  }

  @Test func `the films can be made larger`() {
    let (view, screen) = live(columns: 80, rows: 12)
    screen.press("n")
    #expect(view.collectionView.itemWidth == 20)
    screen.press("p", .tab, .tab, .enter)
    #expect(view.collectionView.itemWidth == 36)
    screen.expectFrame(
      """
           < hello />                                                                │
      posts 1  followers 1  following 0                                              ┃
      [ Edit ] [ Zoom ] [ GitHub ] [ Blog ]                                          ┃
                                                                                     ┃
      ╭─────────────────────────────────────╮                                        ┃
      │ ▶ 첫눈                              │                                        ┃
      │ 올해 첫눈이 오던 날 ☃️, 골목을 한   │                                        ┃
      │ 바퀴 돌았다.                        │                                        ┃
      │ ♥ 12  2022-12-01                    │                                        ┃
      ╰─────────────────────────────────────╯                                        ┃

      enter Zoom  ↑↓←→ move  tab buttons  n/p profile  q quit
      """)
  }

  @Test func `a header that was scrolled away while its profile changed sends actions as before, each once`() throws {
    let (view, screen) = live(columns: 40, rows: 9)
    screen.press("n", "G")
    #expect(!screen.text.contains("[ Follow ]"))
    for _ in 0..<3 { view.reactor?.action.onNext(.tapReels(.film("3", "", "", 0))) }
    screen.press("g", .tab, .enter)
    #expect(view.reactor?.currentState.sections.map(\.header.followerCount) == ["1"])
    #expect(view.reactor?.currentState.$message.valueUpdatedCount == 5)
  }

  @Test func `the picture of a profile takes the place of the letter when it has been read`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("me.jpg", Data.jpeg)
    var records = [ProfileRecord].sample
    records[0].user.profileImageURLString = folder.path + "/me.jpg"
    let view = ReelsView()
    view.reactor = ReelsViewReactor(store: ProfileStore(records))
    let screen = Screen(root: view, size: Size(columns: 40, rows: 24))
    let drawn = Checkpoint()
    _ = screen.frame()
    #expect(screen.needsDisplay)
    #expect(screen.frame().lines[0..<3] == ["         나 🙂", "   나    < hello />", ""])
    screen.onNeedsDisplay = { drawn.reach() }
    await drawn.wait()
    #expect(screen.frame().lines[0..<3] == ["▀▀▀      나 🙂", "▀▀▀      < hello />", ""])
  }

  @Test func `the view and its reactor are released`() {
    weak var view: ReelsView?
    weak var reactor: ReelsViewReactor?
    do {
      let live = live()
      live.screen.press("n", .tab, .enter)
      (view, reactor) = (live.view, live.view.reactor)
    }
    #expect(view == nil)
    #expect(reactor == nil)
  }
}
