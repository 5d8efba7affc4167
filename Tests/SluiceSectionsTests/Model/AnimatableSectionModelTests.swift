import SluiceSections
import Testing

@Suite struct AnimatableSectionModelTests {
  struct Message: Identifiable, IdentifiableType, Hashable {
    let id: Int
    var text: String
  }

  typealias Model = AnimatableSectionModel<String, Message>

  @Test func `The identity of a section is that of its model`() {
    let section = Model(model: "inbox", items: [Message(id: 1, text: "a")])
    #expect(section.identity == "inbox")
    #expect(section.items.map(\.identity) == [1])
    #expect(Model(original: section, items: []) == Model(model: "inbox", items: []))
    #expect(Set([section, section]).count == 1)
  }

  @Test func `A section describes its model and items`() {
    #expect("\(AnimatableSectionModel(model: "inbox", items: [1, 2]))" == "inbox > [1, 2]")
  }

  @Test func `A changed item keeps its identity and is not equal`() {
    let (before, after) = (Message(id: 1, text: "a"), Message(id: 1, text: "b"))
    #expect(before.identity == after.identity)
    #expect(before != after)
  }

  @Test func `Values of the standard library are their own identity`() {
    #expect("a".identity == "a")
    #expect(7.identity == 7)
    #expect(UInt8(7).identity == 7)
    #expect(1.5.identity == 1.5)
    #expect(Character("a").identity == "a")
    #expect(true.identity)
  }

  @Test func `A plain value becomes an item that is its own identity`() {
    enum Case: Hashable { case first, second }
    let section = AnimatableSectionModel(model: 0, items: [IdentifiableValue(Case.first), IdentifiableValue(.second)])
    #expect(section.items.map(\.identity) == [.first, .second])
    #expect("\(section)" == "0 > [first, second]")
  }
}
