/// What one case costs.
struct Measurement {
  let name: String
  /// Nanoseconds per operation, one for each repetition, ascending.
  let samples: [Double]

  var median: Double {
    samples[samples.count / 2]
  }

  /// Runs `body` for `operations` operations, once to warm up and then `repetitions` times.
  init(_ name: String, operations: Int, repetitions: Int = 9, _ body: (_ operations: Int) -> Void) {
    self.name = name
    let clock = ContinuousClock()
    body(operations)
    samples = (0..<repetitions).map { _ in
      let (seconds, attoseconds) = clock.measure { body(operations) }.components
      return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(operations)
    }.sorted()
  }
}

/// Keeps the compiler from leaving out work whose result nobody reads.
@inline(never)
@_optimize(none)
func consume(_ value: Int) {}
