// What the carried-over sources use beside ReactorKit, RxSwift and RxDataSources.

class UIImage: Equatable {
  let name: String

  init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }

  static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs.name == rhs.name
  }
}

struct Message: Equatable {
  var sender: String
  var text: String
}

func getMessageMock() -> [Message] {
  [Message(sender: "Mia", text: "hello"), Message(sender: "Jun", text: "hi")]
}
