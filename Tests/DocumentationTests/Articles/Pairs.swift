import SluiceStreams
import Synchronization

extension ObservableType where Element: Sendable {
  /// Each element together with the one before it; the first waits for the second.
  func pairs() -> Observable<(Element, Element)> {
    let source = asObservable()
    return .create { observer in
      let last = LastElement<Element>()
      return source.subscribe(
        AnyObserver { event in
          switch event {
          case .next(let element):
            if let before = last.replace(with: element) { observer.onNext((before, element)) }
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        })
    }
  }
}

private final class LastElement<Element: Sendable>: Sendable {
  private let element = Mutex<Element?>(nil)

  func replace(with element: Element) -> Element? {
    self.element.withLock { last in
      defer { last = element }
      return last
    }
  }
}
