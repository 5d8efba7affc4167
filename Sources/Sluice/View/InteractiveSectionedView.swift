import SluiceStreams

/// A sectioned view that tells what happens in it, so that it has `rx.itemSelected` and its kin.
///
///     final class List: InteractiveSectionedView {
///       let events = SectionedViewEvents<String>()
///       ...
///       func rowWasClicked(at indexPath: IndexPath) { report(.itemSelected(indexPath)) }
///     }
@MainActor
public protocol InteractiveSectionedView: SectionedView {
  /// Where those who listen to the view are; make one for the view, and keep it.
  var events: SectionedViewEvents<Cell> { get }
}

extension InteractiveSectionedView {
  /// Tells those who listen what happened, in the order in which it happened.
  ///
  /// The item that an event is about is looked up now, before anybody can change the sections.
  public func report(_ event: SectionedViewEvent<Cell>) {
    guard events.subject.hasObservers else { return }
    let model = event.modelPlace.flatMap { path in try? sectionedDataSource?.anyModel(at: path) }
    let receipt = SectionedViewEvents<Cell>.Receipt()
    events.subject.onNext((event, model, receipt))
    if receipt.isOfMove { sectionedDataSource?.moveWasHeard() }
  }
}

/// Those who listen to a sectioned view; their streams complete when the view is gone.
public final class SectionedViewEvents<Cell> {
  /// What those who listen leave behind.
  final class Receipt {
    /// Whether somebody listened to a move.
    var isOfMove = false
  }

  /// An event, and the item that it is about, if it is about one.
  typealias Report = (event: SectionedViewEvent<Cell>, model: Any?, receipt: Receipt)

  let subject = PublishSubject<Report>()

  /// Nobody yet.
  public init() {}

  deinit {
    subject.onCompleted()
  }

  /// A part of what is reported, as the event of a control.
  ///
  /// Elements need not be Sendable: they are reported on the main actor, and a control event stays there.
  func stream<Part>(_ part: @escaping (Report) -> Part?) -> ControlEvent<Part> {
    ControlEvent(
      unchecked: AnonymousObservable { [subject] sink, scope in
        subject.attach(Sink(next: { report in if let part = part(report) { sink.next(part) } }, end: sink.end), scope)
      })
  }
}
