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
    let subject = events.subject(of: event)
    guard subject.hasObservers else { return }
    let model = event.modelPlace.flatMap { path in try? sectionedDataSource?.anyModel(at: path) }
    let receipt = SectionedViewEvents<Cell>.Receipt()
    subject.onNext((event, model, receipt))
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

  // Each event goes to one of these, so that it is known whether somebody wants what the user may do to items.
  let deletions = PublishSubject<Report>()
  let moves = PublishSubject<Report>()
  let others = PublishSubject<Report>()

  /// Nobody yet.
  public init() {}

  deinit {
    for subject in [deletions, moves, others] { subject.onCompleted() }
  }

  /// Whether somebody listens to the items that the user wants deleted: a view offers it then.
  public var hasDeletionObservers: Bool { deletions.hasObservers }

  /// Whether somebody listens to the user's moves: a view offers them then.
  public var hasMoveObservers: Bool { moves.hasObservers }

  func subject(of event: SectionedViewEvent<Cell>) -> PublishSubject<Report> {
    switch event {
    case .itemDeleted: deletions
    case .itemMoved: moves
    default: others
    }
  }

  /// A part of what is reported, as the event of a control.
  ///
  /// Elements need not be Sendable: they are reported on the main actor, and a control event stays there.
  func stream<Part>(
    of subject: PublishSubject<Report>? = nil, _ part: @escaping (Report) -> Part?
  ) -> ControlEvent<Part> {
    let subject = subject ?? others
    return ControlEvent(
      unchecked: AnonymousObservable { sink, scope in
        subject.attach(Sink(next: { report in if let part = part(report) { sink.next(part) } }, end: sink.end), scope)
      })
  }
}
