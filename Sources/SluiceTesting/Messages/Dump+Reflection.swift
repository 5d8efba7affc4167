import Sluice

/// Takes a value apart, by reflection.
///
/// Complexity: linear in the number of parts of the value.
struct Dumper {
  /// How deep values are taken apart; what lies deeper is shown as `…`.
  private static let depthLimit = 48

  /// How many bytes are shown one by one.
  private static let byteLimit = 64

  /// The objects that are being taken apart, from the outermost to the one in hand.
  private var enclosing: [ObjectIdentifier] = []

  private init() {}

  /// The value as a tree.
  static func dump(_ value: Any) -> Dump {
    var dumper = Dumper()
    return dumper.dump(value)
  }

  private mutating func dump(_ value: Any, depth: Int = 0) -> Dump {
    guard depth < Self.depthLimit else { return .leaf("…") }
    switch value {
    case let string as String: return .text(string)
    case let string as Substring: return .text(String(string))
    case let character as Character: return .leaf("\"\(character)\" as Character")
    case is Bool, is any BinaryInteger, is any BinaryFloatingPoint, is Duration, is any Any.Type:
      return .leaf("\(value)")
    case let bytes as [UInt8] where bytes.count > Self.byteLimit: return .leaf(Self.summary(of: bytes))
    case let pulse as any DumpedPulse: return dump(pulse, depth: depth)
    default: return reflect(value, depth: depth)
    }
  }

  /// Many bytes, by their number, the first of them, and a checksum (FNV-1a) that tells them from others.
  private static func summary(of bytes: [UInt8]) -> String {
    var checksum: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "[\(bytes.prefix(4).map(String.init).joined(separator: ", ")), … \(bytes.count) bytes, "
      + "checksum \(String(checksum, radix: 16))]"
  }

