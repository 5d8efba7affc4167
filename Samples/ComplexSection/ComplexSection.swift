import SampleSupport
import Sluice

struct ComplexSection {
  typealias Model = AnimatableSectionModel<MySection, MyItem>

  enum MySection: Equatable, IdentifiableType {
    case message
    case image

    var identity: Self { self }
  }

  enum MyItem: Equatable, IdentifiableType {
    case message(Message)
    case photo(Photo)

    var identity: String {
      switch self {
      case .message(let message): message.name
      case .photo(let photo): photo.name
      }
    }
  }
}
