// swift-format-ignore-file
// Kept as it was written for ReactorKit, but for the import.

import Sluice

struct SingleSection {
  typealias MessageSectionModel = SectionModel<Int, MessageItem>
  
  enum MessageItem: Equatable {
    case firstItem(Message)
  }
}
