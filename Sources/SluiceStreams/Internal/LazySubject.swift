/// A subject that is hardly anything until somebody subscribes to it.
package final class LazySubject<Element>: Observable<Element> {
  private let subject = Lazy<PublishSubject<Element>>()

  package init() {
    super.init()
  }

  /// Sends an element to those who are subscribed.
  package func send(_ element: Element) {
    subject.object?.onNext(element)
  }

  override package func attach(_ sink: Sink<Element>, _ scope: Scope) {
    subject.object(orMake: PublishSubject()).attach(sink, scope)
  }
}

// The subject is set once.
extension LazySubject: @unchecked Sendable where Element: Sendable {}
