/// Cases that do the same work, compared with a loop written by hand.
struct Group {
  let name: String
  let baseline: Measurement
  let cases: [Measurement]

  /// The group as lines of a table: nanoseconds per operation, spread, ratio to the baseline.
  var rows: [[String]] {
    ([baseline] + cases).map { measurement in
      [
        measurement.name,
        format(measurement.median),
        "\(format(measurement.samples.first ?? 0)) ... \(format(measurement.samples.last ?? 0))",
        format(measurement.median / baseline.median),
      ]
    }
  }
}

/// `number` with so many digits after the point.
func format(_ number: Double, digits: Int = 1) -> String {
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  let scaled = Int((number * Double(scale)).rounded())
  let fraction = String(scaled % scale)
  return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
}

/// Prints `rows` with their columns aligned, the first to the left and the others to the right.
func printTable(_ header: [String], _ rows: [[String]]) {
  let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
  for row in [header] + rows {
    let cells = zip(row, widths).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: cell.1 - cell.0.count)
      return index == 0 ? cell.0 + padding : padding + cell.0
    }
    print(cells.joined(separator: "  "))
  }
}
