extension PublicOperators.Family {
  /// The operators of which a table of the laws has an entry.
  var covered: Set<String> {
    switch self {
    case .streams:
      Self.operators(
        (Operator.all.map(\.name) + Combinator.all.map(\.name) + TimingReleaseTests.stages.map(\.name))
          .filter { $0.first?.isLowercase ?? false })
    case .infallibles:
      Self.operators(
        InfallibleOperator.all.map(\.name) + [InfallibleOperator.debug.name]
          + InfallibleStage.all.map(\.testDescription)
          + (Operator.infallible.map(\.name) + Combinator.infallible.map(\.name)).map {
            Self.name($0, in: ["Infallible"])
          })
    case .primitiveSequences:
      Self.operators(
        SequenceOperator.all.map { Self.name($0.name, in: ["Single", "Maybe", "Completable"]) })
    case .sharedSequences: Set(SharedOperator.allCases.map(\.name))
    }
  }

  /// What the tables' names begin with: `take(while:)` and `take, of none` stand for `take`, and
  /// `publish().refCount()` for both.
  private static func operators(_ names: [String]) -> Set<String> {
    let parts = names.flatMap { $0.prefix { $0 != "," }.split(separator: /\)\./) }
    return Set(parts.map { part in String(part.prefix { $0.isLetter || $0.isNumber }) })
  }

  /// `name` without the type before it.
  private static func name(_ name: String, in types: [String]) -> String {
    for type in types where name.hasPrefix("\(type).") { return String(name.dropFirst(type.count + 1)) }
    return name
  }

  /// What is public on the family and no operator over a stream of it, with the reason.
  var exemptions: [String: String] {
    let pairs = groups.flatMap { group in group.names.split(separator: " ").map { (String($0), group.reason) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private var groups: [(reason: String, names: String)] {
    let source = "a source: it has nothing above it, and tests of its own"
    let end = "subscribes: it is the end of a chain, with tests of its own"
    switch self {
    case .streams:
      return [
        (source, "just of from empty never error generate range repeatElement timer interval run"),
        (end, "bind values"),
        ("every entry of the tables goes through it", "asObservable"),
        ("needs a stream of Never, which ignoreElements gives in Completable.andThen", "asCompletable"),
        ("begins a shared sequence; SharedSequenceLaws has it above each of their operators", "asDriver asSignal"),
        ("begins a shared sequence, as asDriver does", "asSharedSequence"),
      ]
    case .infallibles:
      return [
        (source, "just of from empty never generate range repeatElement timer interval"),
        (end, "bind values"),
        ("a conversion, which ConversionMatrixTests runs", "asDriver asSignal asSharedSequence"),
        ("that of streams, which has an entry, and tests of its own", "buffer window groupBy"),
      ]
    case .primitiveSequences:
      return [
        (source, "just from empty never error timer"),
        (end, "value"),
        ("every entry of the tables goes through it", "asObservable primitiveSequence"),
        ("prints; it is the debug of streams, which has an entry", "debug"),
      ]
    case .sharedSequences:
      return [
        (source, "just of from empty never timer interval"),
        (end, "drive emit values"),
        ("a conversion, which ConversionMatrixTests runs", "asInfallible"),
        ("every entry of the tables goes through it", "asObservable asDriver asSignal"),
      ]
    }
  }
}
