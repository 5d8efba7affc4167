import CInstructions
import Foundation

/// What one operation of a path needs.
struct Count: Codable {
  /// The instructions; nil where they cannot be counted.
  var instructions: Double?
  var allocations: Double
}

extension Count {
  /// Counts a path in this process, which does nothing else.
  init(of name: String) throws {
    guard let path = countedPaths().first(where: { $0.name == name }) else {
      throw Options.Misuse("There is no path '\(name)'")
    }
    let (fewer, more) = (Run(path, path.operations.fewer), Run(path, path.operations.more))
    let operations = Double(path.operations.more - path.operations.fewer)
    instructions = instructions_can_be_counted() ? Double(more.instructions - fewer.instructions) / operations : nil
    allocations = Double(more.allocations - fewer.allocations) / operations
  }

  func json() throws -> String {
    String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
  }
}

/// What a number of operations needed.
private struct Run {
  let allocations: Int
  let instructions: Int

  init(_ path: CountedPath, _ operations: Int) {
    let body = path.prepare(operations)
    // What is only done the first time: symbols are bound, metadata is made, the allocator fills its stores.
    for _ in 0..<3 { body() }
    allocations = countAllocations(during: body)
    instructions = countInstructions(during: body)
  }
}

/// The instructions that this thread runs during `body`; -1 where they cannot be counted.
private func countInstructions(during body: @escaping () -> Void) -> Int {
  let work = Work(body)
  let count = instructions_count(
    { context in
      guard let context else { return }
      Unmanaged<Work>.fromOpaque(context).takeUnretainedValue().body()
    }, Unmanaged.passUnretained(work).toOpaque())
  return withExtendedLifetime(work) { Int(count) }
}

/// A closure that goes through C.
private final class Work {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}
