/// What the place that output goes to can show: how many colours, and whether the cursor may be moved.
public struct TerminalProfile: Sendable, Hashable {
  /// The colours to use; with `none`, output is plain text without any escape sequence.
  public var depth: ColorDepth

  /// Whether the output is a terminal whose cursor may be moved.
  public var movesCursor: Bool

  /// A profile with these properties.
  public init(depth: ColorDepth, movesCursor: Bool) {
    self.depth = depth
    self.movesCursor = movesCursor
  }

  /// Plain text: a file, a pipe, or a terminal that only prints.
  public static let plain = TerminalProfile(depth: .none, movesCursor: false)

  /// The profile of an output, from the environment and from whether the output is a terminal.
  ///
  /// The first rule that applies decides, and an empty variable counts as unset:
  /// 1. `NO_COLOR`: no colour.
  /// 2. `CLICOLOR_FORCE`, unless it is `0`: colour, also into a pipe or with `TERM=dumb`.
  /// 3. Not a terminal, or `TERM=dumb`: no colour.
  ///
  /// The depth of colour: `COLORTERM=truecolor` or `24bit`, or a `TERM` that ends in `-direct`, gives every colour; a
  /// `TERM` that ends in `-256color` gives 256; anything else gives 16. The cursor moves in a terminal that is not
  /// dumb, with or without colour.
  /// Source: no-color.org, bixense.com/clicolors, and the order of termenv.
  public init(environment: [String: String], isTerminal: Bool) {
    let term = environment["TERM"] ?? ""
    movesCursor = isTerminal && term != "dumb"
    let force = environment["CLICOLOR_FORCE"] ?? ""
    let isForced = !force.isEmpty && force != "0"
    if environment["NO_COLOR"].map(\.isEmpty) == false || !(movesCursor || isForced) {
      depth = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || term.hasSuffix("-direct") {
      depth = .trueColor
    } else {
      depth = term.hasSuffix("-256color") ? .palette256 : .ansi16
    }
  }
}
