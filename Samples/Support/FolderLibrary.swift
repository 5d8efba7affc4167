import Foundation
import Sluice
import SluiceTerminal

/// The notes (`*.txt`, `*.md`) and pictures (`*.png`) of a folder, in name order, read off the main thread.
package struct FolderLibrary: Library {
  private let folder: URL

  package init(path: String) {
    folder = URL(fileURLWithPath: path, isDirectory: true)
  }

  package func messages() -> Observable<Reading<Message>> {
    reading { readMessages($0.filter { ["txt", "md"].contains($0.kind) }) }
  }

  package func photos() -> Observable<Reading<Photo>> {
    reading { readPhotos($0.filter { $0.kind == "png" }) }
  }

  private func reading<Item>(_ read: @escaping @Sendable ([File]) -> Reading<Item>) -> Observable<Reading<Item>> {
    .run { [folder] send in
      do throws(Problem) {
        let files = try File.all(in: folder)
        send(read(files))
      } catch {
        send(Reading(items: [], problems: [error]))
      }
    }
  }
}

/// A file of a folder.
struct File: Sendable {
  let url: URL

  var name: String {
    url.lastPathComponent
  }

  var kind: String {
    url.pathExtension.lowercased()
  }

  var changed: Date {
    let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate ?? .distantPast
  }

  /// The largest file that is read, in megabytes.
  var sizeLimit: Int {
    kind == "png" ? 64 : 1
  }

  /// The notes and pictures of a folder, in name order.
  static func all(in folder: URL) throws(Problem) -> [File] {
    let files: [File]
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), !isFolder.boolValue {
      throw Problem(file: folder.path, reason: "is not a folder")
    }
    do {
      files = try FileManager.default.contentsOfDirectory(
        at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil, options: .skipsHiddenFiles
      )
      .map(File.init)
    } catch {
      throw Problem(file: folder.path, reason: reason(for: error))
    }
    let readable = files.filter { ["txt", "md", "png"].contains($0.kind) }
    guard !readable.isEmpty else {
      throw Problem(file: folder.path, reason: "holds no notes (*.txt, *.md) and no pictures (*.png)")
    }
    return readable.sorted { $0.name < $1.name }
  }

  func contents() throws(Problem) -> Data {
    do {
      let target = url.resolvingSymlinksInPath()
      let values = try target.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      guard try target.checkResourceIsReachable(), values.isRegularFile == true else {
        throw Problem(file: name, reason: "is not a regular file")
      }
      guard values.fileSize ?? 0 <= sizeLimit << 20 else {
        throw Problem(file: name, reason: "is larger than \(sizeLimit) MB")
      }
      return try Data(contentsOf: target)
    } catch {
      throw error as? Problem ?? Problem(file: name, reason: Self.reason(for: error))
    }
  }

  /// The system's reason for a failure, in a few words.
  private static func reason(for error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: "does not exist"
    case .fileReadNoPermission: "may not be read by you"
    default: "cannot be read (\((error as NSError).localizedDescription))"
    }
  }
}

func readMessages(_ files: [File]) -> Reading<Message> {
  read(files) { file throws(Problem) in
    guard let text = String(validating: try file.contents(), as: UTF8.self) else {
      throw Problem(file: file.name, reason: "is not text in UTF-8")
    }
    return Message(text: text, file: file.name, changed: file.changed)
  }
}

func readPhotos(_ files: [File]) -> Reading<Photo> {
  read(files) { file throws(Problem) in
    let bytes = [UInt8](try file.contents())
    do {
      let image = try Image(png: bytes)
      // No more is kept than the widest row of a table shows: a folder may hold more pictures than memory does.
      let size = image.fitted(columns: Arguments.widths.upperBound, rows: 24)
      let scaled = image.scaled(toWidth: size.width, height: size.height)
      return Photo(name: file.name, image: scaled, changed: file.changed)
    } catch {
      throw Problem(file: file.name, reason: "\(error)")
    }
  }
}

private func read<Item>(_ files: [File], _ make: (File) throws(Problem) -> Item) -> Reading<Item> {
  var reading = Reading<Item>(items: [])
  for file in files {
    do { reading.items.append(try make(file)) } catch { reading.problems.append(error) }
  }
  return reading
}
