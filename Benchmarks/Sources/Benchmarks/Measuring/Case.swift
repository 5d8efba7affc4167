/// Something that can be measured, and gives one line of the table or several.
struct Case {
  let name: String
  /// Whether it runs only if asked for by name, or with `--all`.
  var isSlow = false
  let measure: () -> [Measurement]
}

extension Case {
  /// A case of one line, whose `body` does so many operations.
  init(
    _ name: String, operations: Int, repetitions: Int = 9, clock: Clock = .thread, against baseline: Baseline? = nil,
    _ body: @escaping (_ operations: Int) -> Void
  ) {
    self.init(
      name, operations: operations, repetitions: repetitions, clock: clock, against: baseline, prepared: { body })
  }

  /// A case of one line; `prepared` does what has to be there before, and gives the work itself.
  init(
    _ name: String, operations: Int, repetitions: Int = 9, clock: Clock = .thread, against baseline: Baseline? = nil,
    prepared: @escaping () -> (_ operations: Int) -> Void
  ) {
    self.init(name: name) {
      [
        Measurement(
          name, operations: operations, repetitions: repetitions, clock: clock, against: baseline, prepared())
      ]
    }
  }
}
