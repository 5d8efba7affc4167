import FoundationEssentials
import SampleSupport
import Sluice

/// Teachers in sections, who can be changed, deleted and moved.
final class TeachersReactor: Reactor {
  enum Action: Equatable {
    case viewDidLoad
    case delete(IndexPath)
    case move(from: IndexPath, to: IndexPath)
    /// Begins to change a teacher.
    case edit(Teacher)
    /// Ends it with a name and an age as they were typed.
    case save(name: String, age: String)
    case cancelEditing
  }

  enum Mutation: Equatable {
    case setTeachers(Entries)
    case delete(IndexPath)
    case move(from: IndexPath, to: IndexPath)
    case setEdited(Teacher?)
    case change(Teacher)
    case setComplaint(String)
  }

  struct State {
    var sections: [TeacherSection] = []
    /// The teacher who is being changed.
    var edited: Teacher?
    /// What is wrong with what was typed.
    var complaint = ""
    var problems: [Problem] = []
    var isLoading = true
  }

  /// How old a teacher can be.
  static let ages = 0...150

  let initialState = State()
  private let teachers: Observable<Entries>

  init(teachers: Observable<Entries> = .just(Entries(.teachers))) {
    self.teachers = teachers
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .viewDidLoad: return teachers.map(Mutation.setTeachers)
    case .delete(let indexPath): return .just(.delete(indexPath))
    case .move(let source, let destination): return .just(.move(from: source, to: destination))
    case .edit(let teacher): return .just(.setEdited(teacher))
    case .cancelEditing: return .just(.setEdited(nil))
    case .save(let name, let age):
      guard let edited = currentState.edited else { return .empty() }
      return save(edited, name: name, age: age)
    }
  }

  private func save(_ edited: Teacher, name: String, age: String) -> Observable<Mutation> {
    let name = name.trimmed
    if name.isEmpty { return .just(.setComplaint("A teacher has a name.")) }
    guard let age = Int(age.trimmed), Self.ages.contains(age) else {
      return .just(.setComplaint("The age is a number from 0 to 150."))
    }
    return .of(.change(Teacher(name: name, age: age, identity: edited.identity)), .setEdited(nil))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setTeachers(let teachers):
      state.sections = [TeacherSection](teachers.entries)
      state.problems = teachers.problems
      state.isLoading = false
    case .delete(let indexPath):
      state.sections.remove(at: indexPath)
    case .move(let source, let destination):
      if let teacher = state.sections.remove(at: source) { state.sections.insert(teacher, at: destination) }
    case .setEdited(let teacher):
      state.edited = teacher
      state.complaint = ""
    case .change(let teacher):
      state.sections.replace(teacher)
    case .setComplaint(let complaint):
      state.complaint = complaint
    }
    return state
  }
}
