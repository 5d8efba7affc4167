/// The work of some cases written by hand, measured once in a run: when the first of them asks for it.
final class Baseline {
  let name: String
  private let operations: Int
  private let repetitions: Int
  private let clock: Clock
  private let body: (_ operations: Int) -> Void

  private(set) lazy var measurement: Measurement = {
    var result = Measurement(name, operations: operations, repetitions: repetitions, clock: clock, body)
    result.toBaseline = 1
    return result
  }()

  init(
    _ name: String, operations: Int, repetitions: Int = 9, clock: Clock = .thread,
    _ body: @escaping (_ operations: Int) -> Void
  ) {
    self.name = name
    self.operations = operations
    self.repetitions = repetitions
    self.clock = clock
    self.body = body
  }

  /// The baseline as a line of its own.
  var asCase: Case {
    Case(name: name) { [self.measurement] }
  }
}
