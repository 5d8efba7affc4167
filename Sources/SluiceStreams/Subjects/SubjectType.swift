/// A stream that is also an observer: what it is given, it sends to its subscribers.
public protocol SubjectType<Element>: ObservableType {
  /// The observer that feeds the subject.
  associatedtype Observer: ObserverType

  /// The observer that feeds the subject.
  func asObserver() -> Observer
}
