// swift-format-ignore-file
// Kept as it was written for ReactorKit, but for the import.

import Sluice

struct MultiSection {
  typealias MessageSectionModel = SectionModel<MessageSection, MessageItem>
  
  enum MessageSection: Equatable {
    case main
    case sub
  }
  
  enum MessageItem: Equatable {
    case firstItem(Message)
  }
}
