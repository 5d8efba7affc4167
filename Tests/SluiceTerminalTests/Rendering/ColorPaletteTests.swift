import SluiceTerminal
import Testing

@Suite struct ColorPaletteTests {
  @Test(arguments: [
    (Color(red: 0, green: 0, blue: 0), 16, 0), (Color(red: 255, green: 255, blue: 255), 231, 15),
    (Color(red: 255, green: 0, blue: 0), 196, 9), (Color(red: 200, green: 0, blue: 0), 160, 1),
    (Color(red: 95, green: 135, blue: 175), 67, 8), (Color(red: 128, green: 128, blue: 128), 244, 8),
    (Color(red: 8, green: 8, blue: 8), 232, 0), (Color(red: 238, green: 238, blue: 238), 255, 7),
    (Color(red: 0, green: 0, blue: 240), 21, 4),
  ])
  func `A colour has a nearest number in both palettes`(color: Color, palette: Int, ansi: Int) {
    #expect(Int(color.nearestPalette256) == palette)
    #expect(Int(color.nearestANSI16) == ansi)
  }

  @Test func `Every colour of the cube and every grey is its own nearest`() {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    for number in 0..<216 {
      let color = Color(red: levels[number / 36], green: levels[number / 6 % 6], blue: levels[number % 6])
      #expect(Int(color.nearestPalette256) == 16 + number)
    }
    for number in 0..<24 {
      let level = UInt8(8 + 10 * number)
      #expect(Int(Color(red: level, green: level, blue: level).nearestPalette256) == 232 + number)
    }
  }
}
