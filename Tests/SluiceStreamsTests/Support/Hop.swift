import Dispatch
import SluiceStreams

extension ObservableType where Element: Sendable {
  /// The stream, sent on from `queue`.
  func hop(to queue: DispatchQueue) -> Observable<Element> {
    let source = asObservable()
    return .create { observer in
      source.subscribe(AnyObserver(eventHandler: { event in queue.async { observer.on(event) } }))
    }
  }
}
