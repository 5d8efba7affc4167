import SluiceStreams

extension ObservableType where Element == String {
  /// The words of each line that are worth a search, each time they change.
  func searchTerms() -> Observable<String> {
    map { $0.split(separator: " ").joined(separator: " ") }
      .filter { $0.count >= 2 }
      .distinctUntilChanged()
  }
}