  private mutating func reflect(_ value: Any, depth: Int) -> Dump {
    let mirror = Mirror(reflecting: value)
    let name = typeName(type(of: value))
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first else { return .leaf("nil") }
      return dump(wrapped.value, depth: depth + 1)
    case .collection: return collection(mirror, depth: depth)
    case .set: return set(mirror, depth: depth)
    case .dictionary: return dictionary(mirror, depth: depth)
    case .tuple: return .group(.init(opening: "(", closing: ")", style: .fields, parts: fields(mirror, depth: depth)))
    case .enum: return enumeration(value, mirror, name, depth: depth)
    case .class: return object(value as AnyObject, mirror, name, depth: depth)
    case .struct:
      if let text = printed(value, name) { return .leaf(text) }
      return .group(.init(opening: "\(name)(", closing: ")", style: .fields, parts: fields(mirror, depth: depth)))
    default: return .leaf("\(value)")
    }
  }

  /// The text of a value of the standard library's or Foundation's: its parts are no business of the reader's.
  private func printed(_ value: Any, _ name: String) -> String? {
    let module = String(reflecting: type(of: value)).prefix { $0 != "." }
    guard ["Swift", "Foundation", "FoundationEssentials", "_Concurrency"].contains(module) else { return nil }
    guard value is any CustomStringConvertible || value is any CustomDebugStringConvertible else { return nil }
    return "\(name)(\(value))"
  }

  private mutating func collection(_ mirror: Mirror, depth: Int) -> Dump {
    let parts = mirror.children.map { Dump.Part(label: nil, value: dump($0.value, depth: depth + 1)) }
    return .group(.init(opening: "[", closing: "]", style: .elements, parts: parts))
  }

  private mutating func set(_ mirror: Mirror, depth: Int) -> Dump {
    let members = mirror.children.map { dump($0.value, depth: depth + 1) }
    let sorted = members.map { (key: SortKey($0), value: $0) }.sorted { $0.key < $1.key }
    return .group(
      .init(
        opening: "Set([", closing: "])", style: .members, parts: sorted.map { Dump.Part(label: nil, value: $0.value) }))
  }

  private mutating func dictionary(_ mirror: Mirror, depth: Int) -> Dump {
    var pairs: [(key: SortKey, part: Dump.Part)] = []
    for child in mirror.children {
      let pair = Array(Mirror(reflecting: child.value).children)
      guard pair.count == 2 else { continue }
      let key = dump(pair[0].value, depth: depth + 1)
      pairs.append(
        (SortKey(key), Dump.Part(label: key.summary(limit: 200), value: dump(pair[1].value, depth: depth + 1))))
    }
    return .group(
      .init(opening: "[", closing: "]", style: .pairs, parts: pairs.sorted { $0.key < $1.key }.map(\.part)))
  }

  private mutating func enumeration(_ value: Any, _ mirror: Mirror, _ name: String, depth: Int) -> Dump {
    guard let payload = mirror.children.first else {
      // A description of the author's may leave the case out, so it is shown as it is, with the type's name.
      let isDescribed = value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      return .leaf(isDescribed ? "\(name)(\(value))" : ".\(value)")
    }
    let content = Mirror(reflecting: payload.value)
    let parts: [Dump.Part]
    if content.displayStyle == .tuple, type(of: payload.value) != Void.self {
      parts = fields(content, depth: depth)
    } else {
      parts = [Dump.Part(label: nil, value: dump(payload.value, depth: depth + 1))]
    }
    return .group(.init(opening: ".\(payload.label ?? name)(", closing: ")", style: .fields, parts: parts))
  }

  private mutating func object(_ object: AnyObject, _ mirror: Mirror, _ name: String, depth: Int) -> Dump {
    let identity = ObjectIdentifier(object)
    guard !enclosing.contains(identity) else { return .leaf("\(name)(…the one above…)") }
    enclosing.append(identity)
    defer { enclosing.removeLast() }
    var parts: [Dump.Part] = []
    var ancestor: Mirror? = mirror
    while let present = ancestor {
      parts.insert(contentsOf: fields(present, depth: depth), at: 0)
      ancestor = present.superclassMirror
    }
    return .group(.init(opening: "\(name)(", closing: ")", style: .fields, parts: parts))
  }

  private mutating func fields(_ mirror: Mirror, depth: Int) -> [Dump.Part] {
    mirror.children.map { child in
      // Tuples without labels have ".0", ".1"; property wrappers are stored with an underscore.
      var label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      if child.value is any DumpedPulse, let stored = label, stored.hasPrefix("_") {
        label = String(stored.dropFirst())
      }
      return Dump.Part(label: label, value: dump(child.value, depth: depth + 1))
    }
  }

  private mutating func dump(_ pulse: any DumpedPulse, depth: Int) -> Dump {
    let times = pulse.dumpedCount == 0 ? "never set" : "set \(pulse.dumpedCount)×"
    return .group(
      .init(
        opening: "Pulse(", closing: ")", style: .fields,
        parts: [
          Dump.Part(label: nil, value: dump(pulse.dumpedValue, depth: depth + 1)),
          Dump.Part(label: nil, value: .leaf(times)),
        ]))
  }

  /// The type's name without its module and what it is nested in.
  private func typeName(_ type: Any.Type) -> String {
    String(describing: type)
  }
}

/// A pulse, whatever its value.
private protocol DumpedPulse {
  var dumpedValue: Any { get }
  var dumpedCount: UInt { get }
}

extension Pulse: DumpedPulse {
  fileprivate var dumpedValue: Any { value }
  fileprivate var dumpedCount: UInt { valueUpdatedCount }
}

/// Orders keys and members: numbers by value, then everything by its text.
private struct SortKey: Comparable {
  private let number: Int?
  private let text: String

  init(_ dump: Dump) {
    text = dump.summary(limit: 200)
    number = Int(text)
  }

  static func < (lhs: SortKey, rhs: SortKey) -> Bool {
    switch (lhs.number, rhs.number) {
    case (let left?, let right?): left < right
    case (.some, nil): true
    case (nil, .some): false
    case (nil, nil): lhs.text < rhs.text
    }
  }
}
