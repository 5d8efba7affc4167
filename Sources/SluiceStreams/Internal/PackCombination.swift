// Packs are only expanded in methods here, never in a closure or a method reference: the compiler (6.3.1) can crash.

/// Several sources of different types, joined by a function.
@usableFromInline
final class PackCombination<Result, each Element>: Observable<Result> {
  @usableFromInline let rule: CombiningRule
  @usableFromInline let sources: (repeat Observable<each Element>)
  @usableFromInline let selector: (repeat each Element) throws -> Result
  /// Subscribes; made where the types are known, so that it is compiled for them.
  @usableFromInline let body: (PackCombination<Result, repeat each Element>, Sink<Result>, Scope) -> Void

  @inlinable
  init(
    _ rule: CombiningRule, _ sources: (repeat Observable<each Element>),
    _ selector: @escaping (repeat each Element) throws -> Result
  ) {
    self.rule = rule
    self.sources = sources
    self.selector = selector
    body = { combination, sink, scope in combination.start(sink, scope) }
    super.init()
  }

  @usableFromInline
  override func attach(_ sink: Sink<Result>, _ scope: Scope) {
    body(self, sink, scope)
  }

  @inlinable
  func start(_ sink: Sink<Result>, _ scope: Scope) {
    let lanes = PackLanes<repeat each Element>(rule, (repeat each sources))
    let results = PackResults(lanes, selector)
    lanes.connect((repeat each sources), sink, scope) { try results.makeResult() }
  }
}

// Immutable; the selector was given as @Sendable, or by Swift 5 code, which answers for it.
extension PackCombination: @unchecked Sendable where Result: Sendable {}

/// Several sources of different types, joined into tuples.
@usableFromInline
final class PackTuples<each Element>: Observable<(repeat each Element)> {
  @usableFromInline let rule: CombiningRule
  @usableFromInline let sources: (repeat Observable<each Element>)
  /// Subscribes; made where the types are known, so that it is compiled for them.
  @usableFromInline let body: (PackTuples<repeat each Element>, Sink<(repeat each Element)>, Scope) -> Void

  @inlinable
  init(_ rule: CombiningRule, _ sources: (repeat Observable<each Element>)) {
    self.rule = rule
    self.sources = sources
    body = { tuples, sink, scope in tuples.start(sink, scope) }
    super.init()
  }

  @usableFromInline
  override func attach(_ sink: Sink<(repeat each Element)>, _ scope: Scope) {
    body(self, sink, scope)
  }

  @inlinable
  func start(_ sink: Sink<(repeat each Element)>, _ scope: Scope) {
    let lanes = PackLanes<repeat each Element>(rule, (repeat each sources))
    lanes.connect((repeat each sources), sink, scope) { lanes.makeResult() }
  }
}

// Immutable.
extension PackTuples: @unchecked Sendable where (repeat each Element): Sendable {}

/// The lanes of one subscription; makes tuples.
@usableFromInline
final class PackLanes<each Element> {
  @usableFromInline let board: StateBox<LaneBoard>
  @usableFromInline let lanes: (repeat Lane<each Element>)

  @usableFromInline
  struct Empty: Error {
    @usableFromInline
    init() {}
  }

  @inlinable
  init(_ rule: CombiningRule, _ sources: (repeat Observable<each Element>)) {
    let board = StateBox.make(LaneBoard(rule: rule))
    self.board = board
    lanes = (repeat Self.makeLane(for: each sources, board))
  }

  @inlinable
  func connect<Result>(
    _ sources: (repeat Observable<each Element>), _ sink: Sink<Result>, _ scope: Scope,
    _ makeResult: @escaping () throws -> Result?
  ) {
    if board.value.running == 0 { return sink.end(.completed) }
    let combining = Combining(board, sink, scope, makeResult)
    repeat combining.connect(each sources, each lanes)
  }

  @inlinable
  func makeResult() -> (repeat each Element)? {
    do { return (repeat try Self.taken(from: each lanes)) } catch { return nil }
  }

  @inlinable
  static func makeLane<Source>(for source: Observable<Source>, _ board: StateBox<LaneBoard>) -> Lane<Source> {
    Lane(board)
  }

  @inlinable
  static func taken<Source>(from lane: Lane<Source>) throws -> Source {
    guard let element = lane.take() else { throw Empty() }
    return element
  }
}

/// Makes results by a function of the elements.
@usableFromInline
final class PackResults<Result, each Element> {
  @usableFromInline let lanes: PackLanes<repeat each Element>
  @usableFromInline let selector: (repeat each Element) throws -> Result

  @inlinable
  init(_ lanes: PackLanes<repeat each Element>, _ selector: @escaping (repeat each Element) throws -> Result) {
    self.lanes = lanes
    self.selector = selector
  }

  @inlinable
  func makeResult() throws -> Result? {
    guard let elements = lanes.makeResult() else { return nil }
    return try selector(repeat each elements)
  }
}
