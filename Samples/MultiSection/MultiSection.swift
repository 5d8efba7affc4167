import SampleSupport
import Sluice

struct MultiSection {
  typealias MessageSectionModel = AnimatableSectionModel<MessageSection, MessageItem>

  enum MessageSection: Equatable, IdentifiableType {
    case main
    case sub

    var identity: Self { self }
  }

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
