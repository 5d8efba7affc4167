import Sluice

/// A short pipeline, as it stands between a subject and an observer.
func streamCases() -> [Case] {
  let operations = 1_000_000
  let loop = Baseline("pipeline: loop by hand", operations: operations * 10, handWrittenPipeline)
  return [
    loop.asCase,
    Case("pipeline: subject -> map -> filter -> subscribe", operations: operations, against: loop, subjectPipeline),
  ]
}

/// The work of the pipeline, written out.
private func handWrittenPipeline(_ operations: Int) {
  var sum = 0
  for number in 0..<operations {
    let mapped = number &+ 1
    if mapped & 1 == 0 { sum &+= mapped }
    consume(mapped)
  }
  consume(sum)
}

private func subjectPipeline(_ operations: Int) {
  let sum = Sum()
  let subject = PublishSubject<Int>()
  let subscription = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.subscribe(onNext: { sum.value &+= $0 })
  for number in 0..<operations { subject.onNext(number) }
  subscription.dispose()
  consume(sum.value)
}
