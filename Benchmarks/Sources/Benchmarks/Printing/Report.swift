import Foundation

/// The measurements of a run, and where they come from.
struct Report: Codable {
  var architecture = Toolchain.architecture
  var toolchain = Toolchain.version
  var date = Date.now.ISO8601Format()
  let measurements: [Measurement]

  var table: Table {
    Table(
      header: ["case", "median", "least ... most", "allocations", "to the loop by hand", "peak, MB"],
      rows: measurements.map { measurement in
        [
          measurement.name,
          measurement.unit.format([measurement.median], like: measurement.median),
          spread(of: measurement),
          measurement.allocations.map { decimal($0) } ?? "",
          measurement.toBaseline.map { decimal($0) } ?? "",
          measurement.peakMegabytes.map { decimal($0) } ?? "",
        ]
      })
  }

  private func spread(of measurement: Measurement) -> String {
    if measurement.samples.count == 1 { return "" }
    return measurement.unit.format([measurement.least, measurement.most], like: measurement.median)
  }

  /// The report as JSON, the same for the same numbers.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  static func read(_ path: String) throws -> Report {
    do {
      return try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw Options.Misuse("\(path) is not a file that --json wrote")
    }
  }
}
