import Dispatch

/// Loads pictures away from the main actor, a few at a time, and keeps those that were used last.
///
///     let request = loader.load(source, in: PictureRoom(columns: 40, rows: 12)) { result in
///       ...
///     }
///     request.cancel()
///
/// A picture is read, decoded and scaled to its room; what is kept is the scaled one. One that is wanted twice at a time
/// is loaded once. A request that is cancelled is not answered, and work that nobody waits for any more is not begun, or
/// ends after the step at hand: reading, decoding, scaling.
@MainActor
public final class PictureLoader {
  /// What is done with a picture, or with the reason why there is none.
  public typealias Completion = @MainActor (Result<Image, PictureError>) -> Void

  /// The loader that cells use unless they are given another one.
  public static let shared = PictureLoader()

  private let limits: ImageLimits
  private let maximumByteCount: Int
  private let maximumJobCount: Int

  private var cache: PictureCache
  /// The jobs that wait or run, the oldest first; as many as are on the screen.
  private var jobs: [PictureJob] = []
  private var nextNumber = 0

  /// A loader that keeps nothing yet.
  ///
  /// - Parameters:
  ///   - limits: The most pixels that a picture may have.
  ///   - maximumByteCount: The most bytes that a file may have.
  ///   - cacheByteCount: The most bytes of scaled pixels that are kept; four for each pixel.
  ///   - maximumJobCount: The most pictures that are worked on at a time, at least 1.
  public init(
    limits: ImageLimits = .default, maximumByteCount: Int = 64 << 20, cacheByteCount: Int = 64 << 20,
    maximumJobCount: Int = 2
  ) {
    self.limits = limits
    self.maximumByteCount = maximumByteCount
    self.maximumJobCount = max(1, maximumJobCount)
    cache = PictureCache(capacity: cacheByteCount)
  }

  /// The picture, where it is kept; nil where it has to be loaded.
  public func picture(_ source: PictureSource, in room: PictureRoom) -> Image? {
    cache.image(PictureCache.Key(identifier: source.identifier, room: room))
  }

  /// Loads a picture, and then calls `completion`, once and not before this method has returned.
  @discardableResult
  public func load(
    _ source: PictureSource, in room: PictureRoom, completion: @escaping Completion
  ) -> PictureRequest {
    let key = PictureCache.Key(identifier: source.identifier, room: room)
    let job = jobs.first { $0.key == key && !$0.isClosed } ?? addJob(source, key)
    nextNumber += 1
    job.listeners.append((nextNumber, completion))
    startJobs()
    return PictureRequest(loader: self, number: nextNumber)
  }

  /// Loads a picture on the spot, for output that cannot wait.
  func loadNow(_ source: PictureSource, in room: PictureRoom) -> Result<Image, PictureError> {
    if let image = picture(source, in: room) { return .success(image) }
    let work = PictureWork(source, room, limits: limits, maximumByteCount: maximumByteCount)
    let result = work.run() ?? .failure(.unreadable("cancelled"))
    if case .success(let image) = result {
      cache.insert(image, for: PictureCache.Key(identifier: source.identifier, room: room))
    }
    return result
  }

  /// Forgets all pictures that are kept.
  public func removeAll() {
    cache.removeAll()
  }

  private func addJob(_ source: PictureSource, _ key: PictureCache.Key) -> PictureJob {
    let work = PictureWork(source, key.room, limits: limits, maximumByteCount: maximumByteCount)
    let job = PictureJob(key: key, work: work)
    jobs.append(job)
    return job
  }

  private func startJobs() {
    var free = maximumJobCount - jobs.count { $0.isRunning }
    for job in jobs where free > 0 && !job.isRunning {
      job.isRunning = true
      free -= 1
      let work = job.work
      DispatchQueue.global(qos: .utility).async { [weak self] in
        let result = work.run()
        Task { @MainActor in self?.finish(job, result) }
      }
    }
  }

  private func finish(_ job: PictureJob, _ result: Result<Image, PictureError>?) {
    job.isClosed = true
    if case .success(let image) = result { cache.insert(image, for: job.key) }
    // A listener may take back the wish of another one, so the job stays until all were told.
    while let result, !job.listeners.isEmpty { job.listeners.removeFirst().completion(result) }
    jobs.removeAll { $0 === job }
    startJobs()
  }

  /// Takes back a request; a job that nobody wants any more makes room for others once its step is done.
  fileprivate func cancel(_ number: Int) {
    guard let job = jobs.first(where: { $0.listeners.contains { $0.number == number } }) else { return }
    job.listeners.removeAll { $0.number == number }
    guard job.listeners.isEmpty else { return }
    job.work.cancel()
    job.isClosed = true
    if !job.isRunning { jobs.removeAll { $0 === job } }
  }
}

/// A wish for a picture, which can be taken back.
@MainActor
public final class PictureRequest {
  private weak var loader: PictureLoader?
  private let number: Int

  fileprivate init(loader: PictureLoader, number: Int) {
    self.loader = loader
    self.number = number
  }

  /// Takes the wish back: it is not answered any more.
  ///
  /// Does nothing where it was answered.
  public func cancel() {
    loader?.cancel(number)
  }
}
