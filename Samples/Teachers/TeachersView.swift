import SampleSupport
import Sluice
import SluiceTerminal

final class TeachersView: View, ReactorView {
  typealias TeacherSectionDataSource = TableViewSectionedAnimatedDataSource<TeacherSection>

  var disposeBag = DisposeBag()

  let tableView = TableView().then {
    $0.register(cellType: TeacherCell.self)
    $0.placeholder = "No teachers"
    $0.selectionHint = "edit"
  }
  private let form = TeacherForm()
  private let complaintLabel = Label(role: \.error)

  private let dataSource = TeacherSectionDataSource(
    configureCell: { _, tableView, indexPath, teacher in
      let cell = tableView.dequeueReusableCell(for: indexPath) as TeacherCell
      cell.updateUI(teacher: teacher)
      return cell
    },
    titleForHeaderInSection: { dataSource, index in dataSource.sectionModels[index].header },
    canEditRowAtIndexPath: { _, _ in true },
    canMoveRowAtIndexPath: { _, _ in true })

  override init() {
    super.init()
    addSubview(Label(text: "Teachers", role: \.header))
    addSubview(tableView)
    addSubview(form)
    addSubview(complaintLabel)
    addSubview(HelpLine(hints: [KeyHint("q", "quit")]))
  }

  func bind(reactor: TeachersReactor) {
    // Action: once the program's loop runs, when all that shows the state is bound
    Observable.just(TeachersReactor.Action.viewDidLoad)
      .observe(on: MainScheduler.asyncInstance)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    tableView.rx.itemDeleted.map { TeachersReactor.Action.delete($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    tableView.rx.itemMoved.map { TeachersReactor.Action.move(from: $0.sourceIndex, to: $0.destinationIndex) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    tableView.rx.modelSelected(Teacher.self).map { TeachersReactor.Action.edit($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    form.saved.map { TeachersReactor.Action.save(name: $0.name, age: $0.age) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    form.cancels.map { TeachersReactor.Action.cancelEditing }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    reactor.state(\.sections)
      .bind(to: tableView.rx.items(dataSource: dataSource))
      .disposed(by: disposeBag)

    reactor.state(\.edited)
      .bind(with: self) { $0.form.show($1) }
      .disposed(by: disposeBag)

    reactor.state.map { $0.complaint.isEmpty ? $0.problems.summary : $0.complaint }
      .distinctUntilChanged()
      .bind(with: self) { view, complaint in
        view.complaintLabel.text = complaint
        view.complaintLabel.isHidden = complaint.isEmpty
      }
      .disposed(by: disposeBag)
  }
}
