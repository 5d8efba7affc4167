import Sluice

/// The work of the pipeline, written out.
func handWrittenPipeline(_ operations: Int) {
  var sum = 0
  for number in 0..<operations {
    let mapped = number &+ 1
    if mapped & 1 == 0 { sum &+= mapped }
    consume(mapped)
  }
  consume(sum)
}

func subjectPipeline(_ operations: Int) {
  let sum = Sum()
  let subject = PublishSubject<Int>()
  let subscription = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.subscribe(onNext: { sum.value &+= $0 })
  for number in 0..<operations { subject.onNext(number) }
  subscription.dispose()
  consume(sum.value)
}

func streamGroup() -> Group {
  let operations = 1_000_000
  return Group(
    name: "subject -> map -> filter -> subscribe",
    baseline: Measurement("pipeline: loop by hand", operations: operations * 10, handWrittenPipeline),
    cases: [Measurement("pipeline: subject -> map -> filter -> subscribe", operations: operations, subjectPipeline)])
}
