import Sluice
import SluiceTerminal
import SluiceTesting
import Testing

@testable import Movies
@testable import News
@testable import SampleSupport
@testable import Teachers

/// A view that is no longer shown is gone, with its reactor.
@MainActor
struct AppReleaseTests {
  /// Shows a view, presses keys, and returns it.
  private func used<Root: View>(_ view: Root, _ keys: KeyPress...) -> Root {
    let screen = TestScreen(view)
    for key in keys { screen.press(key) }
    return view
  }

  @Test func movies() {
    expectReleased {
      let view = MoviesView()
      view.reactor = MoviesReactor()
      view.reactor?.action.onNext(.viewDidLoad)
      return used(view, "a", "s", .enter)
    }
    expectReleased {
      let view = MoviesView()
      let reactor = MoviesReactor()
      view.reactor = reactor
      return reactor
    }
  }

  @Test func teachers() {
    expectReleased {
      let view = TeachersView()
      view.reactor = TeachersReactor()
      view.reactor?.action.onNext(.viewDidLoad)
      return used(view, "J", .enter, .escape, .enter, "x", .enter)
    }
  }

  @Test func news() {
    expectReleased {
      let view = NewsView(canReload: true)
      view.reactor = NewsReactor(source: .text("", name: "news.json"))
      return used(view, "/", "x", .escape)
    }
  }
}
