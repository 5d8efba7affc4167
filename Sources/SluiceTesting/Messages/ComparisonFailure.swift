/// Compares what was received with what was expected; returns what to report, or nil if they are the same.
func comparisonFailure<Item: SourceText>(
  _ kind: String, _ received: [Item], _ expected: [Item], _ note: @autoclosure () -> String = "",
  by areEqual: (Item, Item) -> Bool
) -> String? {
  if received.elementsEqual(expected, by: areEqual) { return nil }
  let lines = SequenceComparison(received: received, expected: expected, by: areEqual).lines
  let different = lines.count { !$0.isEqual }
  let summary = "\(kind) received: \(received.count), expected: \(expected.count), lines that differ: \(different)"
  return [note(), summary, ComparisonTable(lines).text].filter { !$0.isEmpty }.joined(separator: "\n")
}

/// As above, for items that compare by `==`.
func comparisonFailure<Item: SourceText & Equatable>(
  _ kind: String, _ received: [Item], _ expected: [Item], _ note: @autoclosure () -> String = ""
) -> String? {
  comparisonFailure(kind, received, expected, note()) { $0 == $1 }
}
