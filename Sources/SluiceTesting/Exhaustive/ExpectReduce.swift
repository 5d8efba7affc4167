import Sluice

/// Applies mutations to a state by a reactor's `reduce`, and expects what `change` makes of the state.
///
///     @Test(arguments: [true, false])
///     func loading(_ isLoading: Bool) {
///       expectReduce(SearchReactor(), .setLoading(isLoading)) { $0.isLoading = isLoading }
///     }
///
/// A failure shows what differs, line by line. Nothing of the reactor but `reduce` and `initialState` is used.
///
/// - Parameters:
///   - reactor: the reactor.
///   - state: the state to begin with; without it, the reactor's `initialState`.
///   - mutations: what is applied, in order.
///   - change: makes the expected state of the state before the first mutation.
public func expectReduce<R: Reactor>(
  _ reactor: R, from state: R.State? = nil, _ mutations: R.Mutation..., fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ change: (inout R.State) throws -> Void
) rethrows {
  let initial = state ?? reactor.initialState
  var expected = initial
  try change(&expected)
  let reduced = mutations.reduce(initial) { reactor.reduce(state: $0, mutation: $1) }
  guard let difference = difference(of: expected, reduced) else { return }
  let names = mutations.map { Messages<R>.name($0) }.joined(separator: ", ")
  reportFailure(
    Messages<R>.wrongReduction(difference, names), at: FailureLocation(fileID, filePath, line, column))
}
