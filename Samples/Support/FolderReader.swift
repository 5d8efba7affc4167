import Foundation

/// Reads the notes and pictures of a folder, and the next time only those that have changed.
struct FolderReader {
  private enum Entry {
    case message(Result<Message, Problem>)
    case photo(Result<Photo, Problem>)
  }

  private let folder: URL
  /// Whether the pixels are read as well, so that a picture that is broken is a problem.
  private let decodesPictures: Bool
  /// What was read, by the name of its file.
  private var known: [String: Entry] = [:]
  private var version = 0

  init(_ folder: URL, decodesPictures: Bool) {
    self.folder = folder
    self.decodesPictures = decodesPictures
  }

  /// What the folder holds after a change; a file that is still being written is as it was before.
  mutating func read(_ change: FolderChange = .everything) -> Contents {
    version += 1
    do throws(Problem) {
      var entries: [String: Entry] = [:]
      var contents = Contents()
      var pictureProblems: [Problem] = []
      for file in try File.all(in: folder) {
        // The same letters may be written in other bytes, as é and e´ are.
        if entries[file.name] != nil {
          contents.problems.append(Problem(file: file.name, reason: "has the name of another file"))
          continue
        }
        guard let entry = entry(of: file, change) else { continue }
        entries[file.name] = entry
        switch entry {
        case .message(.success(let message)): contents.messages.append(message)
        case .message(.failure(let problem)): contents.problems.append(problem)
        case .photo(.success(let photo)): contents.photos.append(photo)
        case .photo(.failure(let problem)): pictureProblems.append(problem)
        }
      }
      known = entries
      // The problems of the notes come before those of the pictures, as the notes do.
      contents.problems += pictureProblems
      return contents
    } catch {
      known = [:]
      return Contents(problems: [error])
    }
  }

  private func entry(of file: File, _ change: FolderChange) -> Entry? {
    if change.unfinished.contains(file.name) { return known[file.name] }
    if let entry = known[file.name], change.changed?.contains(file.name) == false { return entry }
    if file.isNote { return .message(Result(catching: file.message)) }
    return .photo(
      Result { () throws(Problem) in try decodesPictures ? file.decodedPhoto() : file.photo(version: version) })
  }
}
