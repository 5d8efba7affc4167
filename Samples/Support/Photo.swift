import Foundation
import SluiceTerminal

/// A picture and the name of its file.
package struct Photo: Equatable, Sendable {
  /// The pixels, or where they are read from when the photo is shown.
  package enum Content: Sendable {
    case image(Image)
    case source(PictureSource)
  }

  /// The name of its file; no two photos have the same.
  package var name: String
  package var content: Content
  /// When its file was last changed.
  package var changed: Date

  package init(name: String, image: Image, changed: Date = .distantPast) {
    self.name = name
    self.content = .image(image)
    self.changed = changed
  }

  package init(name: String, source: PictureSource, changed: Date = .distantPast) {
    self.name = name
    self.content = .source(source)
    self.changed = changed
  }
}

extension Photo.Content: Equatable {
  package static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.image(let first), .image(let second)): first == second
    case (.source(let first), .source(let second)): first.identifier == second.identifier
    case (.image, .source), (.source, .image): false
    }
  }
}

extension PhotoTableViewCell {
  /// Shows a photo, and its name below it.
  package func setPhoto(_ photo: Photo) {
    switch photo.content {
    case .image(let image): setPhoto(image, caption: photo.name)
    case .source(let source): setPhoto(loading: source, caption: photo.name)
    }
  }
}
