import Testing

@testable import SampleSupport

struct FolderChangesTests {
  private let start = ContinuousClock.now

  private func at(_ milliseconds: Double) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  @Test func `nothing is due before something has changed`() {
    var changes = FolderChanges()
    #expect(changes.due == nil)
    #expect(changes.take(at: at(1_000)) == nil)
  }

  @Test func `a change is read when nothing else has changed for 50 ms`() {
    var changes = FolderChanges()
    changes.noteChange(of: "a", at: at(0))
    changes.noteChange(of: "b", at: at(30))
    #expect(changes.due == at(80))
    #expect(changes.take(at: at(79)) == nil)
    #expect(changes.take(at: at(80)) == FolderChange(changed: ["a", "b"], unfinished: []))
    #expect(changes.due == nil)
  }

  @Test func `a burst of 1,000 changes in a second is read four times, each file once`() {
    var changes = FolderChanges()
    var readings: [FolderChange] = []
    for number in 0..<1_000 {
      if let change = changes.take(at: at(Double(number))) { readings.append(change) }
      changes.noteChange(of: "\(number)", at: at(Double(number)))
    }
    if let change = changes.take(at: at(1_049)) { readings.append(change) }
    #expect(readings.map { $0.changed?.count } == [300, 300, 300, 100])
    #expect(readings.reduce(into: Set()) { $0.formUnion($1.changed ?? []) }.count == 1_000)
  }

  @Test func `a file that is being written is left alone until it is closed`() {
    var changes = FolderChanges()
    changes.noteWriting(of: "a", at: at(0))
    changes.noteChange(of: "b", at: at(10))
    #expect(changes.take(at: at(60)) == FolderChange(changed: ["b"], unfinished: ["a"]))
    changes.noteWriting(of: "a", at: at(250))
    #expect(changes.due == at(550))
    changes.noteChange(of: "a", at: at(300))
    #expect(changes.take(at: at(350)) == FolderChange(changed: ["a"], unfinished: []))
    #expect(changes.due == nil)
  }

  @Test func `a file whose writer pauses is taken for finished`() {
    var changes = FolderChanges()
    changes.noteWriting(of: "a", at: at(0))
    changes.noteWriting(of: "b", at: at(100))
    #expect(changes.due == at(300))
    #expect(changes.take(at: at(300)) == FolderChange(changed: ["a"], unfinished: ["b"]))
    #expect(changes.take(at: at(400)) == FolderChange(changed: ["b"], unfinished: []))
  }

  @Test func `where events were lost everything is read`() {
    var changes = FolderChanges()
    changes.noteChange(of: "a", at: at(0))
    changes.noteWriting(of: "b", at: at(0))
    changes.noteEverything(at: at(10))
    changes.noteChange(of: "c", at: at(20))
    #expect(changes.take(at: at(70)) == .everything)
  }
}
