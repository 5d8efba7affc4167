import Foundation
import Sluice
import SluiceStreams

extension NotificationCenter: ReactiveCompatible {}

extension Reactive where Base: NotificationCenter {
  /// The notifications that the center posts.
  ///
  ///     NotificationCenter.default.rx.notification(.settingsChanged)
  ///       .subscribe(onNext: { print($0) })
  ///
  /// The object is not retained; when it is gone, it posts nothing, and nothing more is sent.
  ///
  /// - Parameters:
  ///   - name: the notifications' name; nil for any.
  ///   - object: who posts them; nil for anyone.
  /// - Completes: never.
  /// - Fails: never.
  /// - Ordering: as posted. They are sent on the posting thread, one at a time.
  /// - Reentrancy: a notification posted while another is delivered is delivered after it.
  /// - Cancellation: stops observing.
  public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
    let poster = Poster(object)
    let center = base
    return .create { observer in
      if poster.isGone { return Disposables.create() }
      // Posted from any thread; the observer serializes. The token is only handed back to the center.
      let observer = Unchecked(observer)
      // The center is asked for the notifications of all, for it would retain the object.
      let token = Unchecked(
        center.addObserver(forName: name, object: nil, queue: nil) { notification in
          if poster.isSender(of: notification) { observer.value.onNext(notification) }
        })
      return Disposables.create { center.removeObserver(token.value) }
    }
  }
}

/// Who posts the notifications, not retained.
// The object is never used, only compared.
private struct Poster: @unchecked Sendable {
  private let isAnyone: Bool
  private weak let object: AnyObject?

  init(_ object: AnyObject?) {
    isAnyone = object == nil
    self.object = object
  }

  /// Whether there was an object and it has been released.
  var isGone: Bool {
    !isAnyone && object == nil
  }

  func isSender(of notification: Notification) -> Bool {
    if isAnyone { return true }
    guard let object, let sender = notification.object else { return false }
    return sender as AnyObject === object
  }
}
