import SampleSupport
import Sluice

struct SingleSection {
  typealias MessageSectionModel = SectionModel<Int, MessageItem>

  enum MessageItem: Equatable {
    case firstItem(Message)
    case secondItem(Photo)
  }
}
