import SluiceStreams
import TestSupport
import Testing

@MainActor
@Suite("ControlProperty", .leakChecked) struct ControlPropertyTests {
  @MainActor final class Field: ReactiveCompatible {
    let typed = BehaviorRelay<String?>(value: nil)
    var text: String? = ""
    var property: ControlProperty<String?> {
      ControlProperty(values: typed, valueSink: Binder(self) { $0.text = $1 })
    }
  }

  private let bag = DisposeBag()
  private let field = Field()

  @Test("sends its values, the present one first, also as a driver; changed leaves that out")
  func values() {
    var seen: [String] = []
    field.property.orEmpty.subscribe(onNext: { seen.append("value \($0)") }).disposed(by: bag)
    field.property.asDriver().drive(onNext: { seen.append("driver \($0 ?? "nil")") }).disposed(by: bag)
    field.property.changed.subscribe(onNext: { seen.append("changed \($0 ?? "nil")") }).disposed(by: bag)
    field.typed.accept("a")
    #expect(seen == ["value ", "driver nil", "value a", "driver a", "changed a"])
  }

  @Test("takes values from streams, drivers and signals, also those that are not optional")
  func setting() {
    let texts = PublishRelay<String>()
    texts.bind(to: field.property).disposed(by: bag)
    texts.accept("a")
    #expect(field.text == "a")
    texts.asDriver(onErrorJustReturn: "").map { $0 + "!" }.drive(field.property.orEmpty).disposed(by: bag)
    texts.accept("b")
    #expect(field.text == "b!")
    texts.asSignal().map { Optional($0) }.emit(to: field.property.asControlProperty()).disposed(by: bag)
    texts.accept("c")
    #expect(field.text == "c")
  }

  @Test("what is bound to it elsewhere is set on the main executor, in order")
  func setElsewhere() async {
    let whereabouts = Whereabouts()
    let log = Recorder<Int>()
    let property = ControlProperty(
      values: Observable.just(0),
      valueSink: AnyObserver { event in
        whereabouts.note()
        log.on(event)
      })
    onThreads(1) { _ in _ = Observable.of(1, 2).bind(to: property) }
    property.onNext(3)
    #expect(log.elements == [])
    await mainTurn()
    #expect(log.log == ["1", "2", "completed", "3"] && whereabouts.elsewhere == 0)
  }

  @Test("an error of its values is reported and completes them; one that is bound to it is reported")
  func errors() {
    let (reading, writing) = (ErrorLog(), ErrorLog())
    let sink = Recorder<Int>()
    let values = Observable<Int>.concat([.just(1), .error(reading.fault)])
    let property = ControlProperty(values: values, valueSink: sink)
    #expect(property.logged().log == ["1", "completed"])
    _ = Observable<Int>.error(writing.fault).bind(to: property)
    #expect(sink.log == [])
    #expect(reading.contexts == ["the stream of a control failed"])
    #expect(writing.contexts == ["a stream bound to a control's property failed"])
  }
}
