import FoundationEssentials
import Sluice
import SluiceTesting
import Synchronization
import TestSupport
import Testing

@Suite struct CombineSectionsTests {
  @MainActor
  @Test func `A board shows its columns, each with a reactor of its own`() {
    let toDo = ColumnReactor("to do")
    let board = ColumnsReactor([toDo])
    let view = RecordingSectionedView()
    let dataSource = AnimatedSource { _, _, _, card in "\(card.identity)" }
    dataSource.titleForHeaderInSection = { dataSource, section in dataSource[section].title }
    let bag = DisposeBag()
    board.state(\.sections).bind(to: view.rx.items(dataSource: dataSource)).disposed(by: bag)
    view.rx.itemSelected
      .bind(onNext: { board.currentState.columns[$0.section].action.onNext(.add(100)) })
      .disposed(by: bag)

    toDo.action.onNext(.add(1))
    #expect(view.lines == ["# to do", "1"])

    let done = ColumnReactor("done")
    board.action.onNext(.append(done))
    done.action.onNext(.add(2))
    board.action.onNext(.reverse)
    #expect(view.lines == ["# done", "2", "# to do", "1"])

    view.select(IndexPath(item: 0, section: 1))
    #expect(view.lines == ["# done", "2", "# to do", "1", "100"])

    done.action.onNext(.rename("Done"))
    board.action.onNext(.remove(1))
    #expect(view.lines == ["# Done", "2"])
    #expect(
      view.log.map(\.description) == [
        "reload", "insert items 0.0", "insert sections 1", "insert items 1.0", "move sections 1 -> 0",
        "insert items 1.1", "update sections 0", "delete sections 1",
      ])
    #expect(view.inconsistencies.isEmpty)
  }

  @Test func `currentState has the sections of the children, before and after they change`() {
    let column = ColumnReactor("a")
    let board = ColumnsReactor([column])
    #expect(board.currentState.sections == [Column("a", [])])
    column.action.onNext(.add(1))
    #expect(board.currentState.sections == [Column("a", [1])])
    board.action.onNext(.rename("other"))
    #expect(board.currentState.sections == [Column("a", [1])])
    #expect(board.currentState.title == "other")
  }

  @Test func `The parent sends once for each change of a section, and nothing for other changes of a child`() {
    let column = ColumnReactor("a")
    let board = ColumnsReactor([column])
    let sent = Notes<[Int]>()
    let subscription = board.state.subscribe(onNext: { sent.add($0.sections.map(\.items.count)) })
    column.action.onNext(.touch)
    column.action.onNext(.add(1))
    board.action.onNext(.append(ColumnReactor("b")))
    column.action.onNext(.rename("a"))
    #expect(sent.all == [[0], [1], [1, 0]])
    subscription.dispose()
  }

  @Test func `A child is subscribed to once, also if it is there twice, and let go of when it is gone`() {
    let subscriptions = Counter()
    let child = Counted(subscriptions)
    let states = BehaviorSubject(value: Counted.Parent(children: [child]))
    let subscription = states.combineSections(of: \.children, at: \.column, into: \.sections).subscribe()
    #expect(subscriptions.value == 1)
    states.onNext(Counted.Parent(children: [child, child]))
    states.onNext(Counted.Parent(children: [child]))
    #expect(subscriptions.value == 1)
    states.onNext(Counted.Parent(children: []))
    #expect(subscriptions.value == 0)
    states.onNext(Counted.Parent(children: [child]))
    #expect(subscriptions.value == 1)
    subscription.dispose()
    #expect(subscriptions.value == 0)
  }

  @Test func `A child that is removed is released, and so are all when the parent is`() {
    let tracker = LifetimeTracker()
    var board: ColumnsReactor? = ColumnsReactor([
      ColumnReactor("a", tracker: tracker), ColumnReactor("b", tracker: tracker),
    ])
    weak let weakBoard = board
    let sent = Counter()
    let subscription = board?.state.subscribe(onNext: { _ in sent.add() })
    board?.action.onNext(.append(ColumnReactor("c", tracker: tracker)))
    #expect(tracker.alive == 3)
    board?.action.onNext(.remove(0))
    // The initial state keeps a and b.
    #expect(tracker.alive == 3)
    board?.action.onNext(.remove(1))
    #expect(tracker.alive == 2)
    board = nil
    #expect(weakBoard == nil)
    #expect(sent.value == 4)
    // A subscription keeps the last state that it was sent.
    subscription?.dispose()
    #expect(tracker.alive == 0)
  }

  @Test func `A removed child that lives on changes nothing any more`() {
    let column = ColumnReactor("a")
    let board = ColumnsReactor([column])
    let sent = Notes<Int>()
    let subscription = board.state.subscribe(onNext: { sent.add($0.sections.count) })
    board.action.onNext(.remove(0))
    column.action.onNext(.add(1))
    #expect(sent.all == [1, 0])
    subscription.dispose()
  }

  @Test func `Children of several types stand in one list`() {
    struct State {
      var children: [ChildSection<Column>] = []
      var sections: [Column] = []
    }
    let column = ColumnReactor("a")
    let counted = Counted(Counter())
    let children = [ChildSection(column, \.column), ChildSection(counted, \.column)]
    let states = BehaviorSubject(value: State(children: children))
    let sent = Notes<[Column]>()
    let subscription = states.combineSections(of: \.children, into: \.sections)
      .subscribe(onNext: { sent.add($0.sections) })
    column.action.onNext(.add(1))
    #expect(sent.all == [[Column("a", []), Column("counted", [])], [Column("a", [1]), Column("counted", [])]])
    #expect(children[0] == ChildSection(column, \.column))
    #expect(children[0] != children[1])
    #expect(children[0].reactor === column)
    #expect(children[0].section == Column("a", [1]))
    subscription.dispose()
  }

  @Test func `The end of the source is passed on, and lets go of the children`() {
    for isError in [false, true] {
      let subscriptions = Counter()
      let states = PublishSubject<Counted.Parent>()
      let recorder = Recorder<Int>()
      let subscription = states.combineSections(of: \.children, at: \.column, into: \.sections)
        .map(\.sections.count).subscribe(recorder)
      states.onNext(Counted.Parent(children: [Counted(subscriptions)]))
      #expect(subscriptions.value == 1)
      if isError { states.onError(TestError()) } else { states.onCompleted() }
      #expect(recorder.log == ["1", isError ? "error(test)" : "completed"])
      #expect(subscriptions.value == 0)
      subscription.dispose()
    }
  }

  @Test func `An observer that disposes while a state is sent gets no other`() {
    let board = ColumnsReactor([ColumnReactor("a")])
    let subscription = SerialDisposable()
    let sent = Counter()
    subscription.disposable = board.state.skip(1).subscribe(onNext: { _ in
      sent.add()
      subscription.dispose()
    })
    board.currentState.columns[0].action.onNext(.add(1))
    board.currentState.columns[0].action.onNext(.add(2))
    #expect(sent.value == 1)
  }
}

/// A reactor that counts the subscriptions to its states.
private final class Counted: Reactor {
  typealias Action = NoAction

  struct State { var column = Column("counted", []) }

  struct Parent {
    var children: [Counted] = []
    var sections: [Column] = []
  }

  let initialState = State()
  private let subscriptions: Counter

  init(_ subscriptions: Counter) { self.subscriptions = subscriptions }

  var state: Observable<State> {
    Observable.deferred { [initialState, subscriptions] in
      Observable.never().startWith(initialState)
        .do(onSubscribe: { subscriptions.add(1) }, onDispose: { subscriptions.add(-1) })
    }
  }

  var currentState: State { initialState }
}
