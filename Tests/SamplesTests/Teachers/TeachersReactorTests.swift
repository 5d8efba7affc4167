import FoundationEssentials
import Sluice
import SluiceTesting
import Testing

@testable import SampleSupport
@testable import Teachers

struct TeachersReactorTests {
  private static let john = Teacher(name: "John", age: 30)
  private static let rosa = Teacher(name: "로사", age: 21)
  private static let jin = Teacher(name: "Jin", age: 21)

  private func loaded() -> ReactorTest<TeachersReactor> {
    let entries = Entries([
      Entry(section: "first", name: "John", number: 30), Entry(section: "second", name: "Jin", number: 21),
      Entry(section: "first", name: "로사", number: 21),
    ])
    let test = ReactorTest(TeachersReactor(teachers: .just(entries)))
    test.send(.viewDidLoad) {
      $0.sections = [
        TeacherSection(header: "first", items: [Self.john, Self.rosa]),
        TeacherSection(header: "second", items: [Self.jin]),
      ]
      $0.isLoading = false
    }
    return test
  }

  private func row(_ item: Int, _ section: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func `a teacher is deleted; a place without one changes nothing`() {
    let test = loaded()
    test.send(.delete(row(0, 0))) { $0.sections[0].items = [Self.rosa] }
    test.send(.delete(row(7, 0))) { _ in }
    test.send(.delete(row(0, 9))) { _ in }
  }

  @Test func `a teacher is moved, in the section and into another one`() {
    let test = loaded()
    test.send(.move(from: row(0, 0), to: row(1, 0))) { $0.sections[0].items = [Self.rosa, Self.john] }
    test.send(.move(from: row(1, 0), to: row(1, 1))) {
      $0.sections[0].items = [Self.rosa]
      $0.sections[1].items = [Self.jin, Self.john]
    }
    test.send(.move(from: row(5, 0), to: row(0, 1))) { _ in }
  }

  @Test func `a change keeps the identity, so that it is seen as a change`() throws {
    let test = loaded()
    test.send(.edit(Self.rosa)) { $0.edited = Self.rosa }
    test.send(.save(name: " 김로사 🌹 ", age: " 22"))
    let changed = Teacher(name: "김로사 🌹", age: 22, identity: Self.rosa.identity)
    test.expect(.change(changed)) { $0.sections[0].items[1] = changed }
    test.expect(.setEdited(nil)) { $0.edited = nil }
  }

  @Test(
    "What cannot be is told, and the teacher stays as it is",
    arguments: [
      ("  ", "30", "A teacher has a name."), ("John", "old", "The age is a number from 0 to 150."),
      ("John", "151", "The age is a number from 0 to 150."), ("John", "-1", "The age is a number from 0 to 150."),
    ])
  func complaints(name: String, age: String, complaint: String) {
    let test = loaded()
    test.send(.edit(Self.john)) { $0.edited = Self.john }
    test.send(.save(name: name, age: age)) { $0.complaint = complaint }
    test.send(.cancelEditing) {
      $0.edited = nil
      $0.complaint = ""
    }
  }

  @Test func `nothing is saved where nothing is changed`() {
    let test = loaded()
    test.send(.save(name: "Nobody", age: "1"))
  }

  @Test func `two teachers of one name and age are two`() {
    let entries = Array(repeating: Entry(section: "first", name: "Kim", number: 30), count: 3)
    let identities = [TeacherSection](entries)[0].items.map(\.identity)
    #expect(identities == ["Kim30", "Kim30#2", "Kim30#3"])
  }
}
