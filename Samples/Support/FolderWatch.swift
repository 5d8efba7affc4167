import Foundation

/// Waits for the changes of a folder, also for its end and its return; used by one thread.
final class FolderWatch {
  private let path: String
  private let name: String
  private let parent: String
  private let stop: StopPipe
  private let inotify: Inotify
  /// The watches for what is in the folder, and for the folder itself in the one around it; nil where there is none.
  private var inside: Int32?
  private var outside: Int32?
  private var changes = FolderChanges()

  /// Begins to watch; what changes from here on is told.
  init(_ folder: URL, until stop: StopPipe) throws(Problem) {
    path = folder.path
    name = folder.lastPathComponent
    parent = folder.deletingLastPathComponent().path
    self.stop = stop
    do throws(InotifyError) {
      inotify = try Inotify()
      try watchAgain()
    } catch {
      throw Problem(file: path, reason: "is not watched (\(error))")
    }
  }

  /// Waits for the next change; nil when the pipe says to stop.
  func next() -> FolderChange? {
    while true {
      if let change = changes.take(at: .now) { return change }
      guard stop.wait(for: inotify.descriptor, deadline: changes.due) else { return nil }
      for event in inotify.events() { take(event) }
    }
  }

  private func take(_ event: Inotify.Event) {
    let now = ContinuousClock.now
    switch event.kind {
    case .overflow: folderMayBeAnother(now)
    case .gone where event.watch == inside || event.watch == outside: folderMayBeAnother(now)
    case .writing where event.watch == inside: changes.noteWriting(of: event.name, at: now)
    case .changed where event.watch == inside: changes.noteChange(of: event.name, at: now)
    case .writing where event.watch == outside && event.name == name: folderMayBeAnother(now)
    case .changed where event.watch == outside && event.name == name: folderMayBeAnother(now)
    default: break
    }
  }

  /// The folder has come, gone or been renamed: what has its name now is watched, and read anew.
  private func folderMayBeAnother(_ now: ContinuousClock.Instant) {
    // Without a watch the folder is still read; the next change of the one around it tries again.
    try? watchAgain()
    changes.noteEverything(at: now)
  }

  /// Watches the folder that has the name now, if there is one.
  private func watchAgain() throws(InotifyError) {
    for case let watch? in [inside, outside] { inotify.remove(watch) }
    (inside, outside) = (nil, nil)
    // First the one around it, so that a folder that comes meanwhile is not missed.
    outside = try inotify.watch(parent, for: .folderItself)
    inside = try inotify.watch(path, for: .files)
  }
}
