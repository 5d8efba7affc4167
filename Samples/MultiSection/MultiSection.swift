import SampleSupport
import Sluice

struct MultiSection {
  typealias MessageSectionModel = SectionModel<MessageSection, MessageItem>

  enum MessageSection: Equatable {
    case main
    case sub
  }

  enum MessageItem: Equatable {
    case firstItem(Message)
    case secondItem(Photo)
  }
}
