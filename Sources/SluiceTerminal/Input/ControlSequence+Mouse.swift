extension MouseEvent {
  /// The use of the mouse in a report of mode 1006, `CSI < code ; column ; row M`; nil where it is none that we know.
  ///
  /// The code: 0 to 2 the button, 4 shift, 8 alt, 16 control, 32 moved, 64 the wheel. Columns and rows count from 1.
  init?(_ sequence: ControlSequence) {
    let isRelease = sequence.final == UInt8(ascii: "m")
    guard sequence.prefix == UInt8(ascii: "<"), sequence.intermediates.isEmpty,
      isRelease || sequence.final == UInt8(ascii: "M")
    else { return nil }
    let code = sequence[0]
    let action: Action
    switch code & ~0x1C {
    case 64 where !isRelease: action = .wheelUp
    case 65 where !isRelease: action = .wheelDown
    case 0, 1, 2, 32, 33, 34:
      let button: Button = [.left, .middle, .right][code & 3]
      action = code & 32 != 0 && !isRelease ? .drag(button) : isRelease ? .release(button) : .press(button)
    default: return nil
    }
    var modifiers: KeyModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let point = Point(column: max(0, sequence[1] - 1), row: max(0, sequence[2] - 1))
    self.init(action, at: point, modifiers: modifiers)
  }
}
