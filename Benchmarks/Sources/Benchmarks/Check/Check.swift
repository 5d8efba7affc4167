import CInstructions
import Foundation

/// Counts the most important paths, and compares with what is recorded.
///
/// Counts, unlike times, are the same on a busy machine. Each path is counted by a process of its own, so that the
/// others cannot change what it finds; with the same seeds for hashing, the same addresses and the same routines of
/// the C library, whatever the processor.
struct Check {
  let folder: String

  /// Returns whether no path has grown; records instead where nothing is recorded yet, or if asked to.
  func run(record: Bool) throws -> Bool {
    if !instructions_can_be_counted() {
      print("Instructions cannot be counted on \(Toolchain.architecture): this checks allocations only.")
    }
    _ = instructions_fix_addresses()
    let now = Record(paths: try counts())
    let before = record ? nil : try Record.read(from: folder)
    print(table(before, now).text)
    guard let before else {
      try now.write(to: folder)
      print(
        record
          ? "Recorded in \(Record.path(in: folder))."
          : "Nothing was recorded for \(Toolchain.architecture) and Swift \(Toolchain.version): commit \(Record.path(in: folder))."
      )
      return true
    }
    let complaints = countedPaths().flatMap { self.complaints(about: $0, before, now) }
    complaints.forEach { print($0) }
    if complaints.isEmpty { return true }
    print("Make it cheaper, or record it with `make bench-record`, and give the reason in the commit.")
    return false
  }

  private func counts() throws -> [String: Count] {
    var counts: [String: Count] = [:]
    for path in countedPaths() {
      let program = Program(
        name: "/proc/self/exe", arguments: ["--count", path.name], environment: Check.environment)
      counts[path.name] = try JSONDecoder().decode(Count.self, from: Data(try program.run().utf8))
    }
    return counts
  }

  /// Nothing of the shell's environment, but where the libraries are.
  private static var environment: [String: String] {
    var environment = [
      "SWIFT_DETERMINISTIC_HASHING": "1",
      // Without these the C library copies by an instruction that counts once for each byte, or as its processor likes.
      "GLIBC_TUNABLES":
        "glibc.cpu.x86_rep_movsb_threshold=1000000000:glibc.cpu.x86_rep_stosb_threshold=1000000000"
        + ":glibc.cpu.hwcaps=-AVX512F_Usable,-AVX512VL_Usable,-AVX512F,-AVX512VL",
    ]
    environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    return environment
  }

  private func table(_ before: Record?, _ now: Record) -> Table {
    Table(
      header: ["path", "instructions", "recorded", "allocations", "recorded", "for each"],
      rows: countedPaths().map { path in
        let (count, old) = (now.paths[path.name], before?.paths[path.name])
        func text(_ number: Double?) -> String { number.map { decimal($0, digits: 2) } ?? "" }
        return [
          path.name, text(count?.instructions), text(old?.instructions), text(count?.allocations),
          text(old?.allocations), path.unit,
        ]
      })
  }

  /// What is wrong with a path: it is not recorded, or needs clearly more than it did.
  private func complaints(about path: CountedPath, _ before: Record, _ now: Record) -> [String] {
    guard let old = before.paths[path.name], let new = now.paths[path.name] else {
      return ["error: \(path.name): not in \(Record.path(in: folder))."]
    }
    var complaints: [String] = []
    if let was = old.instructions, let now = new.instructions, now > was * 1.1 {
      let growth = decimal((now / was - 1) * 100)
      complaints.append(
        "error: \(path.name): \(decimal(now)) instructions for each \(path.unit), \(growth) % more than \(decimal(was))."
      )
    }
    if new.allocations > old.allocations + 0.1 {
      complaints.append(
        "error: \(path.name): \(decimal(new.allocations, digits: 2)) allocations for each \(path.unit), where there "
          + "were \(decimal(old.allocations, digits: 2)).")
    }
    return complaints
  }
}
