import Foundation

/// What compiled this program.
enum Toolchain {
  static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "aarch64"
    #else
      "other"
    #endif
  }

  /// The version of the compiler that a shell finds, which is the one that built this program: `6.3.1`.
  static let version: String = {
    let words = (try? Program(name: "swift", arguments: ["--version"]).run())?.split(separator: " ") ?? []
    guard let place = words.firstIndex(of: "version"), place + 1 < words.count else { return "unknown" }
    return String(words[place + 1]).trimmingCharacters(in: .newlines)
  }()
}
