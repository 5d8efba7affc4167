/// `number` with so many digits after the point.
func decimal(_ number: Double, digits: Int = 1) -> String {
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  let scaled = Int((number.magnitude * Double(scale)).rounded())
  let sign = number < 0 && scaled != 0 ? "-" : ""
  let whole = sign + String(scaled / scale)
  if digits == 0 { return whole }
  let fraction = String(scaled % scale)
  return whole + "." + String(repeating: "0", count: digits - fraction.count) + fraction
}

extension Measurement.Unit {
  /// `numbers` in the unit that suits `like`, named once.
  func format(_ numbers: [Double], like number: Double) -> String {
    let (name, factor, digits) = scale(of: number)
    return numbers.map { decimal($0 / factor, digits: digits) }.joined(separator: " ... ") + name
  }

  private func scale(of number: Double) -> (name: String, factor: Double, digits: Int) {
    switch self {
    case .nanoseconds where number >= 1e9: (" s", 1e9, 2)
    case .nanoseconds where number >= 1e6: (" ms", 1e6, 2)
    case .nanoseconds where number >= 1e4: (" us", 1e3, 1)
    case .nanoseconds: (" ns", 1, 1)
    case .bytes where number >= 1e6: (" MB", 1e6, 2)
    case .bytes: (" bytes", 1, 0)
    case .times: (" times", 1, 2)
    }
  }
}
