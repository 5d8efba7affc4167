import SampleSupport
import Sluice

struct SingleSection {
  typealias MessageSectionModel = AnimatableSectionModel<Int, MessageItem>

  enum MessageItem: Equatable, IdentifiableType {
    case firstItem(Message)
    case secondItem(Photo)

    var identity: String {
      switch self {
      case .firstItem(let message): message.name
      case .secondItem(let photo): photo.name
      }
    }
  }
}
