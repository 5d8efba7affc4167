import SluiceTesting
import Testing

struct NotesReactorTests {
  @Test func `refreshing loads the notes`() {
    let test = ReactorTest(NotesReactor(load: { [Note(title: "first")] }))

    test.send(.refresh)
    test.expect(.setLoading(true)) { $0.isLoading = true }
    test.expect(.setNotes([Note(title: "first")])) { $0.notes = [Note(title: "first")] }
    test.expect(.setLoading(false)) { $0.isLoading = false }
  }
}
