import Glibc

/// The most memory that the process needs during a piece of work, as the kernel counts it.
enum PeakMemory {
  /// Runs `work` once.
  ///
  /// - Returns: the peak of the resident memory in megabytes, with all that was there before: run one case alone to see
  ///   what it needs.
  static func megabytes(during work: () -> Void) -> Double {
    reset()
    work()
    return kilobytes(of: "VmHWM:") / 1_000
  }

  /// Makes the present use the peak: what 5 means to this file, see proc(5).
  private static func reset() {
    guard let file = fopen("/proc/self/clear_refs", "w") else { return }
    fputs("5", file)
    fclose(file)
  }

  private static func kilobytes(of field: String) -> Double {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let line = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if line.hasPrefix(field) {
        return line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }.first ?? 0
      }
    }
    return 0
  }
}
