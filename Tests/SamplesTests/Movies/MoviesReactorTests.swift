import Sluice
import SluiceTesting
import Testing

@testable import Movies
@testable import SampleSupport

struct MoviesReactorTests {
  private static let kingdom = Entry(section: "korea", name: "킹덤", number: 1000)
  private static let amelie = Entry(section: "France", name: "Amélie", number: 7)
  private static let rurouni = Entry(section: "JAPAN", name: "바람의 검심", number: 2000)

  private func loaded(_ entries: [Entry] = [kingdom]) -> ReactorTest<MoviesReactor> {
    let test = ReactorTest { MoviesReactor(movies: .just(Entries(entries)), scheduler: $0) }
    test.send(.viewDidLoad) {
      $0.sections = [MovieSection(model: .korea, items: [Movie(name: "킹덤", price: 1000)])]
      $0.isLoading = false
    }
    return test
  }

  @Test func `movies go into the section of their country, the sections in the order of their raw values`() {
    let problem = Problem(file: "movies.csv:3", reason: "has no name")
    expectReduce(
      MoviesReactor(), .setMovies(Entries([Self.amelie, Self.rurouni, Self.kingdom], problems: [problem]))
    ) {
      $0.sections = [
        MovieSection(model: .korea, items: [Movie(name: "킹덤", price: 1000)]),
        MovieSection(model: .japan, items: [Movie(name: "바람의 검심", price: 2000)]),
        MovieSection(model: .undefined, items: [Movie(name: "Amélie", price: 7)]),
      ]
      $0.problems = [problem]
      $0.isLoading = false
    }
  }

  @Test func `of the presses within three seconds the first one counts, and no other`() {
    let test = loaded()

    test.send(.append) {
      $0.sections[0].items.append(Movie(name: "Korea", price: 2000))
      $0.message = "Added Korea 2000 to korea"
    }
    test.send(.append)
    test.advance(by: .milliseconds(2999))
    test.send(.append)
    test.advance(by: .milliseconds(1))
    test.send(.append) { $0.sections[0].items.append(Movie(name: "Korea", price: 2000)) }
    test.advance(by: .seconds(10))
  }

  @Test func `the later button adds once, three seconds after its last press`() {
    let test = loaded()

    test.send(.appendLater) { $0.message = "Adds 3 seconds after the last press" }
    test.advance(by: .milliseconds(2999))
    test.send(.appendLater) { _ in }
    test.advance(by: .milliseconds(2999))
    test.advance(by: .milliseconds(1))
    test.expect(.append(Movie(name: "Korea", price: 2000), to: .korea)) {
      $0.sections[0].items.append(Movie(name: "Korea", price: 2000))
      $0.message = "Added Korea 2000 to korea"
    }
  }

  @Test func `a movie goes into the section that is chosen, which is made where there is none`() {
    let test = loaded()

    test.send(.chooseNextSection) { $0.chosenSection = .japan }
    test.send(.chooseNextSection) { $0.chosenSection = .undefined }
    test.send(.append) {
      $0.sections.append(MovieSection(model: .undefined, items: [Movie(name: "Undefined", price: 0)]))
      $0.message = "Added Undefined 0 to undefined"
    }
    test.send(.chooseNextSection) { $0.chosenSection = .korea }
    test.send(.chooseNextSection) { $0.chosenSection = .japan }
    test.advance(by: .seconds(3))
    test.send(.append) {
      $0.sections.insert(MovieSection(model: .japan, items: [Movie(name: "Japan", price: 3000)]), at: 1)
      $0.message = "Added Japan 3000 to japan"
    }
    test.advance(by: .seconds(3))
  }

  @Test func `the two buttons do not wait for each other`() {
    let test = loaded()

    test.send(.appendLater) { $0.message = "Adds 3 seconds after the last press" }
    test.send(.append) {
      $0.sections[0].items.append(Movie(name: "Korea", price: 2000))
      $0.message = "Added Korea 2000 to korea"
    }
    test.advance(by: .seconds(3))
    test.expect { $0.sections[0].items.append(Movie(name: "Korea", price: 2000)) }
  }

  @Test func `a movie that is selected is told`() {
    let test = loaded()
    test.send(.select(Movie(name: "킹덤", price: 1000))) { $0.message = "Selected 킹덤 1000" }
  }
}
