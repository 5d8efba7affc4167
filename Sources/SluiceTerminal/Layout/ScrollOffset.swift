/// Where a list on a screen is scrolled to: a part, and how many rows of the content lie between its top and the upper
/// edge of the screen, negative for a part that begins below the edge.
///
/// Told by a part rather than by a number of rows, so that what is above need not be measured, and may change.
struct ScrollOffset: Hashable {
  var part = ListPart.header(section: 0)
  var rows = 0
}
