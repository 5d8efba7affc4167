import SluiceTerminal

/// The name of a teacher, and the age at the right.
final class TeacherCell: TableViewCell {
  private var name = ""
  private var age = ""

  func updateUI(teacher: Teacher) {
    name = teacher.name
    age = "\(teacher.age)"
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    (name, age) = ("", "")
  }

  override func height(forWidth columns: Int) -> Int { 1 }

  override func draw(in canvas: inout Canvas, rect: Rect) {
    let (left, right) = rect.split(columns: rect.size.columns - age.displayWidth)
    canvas.draw(name.truncated(toWidth: left.size.columns - 1), at: left.origin, in: left)
    canvas.draw(age, at: right.origin, style: Style(dim: true), in: right)
  }
}
