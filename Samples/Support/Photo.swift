import Foundation
import SluiceTerminal

/// A picture and the name of its file.
package struct Photo: Equatable, Sendable {
  package var name: String
  package var image: Image
  /// When its file was last changed.
  package var changed: Date

  package init(name: String, image: Image, changed: Date = .distantPast) {
    self.name = name
    self.image = image
    self.changed = changed
  }
}
