import Sluice
import Synchronization
import TestSupport

/// A list of tasks: a section with a reactor of its own.
final class ColumnReactor: Reactor {
  enum Action { case add(Int), rename(String), touch }

  struct State {
    var column: Column
    var touches = 0
  }

  let initialState: State
  let store = ReactorStore()
  private let tracked: LifetimeTracker.Tracked?

  init(_ title: String, tracker: LifetimeTracker? = nil) {
    initialState = State(column: Column(title, []))
    tracked = tracker?.object()
  }

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .add(let card): state.column.items.append(Card(identity: card))
    case .rename(let title): state.column.title = title
    case .touch: state.touches += 1
    }
    return state
  }
}

/// A board of columns: the parent, whose sections are those of its children.
final class ColumnsReactor: Reactor {
  enum Action { case append(ColumnReactor), remove(Int), reverse, rename(String) }

  struct State {
    var title = "board"
    var columns: [ColumnReactor] = []
    var sections: [Column] = []
  }

  let initialState: State
  let store = ReactorStore()

  init(_ columns: [ColumnReactor] = []) {
    initialState = State(columns: columns)
  }

  func transform(state: Observable<State>) -> Observable<State> {
    state.combineSections(of: \.columns, at: \.column, into: \.sections)
  }

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .append(let column): state.columns.append(column)
    case .remove(let index): state.columns.remove(at: index)
    case .reverse: state.columns.reverse()
    case .rename(let title): state.title = title
    }
    return state
  }
}
