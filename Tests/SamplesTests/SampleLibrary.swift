import Foundation
import Sluice
import SluiceTerminal

@testable import SampleSupport

/// A library whose contents are given, and may be changed.
struct SampleLibrary: Library {
  let relay: BehaviorRelay<Contents>

  init(_ contents: Contents) {
    relay = BehaviorRelay(value: contents)
  }

  func contents() -> Observable<Contents> {
    relay.asObservable()
  }
}

extension Library where Self == SampleLibrary {
  static var sample: SampleLibrary {
    SampleLibrary(Contents(messages: [.first, .second], photos: [.red]))
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
