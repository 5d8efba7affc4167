import SluiceStreams

/// A value that is shown as it would be written in a test.
protocol SourceText {
  /// The value on one line; `detailed` where the plain text does not tell two values apart.
  func sourceText(detailed: Bool) -> String
}

extension Recorded: SourceText where Value: RecordableEvent {
  func sourceText(detailed: Bool) -> String {
    value.sourceText(time: time, detailed: detailed)
  }
}

extension Event: SourceText {
  func sourceText(detailed: Bool) -> String {
    sourceText(time: nil, detailed: detailed)
  }
}

extension Subscription: SourceText {
  func sourceText(detailed: Bool) -> String {
    unsubscribe == .max ? "Subscription(\(subscribe))" : "Subscription(\(subscribe), \(unsubscribe))"
  }
}

/// An event, whose text may have a time in it.
protocol RecordableEvent {
  func sourceText(time: TestTime?, detailed: Bool) -> String
}

extension Event: RecordableEvent {
  func sourceText(time: TestTime?, detailed: Bool) -> String {
    let time = time.map { "\($0)" }
    func call(_ name: String, _ argument: String?) -> String {
      let arguments = [time, argument].compactMap { $0 }
      return arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
    }
    switch self {
    case .next(let element): return call(".next", oneLine(element, detailed))
    case .error(let error): return call(".error", oneLine(error, detailed))
    case .completed: return call(".completed", nil)
    }
  }
}

/// Something that stands in a list of its own: an element, or the outcome of a trait.
struct Plain<Value>: SourceText {
  let value: Value

  func sourceText(detailed: Bool) -> String {
    oneLine(value, detailed)
  }
}

/// `value` as text on one line; texts are quoted, so that their spaces are seen.
private func oneLine(_ value: Any, _ detailed: Bool) -> String {
  let text =
    detailed || value is any StringProtocol || value is Character
    ? String(reflecting: value) : String(describing: value)
  return SluiceErrors.oneLine(text)
}
