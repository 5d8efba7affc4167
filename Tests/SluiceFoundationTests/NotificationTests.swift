import Foundation
import SluiceFoundation
import SluiceStreams
import TestSupport
import Testing

@Suite("NotificationCenter.rx.notification")
struct NotificationTests {
  private static let name = Notification.Name("sluice.test")
  private let center = NotificationCenter()

  private func logged(_ stream: Observable<Notification>) -> (log: Notes<String>, subscription: any Disposable) {
    let log = Notes<String>()
    return (
      log,
      stream.subscribe(AnyObserver { event in if let element = event.element { log.add(element.name.rawValue) } })
    )
  }

  @Test("sends what is posted under the name, until it is disposed")
  func name() {
    let (log, subscription) = logged(center.rx.notification(Self.name))
    center.post(name: Self.name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: Self.name, object: self.center)
    #expect(log.all == ["sluice.test", "sluice.test"])
    subscription.dispose()
    center.post(name: Self.name, object: nil)
    #expect(log.all.count == 2)
  }

  @Test("sends nothing before it is subscribed to, and to each subscriber of its own")
  func subscriptions() {
    let stream = center.rx.notification(Self.name)
    center.post(name: Self.name, object: nil)
    let (first, second) = (logged(stream), logged(stream))
    center.post(name: Self.name, object: nil)
    first.subscription.dispose()
    center.post(name: Self.name, object: nil)
    second.subscription.dispose()
    #expect(first.log.all.count == 1 && second.log.all.count == 2)
  }

  @Test("with an object, sends what that posts, and does not keep it")
  func object() {
    var poster: NSObject? = NSObject()
    let stream = center.rx.notification(nil, object: poster)
    let (log, subscription) = logged(stream)
    center.post(name: Self.name, object: poster)
    center.post(name: Self.name, object: NSObject())
    center.post(name: Self.name, object: nil)
    #expect(log.all.count == 1)
    subscription.dispose()
    weak let reference = poster
    poster = nil
    #expect(reference == nil)
    // Its object is gone: it stands for nobody, not for everybody.
    let (late, lateSubscription) = logged(stream)
    center.post(name: Self.name, object: nil)
    center.post(name: Self.name, object: NSObject())
    #expect(late.all.isEmpty)
    lateSubscription.dispose()
  }

  @Test("notifications from several threads are delivered one at a time, all of them")
  func threads() {
    let (log, subscription) = logged(center.rx.notification(Self.name))
    onThreads(4) { [center] _ in for _ in 0..<100 { center.post(name: Self.name, object: nil) } }
    #expect(log.all.count == 400)
    subscription.dispose()
  }

  @Test("a notification posted by an observer is delivered after the one in hand")
  func reentrancy() {
    let log = Notes<Int>()
    let subscription = center.rx.notification(Self.name).subscribe(
      AnyObserver { [center] event in
        let number = event.element?.userInfo?["number"] as? Int ?? -1
        if number < 3 { center.post(name: Self.name, object: nil, userInfo: ["number": number + 1]) }
        log.add(number)
      })
    center.post(name: Self.name, object: nil, userInfo: ["number": 0])
    #expect(log.all == [0, 1, 2, 3])
    subscription.dispose()
  }

  @Test("lets go of its observer when it is disposed")
  func release() {
    let tracker = LifetimeTracker()
    Self.subscribe(to: center, tracker.object()).dispose()
    #expect(tracker.alive == 0)
  }

  private static func subscribe(to center: NotificationCenter, _ object: LifetimeTracker.Tracked) -> any Disposable {
    center.rx.notification(name).subscribe(AnyObserver { _ in object.touch() })
  }
}
