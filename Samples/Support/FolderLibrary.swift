import Foundation
import Sluice

/// The notes (`*.txt`, `*.md`) and pictures (`*.png`, `*.jpg`, `*.jpeg`) of a folder, in name order.
///
/// They are read off the main thread: once, or again whenever the folder has changed.
package struct FolderLibrary: Library {
  private let folder: URL
  private let isWatched: Bool

  package init(path: String, isWatched: Bool = false) {
    folder = URL(fileURLWithPath: path, isDirectory: true)
    self.isWatched = isWatched
  }

  /// Why there is nothing to be read at all; nil where there is a folder.
  package var problem: Problem? {
    do throws(Problem) {
      _ = try File.all(in: folder)
      return nil
    } catch {
      return error
    }
  }

  package func contents() -> Observable<Contents> {
    .run { [folder, isWatched] send in
      guard isWatched else { return send(Self.whole(folder)) }
      guard let stop = StopPipe() else {
        var reader = FolderReader(folder, decodesPictures: false)
        return send(reader.read().adding(Problem(file: folder.path, reason: "is not watched: no pipe is left")))
      }
      // A thread of its own, since it waits in the system; those of tasks are few.
      await withTaskCancellationHandler {
        await withCheckedContinuation { ended in
          Thread.detachNewThread {
            Self.follow(folder, until: stop, send)
            ended.resume()
          }
        }
      } onCancel: {
        stop.stop()
      }
    }
  }

  /// What the folder holds, read once and to the last pixel.
  private static func whole(_ folder: URL) -> Contents {
    var reader = FolderReader(folder, decodesPictures: true)
    let contents = reader.read()
    guard contents == Contents() else { return contents }
    let reason = "holds no notes (*.txt, *.md) and no pictures (*.png, *.jpg, *.jpeg)"
    return Contents(problems: [Problem(file: folder.path, reason: reason)])
  }

  /// Sends what the folder holds, and again after each change.
  ///
  /// What changes while it is read waits in the system, and counts as the next change.
  private static func follow(_ folder: URL, until stop: StopPipe, _ send: Send<Contents>) {
    var reader = FolderReader(folder, decodesPictures: false)
    do throws(Problem) {
      let watch = try FolderWatch(folder, until: stop)
      send(reader.read())
      while let change = watch.next() { send(reader.read(change)) }
    } catch {
      send(reader.read().adding(error))
    }
  }
}

extension Contents {
  fileprivate func adding(_ problem: Problem) -> Contents {
    Contents(messages: messages, photos: photos, problems: problems + [problem])
  }
}
