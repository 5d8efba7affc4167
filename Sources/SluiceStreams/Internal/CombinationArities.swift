// Sources of different types, joined: by arity, since code for packs is not unrolled in Swift 6.3, which makes a result some
// ten times as expensive.

/// Two sources of different types, joined.
@inlinable
func combination<E1, E2, Result>(
  _ rule: CombiningRule, _ source1: Observable<E1>, _ source2: Observable<E2>,
  _ selector: @escaping (E1, E2) throws -> Result
) -> Observable<Result> {
  AnonymousObservable { sink, scope in
    let board = StateBox.make(LaneBoard(rule: rule))
    let lanes = (Lane<E1>(board), Lane<E2>(board))
    let combining = Combining(board, sink, scope) {
      guard let element1 = lanes.0.take(), let element2 = lanes.1.take() else { return nil }
      return try selector(element1, element2)
    }
    combining.connect(source1, lanes.0)
    combining.connect(source2, lanes.1)
  }
}

/// Three sources of different types, joined.
@inlinable
func combination<E1, E2, E3, Result>(
  _ rule: CombiningRule, _ source1: Observable<E1>, _ source2: Observable<E2>, _ source3: Observable<E3>,
  _ selector: @escaping (E1, E2, E3) throws -> Result
) -> Observable<Result> {
  AnonymousObservable { sink, scope in
    let board = StateBox.make(LaneBoard(rule: rule))
    let lanes = (Lane<E1>(board), Lane<E2>(board), Lane<E3>(board))
    let combining = Combining(board, sink, scope) {
      guard let element1 = lanes.0.take(), let element2 = lanes.1.take(), let element3 = lanes.2.take() else {
        return nil
      }
      return try selector(element1, element2, element3)
    }
    combining.connect(source1, lanes.0)
    combining.connect(source2, lanes.1)
    combining.connect(source3, lanes.2)
  }
}

/// Four sources of different types, joined.
@inlinable
func combination<E1, E2, E3, E4, Result>(
  _ rule: CombiningRule, _ source1: Observable<E1>, _ source2: Observable<E2>, _ source3: Observable<E3>,
  _ source4: Observable<E4>,
  _ selector: @escaping (E1, E2, E3, E4) throws -> Result
) -> Observable<Result> {
  AnonymousObservable { sink, scope in
    let board = StateBox.make(LaneBoard(rule: rule))
    let lanes = (Lane<E1>(board), Lane<E2>(board), Lane<E3>(board), Lane<E4>(board))
    let combining = Combining(board, sink, scope) {
      guard let element1 = lanes.0.take(), let element2 = lanes.1.take(), let element3 = lanes.2.take(),
        let element4 = lanes.3.take()
      else { return nil }
      return try selector(element1, element2, element3, element4)
    }
    combining.connect(source1, lanes.0)
    combining.connect(source2, lanes.1)
    combining.connect(source3, lanes.2)
    combining.connect(source4, lanes.3)
  }
}

/// Five sources of different types, joined.
@inlinable
func combination<E1, E2, E3, E4, E5, Result>(
  _ rule: CombiningRule, _ source1: Observable<E1>, _ source2: Observable<E2>, _ source3: Observable<E3>,
  _ source4: Observable<E4>, _ source5: Observable<E5>,
  _ selector: @escaping (E1, E2, E3, E4, E5) throws -> Result
) -> Observable<Result> {
  AnonymousObservable { sink, scope in
    let board = StateBox.make(LaneBoard(rule: rule))
    let lanes = (Lane<E1>(board), Lane<E2>(board), Lane<E3>(board), Lane<E4>(board), Lane<E5>(board))
    let combining = Combining(board, sink, scope) {
      guard let element1 = lanes.0.take(), let element2 = lanes.1.take(), let element3 = lanes.2.take(),
        let element4 = lanes.3.take(), let element5 = lanes.4.take()
      else { return nil }
      return try selector(element1, element2, element3, element4, element5)
    }
    combining.connect(source1, lanes.0)
    combining.connect(source2, lanes.1)
    combining.connect(source3, lanes.2)
    combining.connect(source4, lanes.3)
    combining.connect(source5, lanes.4)
  }
}

