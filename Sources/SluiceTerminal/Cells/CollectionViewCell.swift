/// What a collection view shows an item in; the base of all cells of collections, itself empty.
///
///     final class SwatchCell: CollectionViewCell {
///       var color = Color(red: 0, green: 0, blue: 0)
///
///       override func height(forWidth columns: Int) -> Int { 3 }
///
///       override func draw(in canvas: inout Canvas, rect: Rect) {
///         canvas.fill(rect, style: Style(background: color))
///       }
///     }
open class CollectionViewCell: ListCell {}
