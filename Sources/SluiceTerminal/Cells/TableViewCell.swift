/// What a table view shows an item in; the base of all cells of tables, itself empty.
///
///     final class NameCell: TableViewCell {
///       var name = ""
///
///       override func height(forWidth columns: Int) -> Int { name.wrapped(toWidth: columns).count }
///
///       override func draw(in canvas: inout Canvas, rect: Rect) {
///         canvas.draw(lines: name.wrapped(toWidth: rect.size.columns), in: rect)
///       }
///     }
open class TableViewCell: ListCell {}
