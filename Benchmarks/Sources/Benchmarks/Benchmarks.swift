@main
struct Benchmarks {
  /// Runs all cases, or with `--filter text` those whose group has the text in its name.
  static func main() {
    let arguments = CommandLine.arguments
    let filter = arguments.firstIndex(of: "--filter").flatMap { arguments.dropFirst($0 + 1).first }
    func isWanted(_ name: String) -> Bool { filter.map(name.contains) ?? true }

    let groups = [("reactor", reactorGroup), ("stream", streamGroup)].filter { isWanted($0.0) }.map { $0.1() }
    if !groups.isEmpty {
      printTable(["case", "ns, median", "ns, least ... most", "to the loop"], groups.flatMap(\.rows))
    }
    let operators = operatorCases.filter { isWanted("operator: \($0.name)") }
    if !operators.isEmpty {
      let header = ["operator", "ns per event", "ns, least ... most", "allocations to subscribe", "per event"]
      printTable(header, operators.map { $0.row() })
    }
    let diffs = diffCases().filter { isWanted($0.name) }
    if !diffs.isEmpty { printDiffs(diffs) }
  }
}
