extension Size {
  /// The size of a terminal from what it reported and from the environment, at least 1 by 1.
  ///
  /// A dimension that was not reported, or as 0, comes from `COLUMNS` or `LINES`, and is otherwise 80 by 24.
  public init(reported: Size?, environment: [String: String]) {
    func pick(_ reported: Int?, _ name: String, _ standard: Int) -> Int {
      if let reported, reported > 0 { return reported }
      if let text = environment[name], let value = Int(text), value > 0 { return value }
      return standard
    }
    self.init(
      columns: pick(reported?.columns, "COLUMNS", 80), rows: pick(reported?.rows, "LINES", 24))
  }
}
