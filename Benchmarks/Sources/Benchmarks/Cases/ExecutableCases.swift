import Foundation

/// The size of a sample's executable, and the time in which it starts, prints its table and ends.
func executableCases() -> [Case] {
  let nothing = Baseline("executable: one that does nothing", operations: 1, repetitions: 20, clock: .wall) { _ in
    do { _ = try Program(name: "/bin/true").time() } catch { stop("\(error)") }
  }
  return [("dynamic", []), ("static", ["--static-swift-stdlib"])].map { kind, arguments in
    let name = "executable: ComplexSection, \(kind)"
    return Case(name: name, isSlow: true) {
      withScratchFolder { folder in
        let build = ["--configuration", "release", "--product", "ComplexSection", "--scratch-path", folder] + arguments
        Package.build(build)
        let bin = Package.build(build + ["--show-bin-path"]).trimmingCharacters(in: .whitespacesAndNewlines)
        return measure(name, "\(bin)/ComplexSection", against: nothing)
      }
    }
  }
}

private func measure(_ name: String, _ path: String, against nothing: Baseline) -> [Measurement] {
  let program = Program(name: path, arguments: ["--width", "60"])
  do {
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    try program.run()
    let samples = try (0..<20).map { _ in try program.time() }
    var start = Measurement(name: "\(name), start to end", samples: samples.sorted())
    start.toBaseline = start.median / nothing.measurement.median
    return [Measurement("\(name), size", .bytes, Double(size)), nothing.measurement, start]
  } catch {
    stop("\(error)")
  }
}
