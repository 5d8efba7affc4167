/// One subscription to a stream, whose elements are asked for one after the other.
///
///     iterator ──strong──▶ ValueIteration ──strong──▶ ValueBuffer ◀──strong── Feed ◀──strong── sink ◀── source
///     ValueIteration ──strong──▶ Scope ──▶ the stages above, which end when the iteration is released
///
/// The source is not kept. If it lets go of the sink without an end, since it is gone, the feed ends the iteration.
final class ValueIteration<Element, Failure: Error>: Sendable {
  typealias Buffer = ValueBuffer<Element, Failure>

  private let buffer: Buffer
  private let scope = Scope()

  /// Subscribes to `source`; `failure` makes of its error what the iteration ends with, or nil for a plain end.
  init(_ source: Observable<Element>, _ limit: Buffer.Limit, failure: @escaping (any Error) -> Failure?) {
    buffer = Buffer(limit)
    let (scope, feed) = (scope, Feed(buffer))
    source.attach(
      Sink(
        next: { if !scope.isDisposed { feed.buffer.send($0) } },
        end: { end in
          guard !scope.isDisposed else { return }
          // Disposed first, so that who asks for the end finds the subscription gone.
          withExtendedLifetime(feed) {
            scope.dispose()
            feed.buffer.finish(Self.step(end, failure))
          }
        }), entering: scope)
  }

  deinit {
    scope.dispose()
  }

  private static func step(_ end: Termination, _ failure: (any Error) -> Failure?) -> Buffer.Step {
    switch end {
    case .completed: .completed
    case .error(let error): failure(error).map { .failure($0) } ?? .completed
    }
  }

  /// The next answer; when the task is cancelled, the subscription ends and so does the iteration.
  func next(isolation: isolated (any Actor)? = #isolation) async -> Buffer.Step {
    await withTaskCancellationHandler {
      await withCheckedContinuation { buffer.answer($0) }.value
    } onCancel: {
      scope.dispose()
      buffer.abandon()
    }
  }

  private final class Feed: Sendable {
    let buffer: Buffer

    init(_ buffer: Buffer) {
      self.buffer = buffer
    }

    deinit {
      buffer.finish(.abandoned)
    }
  }
}
