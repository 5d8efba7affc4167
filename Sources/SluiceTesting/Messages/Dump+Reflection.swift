import Sluice

/// Takes a value apart, by reflection.
///
/// Complexity: linear in the number of parts of the value. Of objects that are met over and over, and of what is larger than
/// can be read, the parts are left out after a while.
struct Dumper {
  /// How deep values are taken apart; what lies deeper is shown as `…`.
  private static let depthLimit = 48

  /// How many parts of objects that were met before are shown again.
  private static let repetitionLimit = 10_000

  /// The objects that are being taken apart, from the outermost to the one in hand.
  private var enclosing: [ObjectIdentifier] = []
  private var met: Set<ObjectIdentifier> = []
  private var repetitions = 0
  /// How many of the enclosing objects were met before.
  private var repeating = 0
  /// How many parts may still be taken apart.
  private var left: Int
  private var kinds: [ObjectIdentifier: DumpedType] = [:]

  private init(limit: Int) {
    left = limit
  }

  /// The value as a tree.
  ///
  /// - Parameter limit: how many parts are taken apart.
  static func dump(_ value: Any, limit: Int = 10_000_000) -> Dump {
    var dumper = Dumper(limit: limit)
    return dumper.dump(value)
  }

  /// Both values as trees, without the elements that two arrays begin and end with, but for the neighbours of what differs.
  static func dump(_ old: Any, _ new: Any) -> (Dump, Dump) {
    var (before, after) = (Dumper(limit: 10_000_000), Dumper(limit: 10_000_000))
    return (before.dump(old, beside: new), after.dump(new, beside: old))
  }

  private mutating func dump(_ value: Any, beside other: Any? = nil, depth: Int = 0) -> Dump {
    left -= 1
    if repeating > 0 { repetitions += 1 }
    guard depth < Self.depthLimit, left > 0 else { return .leaf("…") }
    let kind = kind(of: value)
    switch kind.form {
    case .text: return .text((value as? String) ?? (value as? Substring).map(String.init) ?? "\(value)")
    case .character: return .leaf("\"\(value)\" as Character")
    case .plain: return .leaf("\(value)")
    case .printed: return .leaf("\(kind.name)(\(value))")
    case .hashable: return dump((value as? AnyHashable)?.base ?? value, depth: depth + 1)
    case .special: if let text = specialText(value) { return .leaf(text) }
    case .pulse: if let pulse = value as? any DumpedPulse { return dump(pulse, beside: other, depth: depth) }
    case .composed: break
    }
    return reflect(value, kind.name, beside: other, depth: depth)
  }

  private mutating func kind(of value: Any) -> DumpedType {
    let type = ObjectIdentifier(type(of: value))
    if let known = kinds[type] { return known }
    let kind = DumpedType(value)
    kinds[type] = kind
    return kind
  }

  private mutating func reflect(_ value: Any, _ name: String, beside other: Any?, depth: Int) -> Dump {
    let mirror = Mirror(reflecting: value)
    lazy var besides = other.map { Mirror(reflecting: $0) }
    switch mirror.displayStyle {
    case .optional: return optional(mirror, beside: besides, depth: depth)
    case .collection: return collection(value, mirror, beside: other, depth: depth)
    case .set: return set(value, mirror, beside: other, depth: depth)
    case .dictionary: return dictionary(value, mirror, beside: other, depth: depth)
    case .tuple: return .group(.init(opening: "(", closing: ")", style: .fields, parts: fields(mirror, depth: depth)))
    case .enum: return enumeration(value, mirror, name, beside: besides, depth: depth)
    case .class: return object(value as AnyObject, mirror, name, depth: depth)
    case .struct:
      let parts = fields(mirror, beside: besides, depth: depth)
      return .group(.init(opening: "\(name)(", closing: ")", style: .fields, parts: parts))
    default: return .leaf("\(value)")
    }
  }

  private mutating func optional(_ mirror: Mirror, beside other: Mirror?, depth: Int) -> Dump {
    guard let wrapped = mirror.children.first else { return .leaf("nil") }
    let inner = dump(wrapped.value, beside: other?.children.first?.value, depth: depth + 1)
    // Of an optional in an optional, the inner nil is not the outer.
    return inner == .leaf("nil") || inner == .leaf(".some(nil)") ? .leaf(".some(\(inner.summary()))") : inner
  }

  private mutating func collection(
    _ value: Any, _ mirror: Mirror, beside other: Any?, depth: Int
  ) -> Dump {
    var group = Dump.Group(opening: "[", closing: "]", style: .elements, parts: [])
    func add(_ element: Any) {
      group.parts.append(Dump.Part(label: nil, value: dump(element, depth: depth + 1)))
    }
    if let unlike = other.flatMap({ (value as? any SparselyDumped)?.unlike($0) }) {
      (group.before, group.after) = (unlike.before, unlike.after)
      for element in unlike.elements where left > 0 { add(element) }
    } else {
      for child in mirror.children where left > 0 { add(child.value) }
    }
    return .group(group)
  }

