import Dispatch
import Synchronization

/// The loading of one picture for one room, for all who want it.
///
/// What keeps what alive: the loader holds the job until it is finished or nobody wants it; a thread that works on it
/// holds no more than `work`, which knows nothing of the loader.
@MainActor
final class PictureJob {
  let key: PictureCache.Key
  let work: PictureWork

  /// Those who want the picture, in the order in which they came.
  var listeners: [(number: Int, completion: PictureLoader.Completion)] = []

  /// Whether a thread works on it.
  var isRunning = false

  /// Whether it takes no more listeners: it was cancelled, or is being answered.
  var isClosed = false

  init(key: PictureCache.Key, work: PictureWork) {
    self.key = key
    self.work = work
  }
}

/// What is done to load a picture, step by step, on a thread of its own.
final class PictureWork: Sendable {
  private let source: PictureSource
  private let room: PictureRoom
  private let limits: ImageLimits
  private let maximumByteCount: Int
  private let isCancelled = Atomic(false)

  init(_ source: PictureSource, _ room: PictureRoom, limits: ImageLimits, maximumByteCount: Int) {
    self.source = source
    self.room = room
    self.limits = limits
    self.maximumByteCount = maximumByteCount
  }

  /// Has the work end after the step at hand.
  func cancel() {
    isCancelled.store(true, ordering: .relaxed)
  }

  /// Reads, decodes and scales; nil where it was cancelled in between.
  func run() -> Result<Image, PictureError>? {
    if isCancelled.load(ordering: .relaxed) { return nil }
    let bytes: [UInt8]
    do {
      bytes = try source.read()
    } catch {
      return .failure(.unreadable("\(error)"))
    }
    if isCancelled.load(ordering: .relaxed) { return nil }
    guard bytes.count <= maximumByteCount else {
      return .failure(.tooManyBytes(count: bytes.count, limit: maximumByteCount))
    }
    do {
      let image = try Image(bytes, limits: limits)
      return isCancelled.load(ordering: .relaxed) ? nil : .success(image.scaled(to: room))
    } catch {
      return .failure(.undecodable(error))
    }
  }
}
