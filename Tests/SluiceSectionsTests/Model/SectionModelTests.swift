import SluiceSections
import Testing

@Suite struct SectionModelTests {
  enum Kind: Hashable, Sendable { case message, image }
  typealias Model = SectionModel<Kind, String>

  struct Inbox: SectionModelType, Equatable {
    var title: String
    var items: [Int]

    init(title: String, items: [Int]) {
      self.title = title
      self.items = items
    }

    init(original: Inbox, items: [Int]) {
      self = original
      self.items = items
    }
  }

  @Test func `A section holds its model and its items`() {
    let section = Model(model: .message, items: ["a", "b"])
    #expect(section.model == .message)
    #expect(section.identity == .message)
    #expect(section.items == ["a", "b"])
    #expect("\(section)" == #"message > ["a", "b"]"#)
  }

  @Test func `A section made after another has its model and the new items`() {
    let section = Model(original: Model(model: .image, items: ["a"]), items: [])
    #expect(section == Model(model: .image, items: []))
  }

  @Test func `Sections are equal if their models and items are`() {
    let section = Model(model: .message, items: ["a"])
    #expect(section == Model(model: .message, items: ["a"]))
    #expect(section != Model(model: .image, items: ["a"]))
    #expect(section != Model(model: .message, items: ["b"]))
    #expect(Set([section, section, Model(model: .image, items: [])]).count == 2)
  }

  @Test func `A section needs neither comparable models nor comparable items`() {
    struct Opaque {}
    let section = SectionModel(model: Opaque(), items: [Opaque()])
    #expect(section.items.count == 1)
  }

  @Test func `A type of one's own can be a section`() {
    let inbox = Inbox(original: Inbox(title: "new", items: []), items: [1, 2])
    #expect(inbox == Inbox(title: "new", items: [1, 2]))
  }

  @Test func `A single section is wrapped into an array`() {
    let section = Model(model: .message, items: ["a"])
    #expect(Array(with: section) == [section])
    let sections: [[Model]] = [section].map(Array.init(with:))
    #expect(sections == [[section]])
    #expect(Array(with: [1, 2]) == [[1, 2]])
  }
}
