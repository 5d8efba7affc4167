public import Sluice

extension Reactive where Base: TextField {
  /// The text: the present one on subscription, then each that the user makes of it; what is bound to it is set.
  @MainActor public var text: ControlProperty<String?> {
    let values = Observable<String?>.deferred { [weak base, edits = base.edits] in
      // A control is subscribed to on the main executor.
      edits.startWith(MainActor.assumeIsolated { base?.text })
    }
    return ControlProperty(values: values, valueSink: Binder(base) { $0.text = $1 })
  }

  /// The text that enter sent off.
  public var submitted: ControlEvent<String> {
    let texts = controlEvent(.editingDidEndOnExit).map { [weak base] in
      MainActor.assumeIsolated { base?.text ?? "" }
    }
    return ControlEvent(events: texts)
  }
}
