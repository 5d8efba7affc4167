import Foundation
import SluiceTerminal

extension File {
  func message() throws(Problem) -> Message {
    guard let text = String(validating: try contents(), as: UTF8.self) else {
      throw Problem(file: name, reason: "is not text in UTF-8")
    }
    return Message(text: text, file: name, changed: changed)
  }

  /// The photo with all its pixels, for output that cannot wait.
  func decodedPhoto() throws(Problem) -> Photo {
    let bytes = [UInt8](try contents())
    do {
      let image = try Image(bytes)
      // No more is kept than the widest row of a table shows: a folder may hold more pictures than memory does.
      let size = image.fitted(columns: Arguments.widths.upperBound, rows: 24)
      return Photo(name: name, image: image.scaled(toWidth: size.width, height: size.height), changed: changed)
    } catch {
      throw Problem(file: name, reason: "\(error)")
    }
  }

  /// The photo without its pixels, which are read when it is shown; `version` is another one each time the file changes.
  func photo(version: Int) throws(Problem) -> Photo {
    let size = try header().size
    let source = PictureSource("\(url.path)#\(version)", size: size) { [UInt8](try contents()) }
    return Photo(name: name, source: source, changed: changed)
  }

  /// The header of a picture, which is nearly always near the beginning of its file.
  private func header() throws(Problem) -> ImageHeader {
    let limit = 1 << 18
    let beginning = [UInt8](try contents(upTo: limit))
    do throws(ImageError) {
      return try ImageHeader.read(beginning)
    } catch {
      guard beginning.count == limit else { throw Problem(file: name, reason: "\(error)") }
    }
    let bytes = [UInt8](try contents())
    do throws(ImageError) {
      return try ImageHeader.read(bytes)
    } catch {
      throw Problem(file: name, reason: "\(error)")
    }
  }
}
