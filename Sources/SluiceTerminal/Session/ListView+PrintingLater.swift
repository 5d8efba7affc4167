public import Sluice

extension ListView {
  /// Runs the loop of the main thread until `ready` sends true, and then writes the list, as `print(to:profile:width:)` does.
  ///
  ///     try view.tableView.print(when: reactor.state.map { !$0.isLoading })
  ///
  /// For a program whose content comes later, at the end of a main function that is not `async`. What the same states have
  /// told the list is shown by then. A stream that ends has the list written as it is.
  ///
  /// - Parameters:
  ///   - ready: whether the list has its content.
  ///   - sink: where it goes; standard output where it is not given.
  ///   - profile: what the output can show; found out from the output and the environment where it is nil.
  ///   - width: the columns; those of the terminal, and otherwise 80, where it is nil.
  /// - Throws: `OutputError`; `SessionError.notOnMainThread`, and `mainQueueIsBusy` where the loop cannot do the main queue's
  ///   work.
  public func print<Ready: ObservableType>(
    when ready: Ready, to sink: OutputSink = OutputSink(), profile: TerminalProfile? = nil, width: Int? = nil
  ) throws where Ready.Element == Bool {
    guard isMainThread() else { throw SessionError.notOnMainThread }
    var (isReady, isBusy) = (false, false)
    // A turn of the main queue later than what the list was sent before.
    let subscription = ready.asObservable().filter { $0 }.take(1)
      .observe(on: MainScheduler.asyncInstance)
      .subscribe(onDisposed: {
        isReady = true
        MainLoop.wake()
      })
    MainLoop.detectBusyQueue {
      isBusy = true
      MainLoop.wake()
    }
    defer { subscription.dispose() }
    MainLoop.run { isReady || isBusy }
    guard isReady else { throw SessionError.mainQueueIsBusy }
    try print(to: sink, profile: profile, width: width)
  }
}