  private mutating func set(_ value: Any, _ mirror: Mirror, beside other: Any?, depth: Int) -> Dump {
    let unlike = other.flatMap { (value as? any SparselyDumped)?.unlike($0) }
    var parts: [Dump.Part] = []
    for member in unlike?.elements ?? mirror.children.map(\.value) where left > 0 {
      parts.append(Dump.Part(label: nil, value: dump(member, depth: depth + 1)))
    }
    var group = Dump.Group(
      opening: "Set([", closing: "])", style: .members, parts: SortedParts.sorted(parts, by: \.value))
    group.before = unlike?.before ?? 0
    return .group(group)
  }

  private mutating func dictionary(_ value: Any, _ mirror: Mirror, beside other: Any?, depth: Int) -> Dump {
    let unlike = other.flatMap { (value as? any SparselyDumped)?.unlike($0) }
    var pairs: [(key: Dump, value: Dump)] = []
    for pair in unlike?.elements ?? mirror.children.map(\.value) where left > 0 {
      let children = Mirror(reflecting: pair).children.makeIterator()
      guard let key = children.next(), let value = children.next() else { continue }
      pairs.append((dump(key.value, depth: depth + 1), dump(value.value, depth: depth + 1)))
    }
    var uses: [String: Int] = [:]
    let parts = SortedParts.sorted(pairs, by: \.key, \.value).map { pair in
      let label = pair.key.summary(limit: 1000)
      uses[label, default: 0] += 1
      // Keys that print alike are numbered, so that none hides another.
      let number = uses[label].flatMap { $0 > 1 ? " (number \($0) that prints so)" : nil } ?? ""
      return Dump.Part(label: label + number, value: pair.value)
    }
    var group = Dump.Group(opening: "[", closing: "]", style: .pairs, parts: parts)
    group.before = unlike?.before ?? 0
    return .group(group)
  }

  private mutating func enumeration(
    _ value: Any, _ mirror: Mirror, _ name: String, beside other: Mirror?, depth: Int
  ) -> Dump {
    guard let payload = mirror.children.first else {
      return .leaf(caseName(value).map { ".\($0)" } ?? "\(name)(\(value))")
    }
    let beside = other?.children.first.flatMap { $0.label == payload.label ? $0.value : nil }
    let content = Mirror(reflecting: payload.value)
    let parts: [Dump.Part]
    if content.displayStyle == .tuple, type(of: payload.value) != Void.self {
      parts = fields(content, beside: beside.map { Mirror(reflecting: $0) }, depth: depth)
    } else {
      parts = [Dump.Part(label: nil, value: dump(payload.value, beside: beside, depth: depth + 1))]
    }
    return .group(.init(opening: ".\(payload.label ?? name)(", closing: ")", style: .fields, parts: parts))
  }

  private mutating func object(_ object: AnyObject, _ mirror: Mirror, _ name: String, depth: Int) -> Dump {
    let identity = ObjectIdentifier(object)
    guard !enclosing.contains(identity) else { return .leaf("\(name)(…the one above…)") }
    let isRepeated = !met.insert(identity).inserted
    guard !isRepeated || repetitions < Self.repetitionLimit else { return .leaf("\(name)(…shown before…)") }
    enclosing.append(identity)
    if isRepeated { repeating += 1 }
    defer {
      enclosing.removeLast()
      if isRepeated { repeating -= 1 }
    }
    var parts: [Dump.Part] = []
    var ancestor: Mirror? = mirror
    while let present = ancestor {
      parts.insert(contentsOf: fields(present, depth: depth), at: 0)
      ancestor = present.superclassMirror
    }
    return .group(.init(opening: "\(name)(", closing: ")", style: .fields, parts: parts))
  }

  private mutating func fields(_ mirror: Mirror, beside other: Mirror? = nil, depth: Int) -> [Dump.Part] {
    let others = other?.children.makeIterator()
    var parts: [Dump.Part] = []
    for child in mirror.children where left > 0 {
      let beside = others?.next()?.value
      // Tuples without labels have ".0", ".1"; property wrappers are stored with an underscore.
      var label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      if let stored = label, stored.hasPrefix("_"), child.value is any DumpedPulse {
        label = String(stored.dropFirst())
      }
      parts.append(Dump.Part(label: label, value: dump(child.value, beside: beside, depth: depth + 1)))
    }
    return parts
  }

  private mutating func dump(_ pulse: any DumpedPulse, beside other: Any?, depth: Int) -> Dump {
    let times = pulse.dumpedCount == 0 ? "never set" : "set \(pulse.dumpedCount)×"
    let value = dump(pulse.dumpedValue, beside: (other as? any DumpedPulse)?.dumpedValue, depth: depth + 1)
    return .group(
      .init(
        opening: "Pulse(", closing: ")", style: .fields,
        parts: [Dump.Part(label: nil, value: value), Dump.Part(label: nil, value: .leaf(times))]))
  }
}

/// A pulse, whatever its value.
protocol DumpedPulse {
  var dumpedValue: Any { get }
  var dumpedCount: UInt { get }
}

extension Pulse: DumpedPulse {
  var dumpedValue: Any { value }
  var dumpedCount: UInt { valueUpdatedCount }
}
