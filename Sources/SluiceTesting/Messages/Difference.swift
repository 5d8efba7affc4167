/// What differs between two values, as text; nil if nothing does.
///
///     print(difference(of: State(count: 1, title: "a"), State(count: 2, title: "a")) ?? "equal")
///     //   State(
///     // -   count: 1
///     // +   count: 2
///     //     … 1 unchanged
///     //   )
///
/// Lines that begin with `-` are those of the first value, with `+` those of the second. Only what differs is shown, with
/// what it is part of and, in a collection, its neighbours. Fields are matched by name, members of a dictionary by key,
/// elements of an array by their `id` if they have one, otherwise by what they are. Dictionaries and sets are sorted, and an
/// object that contains itself is shown once. What lies too deep to be shown in its place is shown by its path.
///
/// Values that are `Equatable` are compared with `==`, others by their parts, as `Mirror` shows them. Functions count as equal.
///
/// - Complexity: linear in the number of parts of both values; elements that two arrays begin and end with are only compared.
///   Quadratic in the number of elements of an array that changed, up to a few hundred of them.
public func difference<Value>(of old: Value, _ new: Value) -> String? {
  guard !areSame(old, new) else { return nil }
  let (before, after) = Dumper.dump(old, new)
  return before == after ? HiddenDifference(old, new).text : DifferenceWriter.text(before, after)
}
