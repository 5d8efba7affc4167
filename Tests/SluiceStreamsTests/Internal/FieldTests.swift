import Testing

@testable import SluiceStreams

private final class Owner: Sendable {
  let name = "owner"
}

private struct Person {
  struct Address {
    var street: String
    var number: Int
  }

  var name: String
  var address: Address
  var nickname: String?
  let owner = Owner()
  var isObserved = false {
    didSet { name += "" }
  }

  var title: String { "to \(name)" }
}

struct FieldTests {
  private let person = Person(name: "Ada", address: Person.Address(street: "a long street in a town", number: 7))

  @Test("a stored property is read by its place, also one inside another")
  func stored() {
    let street = Field(\Person.address.street)
    #expect(street.offset != nil)
    #expect(street.value(of: person) == "a long street in a town")
    #expect(Field(\Person.address.number).value(of: person) == 7)
    #expect(Field(\Person.nickname).value(of: person) == nil)
    #expect(Field(\Person.self).value(of: person).name == "Ada")
  }

  @Test("what is no place in the value is asked for: a computed property, one of an object, one behind an optional")
  func other() {
    #expect(Field(\Person.title).offset == nil)
    #expect(Field(\Person.title).value(of: person) == "to Ada")
    #expect(Field(\Person.owner.name).offset == nil)
    #expect(Field(\Person.owner.name).value(of: person) == "owner")
    #expect(Field(\Person.nickname?.count).value(of: person) == nil)
    #expect(Field(\Person.isObserved).value(of: person) == false)
    #expect(Field(\[Int].[1]).value(of: [1, 2]) == 2)
    #expect(Field(\(Int, String).1).value(of: (1, "two")) == "two")
  }
}
