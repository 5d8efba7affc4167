extension Color {
  /// The number, 16 to 255, of the nearest colour in the palette of 256.
  ///
  /// The nearest of the cube of 6 by 6 by 6 and of the 24 greys by squared distance of the components; the first 16
  /// numbers are left out, because each terminal gives them colours of its own. O(1).
  public var nearestPalette256: UInt8 {
    let steps = (Self.cubeStep(red), Self.cubeStep(green), Self.cubeStep(blue))
    let cube = Color(
      red: Self.cubeLevels[steps.0], green: Self.cubeLevels[steps.1], blue: Self.cubeLevels[steps.2])
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let grey = min(max((mean - 3) / 10, 0), 23)
    let level = UInt8(8 + 10 * grey)
    if distance(to: Color(red: level, green: level, blue: level)) < distance(to: cube) {
      return UInt8(232 + grey)
    }
    return UInt8(16 + 36 * steps.0 + 6 * steps.1 + steps.2)
  }

  /// The number, 0 to 15, of the nearest of the 16 named colours, taken as xterm shows them.
  ///
  /// By squared distance of the components; the lower number where two are equally near. O(1).
  public var nearestANSI16: UInt8 {
    var best = 0
    for index in Self.named.indices where distance(to: Self.named[index]) < distance(to: Self.named[best]) {
      best = index
    }
    return UInt8(best)
  }

  private func distance(to other: Color) -> Int {
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return red * red + green * green + blue * blue
  }

  /// The step of the cube, 0 to 5, that is nearest to a component.
  private static func cubeStep(_ component: UInt8) -> Int {
    component < 48 ? 0 : component < 115 ? 1 : (Int(component) - 35) / 40
  }

  private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The 16 named colours with xterm's default components.
  private static let named: [Color] = [
    Color(red: 0, green: 0, blue: 0), Color(red: 205, green: 0, blue: 0),
    Color(red: 0, green: 205, blue: 0), Color(red: 205, green: 205, blue: 0),
    Color(red: 0, green: 0, blue: 238), Color(red: 205, green: 0, blue: 205),
    Color(red: 0, green: 205, blue: 205), Color(red: 229, green: 229, blue: 229),
    Color(red: 127, green: 127, blue: 127), Color(red: 255, green: 0, blue: 0),
    Color(red: 0, green: 255, blue: 0), Color(red: 255, green: 255, blue: 0),
    Color(red: 92, green: 92, blue: 255), Color(red: 255, green: 0, blue: 255),
    Color(red: 0, green: 255, blue: 255), Color(red: 255, green: 255, blue: 255),
  ]
}
