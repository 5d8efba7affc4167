import Foundation
import Sluice
import SluiceTerminal

@testable import SampleSupport

/// A library whose items are given.
struct SampleLibrary: Library {
  var messageReading: Reading<Message>
  var photoReading: Reading<Photo>

  func messages() -> Observable<Reading<Message>> {
    .just(messageReading)
  }

  func photos() -> Observable<Reading<Photo>> {
    .just(photoReading)
  }
}

extension Library where Self == SampleLibrary {
  static var sample: SampleLibrary {
    SampleLibrary(messageReading: Reading(items: [.first, .second]), photoReading: Reading(items: [.red]))
  }
}

extension Message {
  static let first = Message(
    title: "first", supplement: "changed just now", changed: Date(timeIntervalSince1970: 1_000_000))
  static let second = Message(title: "second", supplement: "changed long ago", changed: .distantPast)
}

extension Photo {
  static let red = Photo(
    name: "red.png", image: Image(width: 1, height: 1, pixels: [255, 0, 0, 255])!,
    changed: Date(timeIntervalSince1970: 1_000_000))
}
