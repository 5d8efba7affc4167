// Packs are only expanded in methods here, never in a closure or a method reference: the compiler (6.3.1) can crash.

/// Several sources of different types, joined by a function.
final class PackCombination<Result, each Element>: Observable<Result> {
  private let rule: CombiningRule
  private let sources: (repeat Observable<each Element>)
  private let selector: (repeat each Element) throws -> Result

  init(
    _ rule: CombiningRule, _ sources: (repeat Observable<each Element>),
    _ selector: @escaping (repeat each Element) throws -> Result
  ) {
    self.rule = rule
    self.sources = sources
    self.selector = selector
    super.init()
  }

  override func attach(_ sink: Sink<Result>, _ scope: Scope) {
    let lanes = PackLanes<repeat each Element>(rule, (repeat each sources))
    lanes.connect((repeat each sources), sink, scope, PackResults(lanes, selector))
  }
}

// Immutable; the selector was given as @Sendable, or by Swift 5 code, which answers for it.
extension PackCombination: @unchecked Sendable where Result: Sendable {}

/// Several sources of different types, joined into tuples.
final class PackTuples<each Element>: Observable<(repeat each Element)> {
  private let rule: CombiningRule
  private let sources: (repeat Observable<each Element>)

  init(_ rule: CombiningRule, _ sources: (repeat Observable<each Element>)) {
    self.rule = rule
    self.sources = sources
    super.init()
  }

  override func attach(_ sink: Sink<(repeat each Element)>, _ scope: Scope) {
    let lanes = PackLanes<repeat each Element>(rule, (repeat each sources))
    lanes.connect((repeat each sources), sink, scope, lanes)
  }
}

// Immutable.
extension PackTuples: @unchecked Sendable where (repeat each Element): Sendable {}

/// The lanes of one subscription; makes tuples.
private final class PackLanes<each Element>: ResultMaker {
  private let board: StateBox<LaneBoard>
  private let lanes: (repeat Lane<each Element>)

  private struct Empty: Error {}

  init(_ rule: CombiningRule, _ sources: (repeat Observable<each Element>)) {
    let board = StateBox.make(LaneBoard(rule: rule))
    self.board = board
    lanes = (repeat Self.makeLane(for: each sources, board))
  }

  func connect<Result>(
    _ sources: (repeat Observable<each Element>), _ sink: Sink<Result>, _ scope: Scope, _ maker: any ResultMaker<Result>
  ) {
    if board.value.running == 0 { return sink.end(.completed) }
    let combining = Combining(board, sink, scope, maker: maker)
    repeat combining.connect(each sources, each lanes)
  }

  func makeResult() -> (repeat each Element)? {
    do { return (repeat try Self.taken(from: each lanes)) } catch { return nil }
  }

  private static func makeLane<Source>(for source: Observable<Source>, _ board: StateBox<LaneBoard>) -> Lane<Source> {
    Lane(board)
  }

  private static func taken<Source>(from lane: Lane<Source>) throws -> Source {
    guard let element = lane.take() else { throw Empty() }
    return element
  }
}

/// Makes results by a function of the elements.
private final class PackResults<Result, each Element>: ResultMaker {
  private let lanes: PackLanes<repeat each Element>
  private let selector: (repeat each Element) throws -> Result

  init(_ lanes: PackLanes<repeat each Element>, _ selector: @escaping (repeat each Element) throws -> Result) {
    self.lanes = lanes
    self.selector = selector
  }

  func makeResult() throws -> Result? {
    guard let elements = lanes.makeResult() else { return nil }
    return try selector(repeat each elements)
  }
}
