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
      guard let object = poster.current else { return Disposables.create() }
      // Posted from any thread; the observer serializes. The token is only handed back to the center.
      let observer = Unchecked(observer)
      let token = Unchecked(
        center.addObserver(forName: name, object: object.value, queue: nil) { observer.value.onNext($0) })
      return Disposables.create { center.removeObserver(token.value) }
    }
  }
}

/// Who posts the notifications, not retained.
// The object is never used, only handed to the center, which compares it.
private struct Poster: @unchecked Sendable {
  private let isAnyone: Bool
  private weak let object: AnyObject?

  init(_ object: AnyObject?) {
    isAnyone = object == nil
    self.object = object
  }

  /// Nil if there was an object and it is gone.
  var current: Unchecked<AnyObject?>? {
    if isAnyone { return Unchecked(nil) }
    return object.map { Unchecked($0) }
  }
}
