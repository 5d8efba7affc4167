import SluiceStreams

extension ObservableType {
  /// The states with the sections of their child reactors filled in, sent again whenever the section of a child changes.
  ///
  /// For a list whose sections have a reactor each. The parent keeps its children in its state, like any other value, and
  /// combines their sections where its states leave it:
  ///
  ///     final class BoardReactor: Reactor {
  ///       enum Action { case addColumn(String), removeColumn(Int) }
  ///
  ///       struct State {
  ///         var columns: [ColumnReactor] = []
  ///         var sections: [Column] = []
  ///       }
  ///
  ///       let initialState = State()
  ///
  ///       func transform(state: Observable<State>) -> Observable<State> {
  ///         state.combineSections(of: \.columns, at: \.section, into: \.sections)
  ///       }
  ///
  ///       func reduce(state: State, mutation: Action) -> State {
  ///         var state = state
  ///         switch mutation {
  ///         case .addColumn(let title): state.columns.append(ColumnReactor(title: title))
  ///         case .removeColumn(let index): state.columns.remove(at: index)
  ///         }
  ///         return state
  ///       }
  ///     }
  ///
  ///     board.state(\.sections)
  ///       .bind(to: tableView.rx.items(dataSource: dataSource))
  ///       .disposed(by: disposeBag)
  ///     tableView.rx.itemSelected
  ///       .bind(onNext: { board.currentState.columns[$0.section].action.onNext(.toggle($0.item)) })
  ///       .disposed(by: disposeBag)
  ///
  /// - Sections stand in the order of the children. A child is subscribed to once for as long as it is in the list, also
  ///   if it is there twice, and let go of once it is not.
  /// - Only the section counts: another change of a child's state sends nothing.
  /// - A child may send actions to its parent, but not keep it, nor its `action`, since the parent's state keeps the child:
  ///   hold the parent weakly. Or have the parent merge what its children say in `transform(mutation:)`.
  /// - As with all that `transform(state:)` changes, `reduce` is given the state before: there, ask the children.
  ///
  /// - Completes: with its source; children do not complete.
  /// - Fails: with its source; children do not fail.
  /// - Ordering: that of the arrival of states and sections; `currentState` is what was sent last.
  /// - Reentrancy: what is sent while a state is sent on is sent after it. No lock is held meanwhile.
  /// - Cancellation: passed on to the source and to all children.
  public func combineSections<Child: Reactor, Section: Equatable & Sendable>(
    of children: KeyPath<Element, [Child]>, at section: KeyPath<Child.State, Section> & Sendable,
    into sections: WritableKeyPath<Element, [Section]>
  ) -> Observable<Element> {
    combining({ $0[keyPath: children].map { ChildSection($0, section) } }, into: sections)
  }

  /// The states with the sections of their children, which may be reactors of several types, filled in.
  ///
  /// As `combineSections(of:at:into:)`.
  public func combineSections<Section: Equatable & Sendable>(
    of children: KeyPath<Element, [ChildSection<Section>]>, into sections: WritableKeyPath<Element, [Section]>
  ) -> Observable<Element> {
    combining({ $0[keyPath: children] }, into: sections)
  }

  private func combining<Section: Equatable & Sendable>(
    _ children: @escaping (Element) -> [ChildSection<Section>], into sections: WritableKeyPath<Element, [Section]>
  ) -> Observable<Element> {
    let source = asObservable()
    return AnonymousObservable { sink, scope in
      let combination = SectionCombination(children: children, into: sections, sink: sink, scope: scope)
      let upstream = scope.child()
      source.attach(
        Sink(
          next: { combination.take(.state($0)) },
          end: { end in combination.take(.end(end, of: upstream)) }), upstream)
    }
  }
}
