import Foundation
import SluiceTerminal

/// A picture and the name of its file.
public struct Photo: Equatable, Sendable {
  public var name: String
  public var image: Image
  /// When its file was last changed.
  public var changed: Date

  public init(name: String, image: Image, changed: Date = .distantPast) {
    self.name = name
    self.image = image
    self.changed = changed
  }
}
