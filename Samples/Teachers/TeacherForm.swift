import Sluice
import SluiceTerminal

/// Two fields in which a teacher is changed: enter saves, escape cancels, tab goes to the other field.
final class TeacherForm: View {
  private let nameField = TextField(placeholder: "name")
  private let ageField = TextField(placeholder: "age").then { $0.fixedWidth = 4 }
  private let cancelled = PublishSubject<Void>()

  /// What was typed, when it is to be saved.
  var saved: Observable<(name: String, age: String)> {
    Observable<String>.merge([nameField.rx.submitted.asObservable(), ageField.rx.submitted.asObservable()])
      .map { [nameField, ageField] _ in
        // A field sends on the main executor.
        MainActor.assumeIsolated { (name: nameField.text ?? "", age: ageField.text ?? "") }
      }
  }

  /// The form is left without saving.
  var cancels: Observable<Void> { cancelled }

  override init() {
    super.init()
    isHidden = true
    addSubview(StackView(axis: .horizontal, spacing: 1, [Label(text: "Edit"), nameField, ageField]))
  }

  /// Shows a teacher to be changed; nil hides the form.
  func show(_ teacher: Teacher?) {
    isHidden = teacher == nil
    guard let teacher else { return }
    nameField.text = teacher.name
    ageField.text = "\(teacher.age)"
    nameField.focus()
  }

  /// Nothing else is done until the teacher is saved or left.
  override var isModal: Bool { true }

  override var keyHints: [KeyHint] { [KeyHint("tab", "other field"), KeyHint("esc", "cancel")] }

  override func handle(_ event: InputEvent) -> Bool {
    guard case .key(.escape) = event else { return false }
    cancelled.onNext(())
    return true
  }
}
