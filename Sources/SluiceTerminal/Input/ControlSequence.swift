/// A control sequence (CSI) in its parts: `ESC [ < 0 ; 12 ; 7 M`.
struct ControlSequence: Sendable, Hashable {
  /// The byte that makes it private: one of `<=>?`; nil in most.
  let prefix: UInt8?

  /// The numbers: parameters, each with its parts; an empty one is 0.
  ///
  /// There is at least one, with at least one part.
  let parameters: [[Int]]

  /// The bytes between the numbers and the last byte.
  let intermediates: [UInt8]

  /// The byte that says what the sequence is.
  let final: UInt8

  /// The sequence whose bytes between `ESC [` and the last one are `body`.
  ///
  /// O(bytes).
  init(body: [UInt8], final: UInt8) {
    var rest = body[...]
    prefix = rest.first.flatMap { 0x3C...0x3F ~= $0 ? $0 : nil }
    if prefix != nil { rest.removeFirst() }
    var parameters: [[Int]] = [[0]]
    while let byte = rest.first, 0x30...0x3F ~= byte {
      rest.removeFirst()
      let last = parameters.count - 1
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let part = parameters[last].count - 1
        parameters[last][part] = min(9_999_999, parameters[last][part] * 10 + Int(byte & 0x0F))
      case UInt8(ascii: ":"): parameters[last].append(0)
      case UInt8(ascii: ";"): parameters.append([0])
      default: break
      }
    }
    self.parameters = parameters
    intermediates = Array(rest)
    self.final = final
  }

  /// A parameter, counted from 0; 0 where it is missing or empty.
  subscript(index: Int) -> Int { self[index, 0] }

  /// A part of a parameter, both counted from 0; 0 where it is missing or empty.
  subscript(index: Int, part: Int) -> Int {
    guard parameters.indices.contains(index), parameters[index].indices.contains(part) else { return 0 }
    return parameters[index][part]
  }
}
