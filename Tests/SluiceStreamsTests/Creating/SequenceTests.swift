import SluiceStreams
import TestSupport
import Testing

@Suite(.leakChecked) struct SequenceTests {
  @Test("range counts upwards")
  func range() {
    #expect(Observable.range(start: 3, count: 3).recorded() == ["3", "4", "5", "completed"])
    #expect(Observable.range(start: 3, count: 0).recorded() == ["completed"])
    #expect(Observable<UInt8>.range(start: 254, count: 2).recorded() == ["254", "255", "completed"])
  }

  @Test("generate makes each state of the one before, until the condition is false")
  func generate() {
    let log = Observable.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 }).recorded()
    #expect(log == ["1", "2", "4", "8", "completed"])
  }

  @Test("generate fails when its closures throw")
  func generateThrows() {
    let condition = Observable.generate(initialState: 1, condition: { _ in throw TestError() }, iterate: { $0 })
    #expect(condition.recorded() == ["error(test)"])
    let iterate = Observable.generate(initialState: 1, condition: { _ in true }, iterate: { _ in throw TestError() })
    #expect(iterate.recorded() == ["1", "error(test)"])
  }

  @Test("repeatElement never ends by itself")
  func repeatElement() {
    #expect(Observable.repeatElement(1).take(3).recorded() == ["1", "1", "1", "completed"])
  }

  @Test("using disposes its resource once, after the stream")
  func using() {
    let recorder = Recorder<Int>()
    let stream = Observable<Int>.using(
      { BooleanDisposable() },
      observableFactory: { resource in
        Observable.just(1).do(onDispose: { recorder.note("stream, resource disposed: \(resource.isDisposed)") })
      })
    _ = stream.subscribe(recorder)
    #expect(recorder.log == ["1", "completed", "stream, resource disposed: false"])
  }

  @Test("using fails when a factory throws, and disposes the resource that was made")
  func usingThrows() {
    let resource = BooleanDisposable()
    let noStream = Observable<Int>.using({ resource }, observableFactory: { _ in throw TestError() })
    #expect(noStream.recorded() == ["error(test)"])
    #expect(resource.isDisposed)
    let noResource = Observable<Int>.using(
      { () throws -> BooleanDisposable in throw TestError() }, observableFactory: { _ in .just(1) })
    #expect(noResource.recorded() == ["error(test)"])
  }
}
