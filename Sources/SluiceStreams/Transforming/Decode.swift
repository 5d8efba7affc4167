public import FoundationEssentials

/// Something that makes values of data, such as a `JSONDecoder`.
public protocol DataDecoder {
  /// The value of a type that `data` describes.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// The values that the elements describe.
  ///
  ///     response.decode(type: Message.self, decoder: JSONDecoder())
  ///
  /// - Completes: with its source.
  /// - Fails: with its source, or when `decoder` throws.
  /// - Ordering: kept.
  /// - Reentrancy: has no state.
  /// - Cancellation: passed on; the source is disposed when `decoder` throws.
  @available(swift, introduced: 6)
  public func decode<Item: Decodable, Decoder: DataDecoder & Sendable>(
    type: Item.Type, decoder: Decoder
  ) -> Observable<Item> {
    mapping { try decoder.decode(type, from: $0) }
  }

  /// `decode(type:decoder:)` for Swift 5 code, whose decoders need not be Sendable.
  @available(swift, obsoleted: 6)
  public func decode<Item: Decodable, Decoder: DataDecoder>(type: Item.Type, decoder: Decoder) -> Observable<Item> {
    mapping { try decoder.decode(type, from: $0) }
  }
}
