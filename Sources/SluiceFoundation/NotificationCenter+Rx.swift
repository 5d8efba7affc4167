import Foundation
import Sluice
import SluiceStreams

// Neither type is of this module: this is the module that joins them.
extension NotificationCenter: @retroactive ReactiveCompatible {}

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
      // Posted from any thread; the observer serializes.
      let observer = Handover(observer)
      let token = Handover(
        center.addObserver(forName: name, object: object.value, queue: nil) { observer.value.onNext($0) })
      return Disposables.create { center.removeObserver(token.value) }
    }
  }
}

/// Who posts the notifications, not retained.
private struct Poster: @unchecked Sendable {
  // Only its identity is used.
  private let isAnyone: Bool
  private weak let object: AnyObject?

  init(_ object: AnyObject?) {
    isAnyone = object == nil
    self.object = object
  }

  /// Nil if there was an object and it is gone.
  var current: Handover<AnyObject?>? {
    if isAnyone { return Handover(nil) }
    return object.map { Handover($0) }
  }
}

/// A value that crosses threads under a rule that the compiler cannot see; each use says which.
private struct Handover<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
