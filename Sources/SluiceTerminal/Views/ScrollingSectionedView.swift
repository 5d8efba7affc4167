public import Sluice

/// A sectioned view that scrolls on a screen and has a filter line, so that it has `rx.didScroll` and its kin.
@MainActor
public protocol ScrollingSectionedView: InteractiveSectionedView {
  /// Where those who listen to its scrolling and its filter are.
  var interaction: ListInteraction { get }
}

/// Those who listen to how a list is scrolled and filtered; their streams complete when the list is gone.
public final class ListInteraction: Sendable {
  let scrolls = PublishSubject<Void>()
  let ends = PublishSubject<Void>()
  let filters = BehaviorSubject(value: "")

  init() {}

  /// The filter in force; empty where there is none.
  var filter: String { (try? filters.value()) ?? "" }

  deinit {
    scrolls.onCompleted()
    ends.onCompleted()
    filters.onCompleted()
  }
}

@MainActor
extension Reactive where Base: ScrollingSectionedView {
  /// Sends whenever the list has been scrolled.
  public var didScroll: ControlEvent<Void> { ControlEvent(events: base.interaction.scrolls) }

  /// Sends when the last item comes to be shown: the moment to load more.
  ///
  /// Once for as many items as there are, and again after the last one was out of sight.
  public var didReachEnd: ControlEvent<Void> { ControlEvent(events: base.interaction.ends) }
}
