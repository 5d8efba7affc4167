import Foundation
import Sluice
import SluiceTerminal

/// Three messages and a photo that come with the samples.
package struct BuiltInLibrary: Library {
  package init() {}

  static var snow: URL? {
    Bundle.module.url(forResource: "snow", withExtension: "png")
  }

  package func contents() -> Observable<Contents> {
    .run { send in
      var contents = Contents(messages: [
        Message(title: "눈 오는 날", supplement: "올해 첫눈이 왔다. 산책하기 좋은 날씨 ☃️", changed: .now),
        Message(title: "Groceries", supplement: "Bread, milk, and a lemon.", changed: .now),
        Message(title: "Sluice", supplement: "One way in, one gate, one list: an action becomes a state."),
      ])
      do throws(Problem) {
        guard let url = Self.snow else {
          throw Problem(file: "snow.png", reason: "is missing from the program's resources")
        }
        contents.photos = [try File(url: url).decodedPhoto()]
      } catch {
        contents.problems = [error]
      }
      send(contents)
    }
  }
}
