import Foundation
import Sluice
import SluiceTerminal
import TestSupport
import Testing

@testable import SampleSupport

/// A real folder, followed by the real system; each test waits until the library tells what it waits for.
struct FolderWatchTests {
  private let folder: TemporaryFolder
  private let log = ContentsLog()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Follows the folder, and waits until it was read for the first time.
  private func follow() async -> any Disposable {
    let subscription = FolderLibrary(path: folder.path, isWatched: true).contents()
      .subscribe(onNext: { [log] in log.append($0) })
    await log.wait { _ in true }
    return subscription
  }

  private func path(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  @Test func `a file that is added, changed, renamed or removed is seen`() async throws {
    try folder.write("b.txt", "B")
    let subscription = await follow()
    #expect(log.titles == ["B"])

    try folder.write("a.txt", "A")
    await log.wait { $0.titles == ["A", "B"] }
    try folder.write("b.txt", "B2")
    await log.wait { $0.titles == ["A", "B2"] }
    try FileManager.default.moveItem(at: path("a.txt"), to: path("c.txt"))
    await log.wait { $0.messages.map(\.name) == ["b.txt", "c.txt"] }
    try FileManager.default.removeItem(at: path("b.txt"))
    await log.wait { $0.titles == ["A"] }
    subscription.dispose()
  }

  @Test func `a picture is seen, and that it has changed`() async throws {
    let subscription = await follow()
    try folder.write("a.jpg", Data.jpeg)
    let first = await log.wait { !$0.photos.isEmpty }.photos
    try folder.write("a.jpg", Data.jpeg)
    await log.wait { !$0.photos.isEmpty && $0.photos != first }
    subscription.dispose()
  }

  @Test func `a burst of 1,000 changes is read a few times, and its end is not missed`() async throws {
    let subscription = await follow()
    let before = log.count
    let start = ContinuousClock.now
    for number in 0..<1_000 {
      // Not by way of Data, which waits for the disk each time.
      let file = try #require(fopen(path("\(number % 100).txt").path, "w"))
      fputs("note \(number)", file)
      fclose(file)
    }
    let last = (900..<1_000).map { "note \($0)" }.sorted()
    await log.wait { $0.titles.sorted() == last }
    let elapsed = ContinuousClock.now - start

    // Two readings are never nearer to each other than that.
    #expect(log.count - before <= Int(elapsed / FolderChanges.quiet) + 1)
    #expect(log.count - before < 1_000)
    subscription.dispose()
  }

  @Test func `a file that is written piece by piece is seen whole`() async throws {
    let subscription = await follow()
    #expect(FileManager.default.createFile(atPath: path("a.txt").path, contents: nil))
    let handle = try FileHandle(forWritingTo: path("a.txt"))
    for character in "whole" { try handle.write(contentsOf: Data("\(character)".utf8)) }
    try handle.close()
    await log.wait { $0.titles == ["whole"] }
    subscription.dispose()
  }

  @Test func `a file that stays open is seen when its writer pauses`() async throws {
    let subscription = await follow()
    #expect(FileManager.default.createFile(atPath: path("a.txt").path, contents: nil))
    let handle = try FileHandle(forWritingTo: path("a.txt"))
    try handle.write(contentsOf: Data("so far".utf8))
    await log.wait { $0.titles == ["so far"] }
    try handle.close()
    subscription.dispose()
  }

  @Test func `a folder that is removed or renamed is a problem, and seen when it is back`() async throws {
    try folder.write("a.txt", "A")
    let subscription = await follow()
    let gone = Contents(problems: [Problem(file: folder.path, reason: "does not exist")])
    let elsewhere = URL(fileURLWithPath: folder.path + "-elsewhere")
    defer { try? FileManager.default.removeItem(at: elsewhere) }

    try FileManager.default.moveItem(at: folder.url, to: elsewhere)
    await log.wait { $0 == gone }
    try FileManager.default.moveItem(at: elsewhere, to: folder.url)
    await log.wait { $0.titles == ["A"] }
    try FileManager.default.removeItem(at: folder.url)
    await log.wait { $0 == gone }
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    await log.wait { $0 == Contents() }
    try folder.write("b.txt", "B")
    await log.wait { $0.titles == ["B"] }
    subscription.dispose()
  }

  @Test func `a folder inside that is named as a note is a problem`() async throws {
    let subscription = await follow()
    try FileManager.default.createDirectory(at: path("sub.md"), withIntermediateDirectories: true)
    await log.wait { $0.problems.map(\.file) == ["sub.md"] }
    subscription.dispose()
  }

  @Test func `who no longer listens is told nothing more`() async throws {
    let ended = Checkpoint()
    let subscription = FolderLibrary(path: folder.path, isWatched: true).contents()
      .do(onDispose: { ended.reach() })
      .subscribe(onNext: { [log] in log.append($0) })
    await log.wait { _ in true }
    subscription.dispose()
    await ended.wait()
    let count = log.count
    try folder.write("a.txt", "A")
    #expect(log.count == count)
  }

  @Test func `a wait ends when it is told to, also one that begins later`() throws {
    let stop = try #require(StopPipe())
    let watch = try FolderWatch(folder.url, until: stop)
    stop.stop()
    #expect(watch.next() == nil)
    #expect(watch.next() == nil)
  }

  #if os(Linux)
    @Test func `where the system loses events everything is read`() throws {
      let limit = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
      let count = try #require(Int(limit.trimmingCharacters(in: .whitespacesAndNewlines)))
      try #require(count < 1_000_000)
      try folder.write("a.txt", "A")
      let watch = try FolderWatch(folder.url, until: try #require(StopPipe()))
      // Two events each, which nobody reads meanwhile.
      let (first, second) = (path("a.txt").path, path("b.txt").path)
      for number in 0...count / 2 {
        let isBack = number % 2 == 1
        #expect(rename(isBack ? second : first, isBack ? first : second) == 0)
      }
      var change = watch.next()
      // A burst as long as this may be told in parts; its end is what was lost.
      for _ in 0..<100 where change?.changed != nil { change = watch.next() }
      #expect(change == .everything)
    }
  #endif
}

/// What a library has told, and a wait for more of it.
private final class ContentsLog: Sendable {
  private struct State {
    var all: [Contents] = []
    var waiting: (isWanted: @Sendable (Contents) -> Bool, door: Checkpoint)?
  }

  private let state = Guarded(State())

  func append(_ contents: Contents) {
    let door: Checkpoint? = state.withLock { state in
      state.all.append(contents)
      return state.waiting.flatMap { $0.isWanted(contents) ? $0.door : nil }
    }
    door?.reach()
  }

  var count: Int { state.withLock { $0.all.count } }

  var titles: [String] { state.withLock { $0.all.last?.titles ?? [] } }

  /// Waits until the library tells, or has told last, what is wanted.
  @discardableResult
  func wait(
    sourceLocation: SourceLocation = #_sourceLocation, _ isWanted: @escaping @Sendable (Contents) -> Bool
  ) async -> Contents {
    let door = Checkpoint()
    state.withLock { state in
      if state.all.last.map(isWanted) == true { return door.reach() }
      state.waiting = (isWanted, door)
    }
    await door.wait(sourceLocation: sourceLocation)
    return state.withLock { state in
      state.waiting = nil
      return state.all.last { isWanted($0) } ?? Contents()
    }
  }
}

extension Contents {
  fileprivate var titles: [String] { messages.map(\.title) }
}
