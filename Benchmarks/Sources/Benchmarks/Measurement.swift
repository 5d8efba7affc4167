/// What one case costs.
struct Measurement {
  let name: String
  /// Nanoseconds of processor time per operation, one for each repetition, ascending.
  let samples: [Double]

  var median: Double {
    samples[samples.count / 2]
  }

  /// Runs `body` for `operations` operations, once to warm up and then `repetitions` times.
  init(_ name: String, operations: Int, repetitions: Int = 9, _ body: (_ operations: Int) -> Void) {
    self.name = name
    body(operations)
    samples = (0..<repetitions).map { _ in
      threadTime(of: { body(operations) }) / Double(operations)
    }.sorted()
  }
}

/// Keeps the compiler from leaving out work whose result nobody reads.
@inline(never)
@_optimize(none)
func consume(_ value: Int) {}