/// Six sources of different types, joined.
@inlinable
func combination<E1, E2, E3, E4, E5, E6, Result>(
  _ rule: CombiningRule, _ source1: Observable<E1>, _ source2: Observable<E2>, _ source3: Observable<E3>,
  _ source4: Observable<E4>, _ source5: Observable<E5>, _ source6: Observable<E6>,
  _ selector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Result
) -> Observable<Result> {
  AnonymousObservable { sink, scope in
    let board = StateBox.make(LaneBoard(rule: rule))
    let lanes = (Lane<E1>(board), Lane<E2>(board), Lane<E3>(board), Lane<E4>(board), Lane<E5>(board), Lane<E6>(board))
    let combining = Combining(board, sink, scope) {
      guard let element1 = lanes.0.take(), let element2 = lanes.1.take(), let element3 = lanes.2.take(),
        let element4 = lanes.3.take(), let element5 = lanes.4.take(), let element6 = lanes.5.take()
      else { return nil }
      return try selector(element1, element2, element3, element4, element5, element6)
    }
    combining.connect(source1, lanes.0)
    combining.connect(source2, lanes.1)
    combining.connect(source3, lanes.2)
    combining.connect(source4, lanes.3)
    combining.connect(source5, lanes.4)
    combining.connect(source6, lanes.5)
  }
}

/// Seven sources of different types, joined.
@inlinable
func combination<E1, E2, E3, E4, E5, E6, E7, Result>(
  _ rule: CombiningRule, _ source1: Observable<E1>, _ source2: Observable<E2>, _ source3: Observable<E3>,
  _ source4: Observable<E4>, _ source5: Observable<E5>, _ source6: Observable<E6>, _ source7: Observable<E7>,
  _ selector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Result
) -> Observable<Result> {
  AnonymousObservable { sink, scope in
    let board = StateBox.make(LaneBoard(rule: rule))
    let lanes = (
      Lane<E1>(board), Lane<E2>(board), Lane<E3>(board), Lane<E4>(board), Lane<E5>(board), Lane<E6>(board),
      Lane<E7>(board)
    )
    let combining = Combining(board, sink, scope) {
      guard let element1 = lanes.0.take(), let element2 = lanes.1.take(), let element3 = lanes.2.take(),
        let element4 = lanes.3.take(), let element5 = lanes.4.take(), let element6 = lanes.5.take(),
        let element7 = lanes.6.take()
      else { return nil }
      return try selector(element1, element2, element3, element4, element5, element6, element7)
    }
    combining.connect(source1, lanes.0)
    combining.connect(source2, lanes.1)
    combining.connect(source3, lanes.2)
    combining.connect(source4, lanes.3)
    combining.connect(source5, lanes.4)
    combining.connect(source6, lanes.5)
    combining.connect(source7, lanes.6)
  }
}

/// Eight sources of different types, joined.
@inlinable
func combination<E1, E2, E3, E4, E5, E6, E7, E8, Result>(
  _ rule: CombiningRule, _ source1: Observable<E1>, _ source2: Observable<E2>, _ source3: Observable<E3>,
  _ source4: Observable<E4>, _ source5: Observable<E5>, _ source6: Observable<E6>, _ source7: Observable<E7>,
  _ source8: Observable<E8>,
  _ selector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Result
) -> Observable<Result> {
  AnonymousObservable { sink, scope in
    let board = StateBox.make(LaneBoard(rule: rule))
    let lanes = (
      Lane<E1>(board), Lane<E2>(board), Lane<E3>(board), Lane<E4>(board), Lane<E5>(board), Lane<E6>(board),
      Lane<E7>(board), Lane<E8>(board)
    )
    let combining = Combining(board, sink, scope) {
      guard let element1 = lanes.0.take(), let element2 = lanes.1.take(), let element3 = lanes.2.take(),
        let element4 = lanes.3.take(), let element5 = lanes.4.take(), let element6 = lanes.5.take(),
        let element7 = lanes.6.take(), let element8 = lanes.7.take()
      else { return nil }
      return try selector(element1, element2, element3, element4, element5, element6, element7, element8)
    }
    combining.connect(source1, lanes.0)
    combining.connect(source2, lanes.1)
    combining.connect(source3, lanes.2)
    combining.connect(source4, lanes.3)
    combining.connect(source5, lanes.4)
    combining.connect(source6, lanes.5)
    combining.connect(source7, lanes.6)
    combining.connect(source8, lanes.7)
  }
}
