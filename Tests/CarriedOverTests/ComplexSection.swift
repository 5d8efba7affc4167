// swift-format-ignore-file
// Kept as it was written for ReactorKit, but for the import.

import Sluice

struct ComplexSection {
  typealias Model = SectionModel<MySection, MyItem>
  
  enum MySection: Equatable {
    case message
    case image
  }
  
  enum MyItem: Equatable {
    case message(Message)
    case photo(UIImage?)
  }
}
