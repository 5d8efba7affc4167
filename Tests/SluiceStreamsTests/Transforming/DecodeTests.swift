import FoundationEssentials
import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct DecodeTests {
  private struct Message: Codable, Equatable, Sendable, CustomStringConvertible {
    var text: String

    var description: String { text }
  }

  private struct Fixed: DataDecoder, Sendable {
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
      guard let item = data.count as? Item else { throw TestError() }
      return item
    }
  }

  @Test func `decode makes values of JSON`() {
    let data = [#"{"text":"one"}"#, #"{"text":"two"}"#].map { Data($0.utf8) }
    #expect(
      Observable.from(data).decode(type: Message.self, decoder: JSONDecoder()).recorded() == [
        "one", "two", "completed",
      ])
  }

  @Test func `decode makes values of property lists`() throws {
    let data = try PropertyListEncoder().encode(Message(text: "one"))
    #expect(
      Observable.just(data).decode(type: Message.self, decoder: PropertyListDecoder()).recorded() == [
        "one", "completed",
      ])
  }

  @Test func `decode fails with the decoder's error, and disposes its source`() {
    let source = PublishSubject<Data>()
    let log = source.decode(type: Message.self, decoder: JSONDecoder()).map(\.text).logged()
    source.onNext(Data(#"{"text":"one"}"#.utf8))
    source.onNext(Data("{".utf8))
    #expect(log.elements == ["one"])
    #expect(log.events.last?.error is DecodingError)
    #expect(!source.hasObservers)
  }

  @Test func `decode takes any decoder`() {
    let source = Observable.just(Data([1, 2, 3]))
    #expect(source.decode(type: Int.self, decoder: Fixed()).recorded() == ["3", "completed"])
    #expect(source.decode(type: String.self, decoder: Fixed()).recorded() == ["error(test)"])
  }
}
