/// A report beside an older one: what both have measured.
struct Comparison {
  let old: Report
  let new: Report

  var table: Table {
    let before = Dictionary(old.measurements.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return Table(
      header: ["case", "old", "new", "change", "within the spread", "allocations, old", "new"],
      rows: new.measurements.compactMap { measurement in
        before[measurement.name].map { row($0, measurement) }
      })
  }

  private func row(_ old: Measurement, _ new: Measurement) -> [String] {
    let change = old.median == 0 ? 0 : (new.median / old.median - 1) * 100
    let areApart = new.least > old.most || new.most < old.least
    return [
      new.name,
      old.unit.format([old.median], like: old.median),
      new.unit.format([new.median], like: old.median),
      (change > 0 ? "+" : "") + decimal(change) + " %",
      areApart ? "no" : "yes",
      old.allocations.map { decimal($0) } ?? "",
      new.allocations.map { decimal($0) } ?? "",
    ]
  }
}
