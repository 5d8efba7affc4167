/// Which rows of a scroll bar its thumb takes.
struct ScrollBar: Equatable {
  /// The rows of the thumb, counted from the top of the bar; at least one, unless the bar has none.
  let thumb: Range<Int>

  /// A bar of `height` rows for a content of `total` rows, of which those from `offset` are on the screen.
  ///
  /// The thumb touches an end only where the list is there.
  init(height: Int, total: Double, offset: Double, isAtTop: Bool, isAtEnd: Bool) {
    guard height > 0 else {
      thumb = 0..<0
      return
    }
    let share = total > 0 ? min(1, Double(height) / total) : 1
    let length = min(height, max(1, Int((share * Double(height)).rounded())))
    let room = height - length
    let way = total > Double(height) ? min(1, max(0, offset / (total - Double(height)))) : 0
    var top = Int((way * Double(room)).rounded())
    if isAtTop {
      top = 0
    } else if isAtEnd {
      top = room
    } else if room > 1 {
      top = min(max(top, 1), room - 1)
    }
    thumb = top..<top + length
  }

  /// The share of the way down that a click on a row of the bar means, 0 to 1.
  static func position(ofRow row: Int, height: Int) -> Double {
    height > 1 ? min(1, max(0, Double(row) / Double(height - 1))) : 0
  }
}
