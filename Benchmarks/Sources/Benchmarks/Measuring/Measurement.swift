/// What a case costs: one line of the table.
struct Measurement: Codable {
  enum Unit: String, Codable {
    case nanoseconds
    case bytes
    /// A ratio of two measurements.
    case times
  }

  let name: String
  var unit = Unit.nanoseconds
  /// What one operation costs, one for each repetition, ascending.
  let samples: [Double]
  /// How often an operation asks for memory.
  var allocations: Double?
  /// The median to that of the same work written by hand, measured in the same run.
  var toBaseline: Double?
  /// The most memory that the process had, in megabytes.
  var peakMegabytes: Double?

  var median: Double { samples[samples.count / 2] }
  var least: Double { samples.first ?? 0 }
  var most: Double { samples.last ?? 0 }
}

extension Measurement {
  /// One number that is the same in each run.
  init(_ name: String, _ unit: Unit, _ number: Double) {
    self.init(name: name, unit: unit, samples: [number])
  }

  /// Runs `body` for `operations` operations: once to warm up, `repetitions` times for the time, once for the memory.
  init(
    _ name: String, operations: Int, repetitions: Int = 9, clock: Clock = .thread, against baseline: Baseline? = nil,
    _ body: (_ operations: Int) -> Void
  ) {
    body(operations)
    let samples = (0..<repetitions).map { _ in clock.time(of: { body(operations) }) / Double(operations) }
    self.init(name: name, samples: samples.sorted())
    allocations = Double(countAllocations { body(operations) }) / Double(operations)
    toBaseline = baseline.map { median / $0.measurement.median }
  }
}

/// Keeps the compiler from knowing what `value` is.
@inline(never)
@_optimize(none)
func hidden<Value>(_ value: Value) -> Value { value }

/// Keeps the compiler from leaving out work whose result nobody reads.
@inline(never)
@_optimize(none)
func consume(_ value: Int) {}
