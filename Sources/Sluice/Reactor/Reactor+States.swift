import SluiceStreams

extension Reactor {
  /// The states as an asynchronous sequence: the present one first, then every new one.
  ///
  ///     for await state in reactor.states { render(state) }
  ///
  /// The reactor is not retained; when it is gone, the sequence ends: at once if it has a `ReactorStore` of its own,
  /// otherwise when its runtime is swept from the process's table. States that nobody has asked for yet are kept.
  /// Leaving the loop, or cancelling its task, ends the subscription.
  public var states: StreamValues<State, Never> {
    StreamValues(infallible: state)
  }
}
