import Foundation
import SluiceTerminal

/// A note or a picture in a folder.
struct File: Sendable {
  let url: URL

  var name: String {
    url.lastPathComponent
  }

  var isNote: Bool {
    ["txt", "md"].contains(url.pathExtension.lowercased())
  }

  var isPicture: Bool {
    ["png", "jpg", "jpeg"].contains(url.pathExtension.lowercased())
  }

  var changed: Date {
    let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate ?? .distantPast
  }

  /// The largest file that is read, in megabytes.
  var sizeLimit: Int {
    isPicture ? 64 : 1
  }

  /// The notes and pictures of a folder, in name order.
  static func all(in folder: URL) throws(Problem) -> [File] {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), !isFolder.boolValue {
      throw Problem(file: folder.path, reason: "is not a folder")
    }
    do {
      let urls = try FileManager.default.contentsOfDirectory(
        at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      return urls.map(File.init).filter { $0.isNote || $0.isPicture }.sorted { $0.name < $1.name }
    } catch {
      throw Problem(file: folder.path, reason: reason(for: error))
    }
  }

  /// The bytes of the file, or as many of them as `limit` says.
  func contents(upTo limit: Int? = nil) throws(Problem) -> Data {
    do {
      let target = url.resolvingSymlinksInPath()
      let values = try target.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      guard try target.checkResourceIsReachable(), values.isRegularFile == true else {
        throw Problem(file: name, reason: "is not a regular file")
      }
      guard values.fileSize ?? 0 <= sizeLimit << 20 else {
        throw Problem(file: name, reason: "is larger than \(sizeLimit) MB")
      }
      guard let limit else { return try Data(contentsOf: target) }
      let handle = try FileHandle(forReadingFrom: target)
      defer { try? handle.close() }
      return try handle.read(upToCount: limit) ?? Data()
    } catch {
      throw error as? Problem ?? Problem(file: name, reason: Self.reason(for: error))
    }
  }

  /// The system's reason for a failure, in a few words.
  static func reason(for error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: "does not exist"
    case .fileReadNoPermission: "may not be read by you"
    default: "cannot be read (\((error as NSError).localizedDescription))"
    }
  }
}
