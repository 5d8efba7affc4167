import Foundation

/// How long the library takes to build from nothing.
func buildCases() -> [Case] {
  ["debug", "release"].map { configuration in
    let name = "build: Sluice, \(configuration)"
    return Case(name: name, isSlow: true) {
      let samples = (0..<3).map { _ in
        withScratchFolder { folder in
          Clock.wall.time {
            Package.build(["--configuration", configuration, "--target", "Sluice", "--scratch-path", folder])
          }
        }
      }
      return [Measurement(name: name, samples: samples.sorted())]
    }
  }
}

/// The package that is measured.
enum Package {
  /// Where it is: three folders above the sources of the benchmarks.
  static let path = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardized.path

  /// Builds what `arguments` name, or ends this program.
  @discardableResult
  static func build(_ arguments: [String]) -> String {
    do {
      return try Program(name: "swift", arguments: ["build", "--package-path", path] + arguments).run()
    } catch {
      stop("\(error)")
    }
  }
}

/// Calls `body` with a folder that is removed afterwards.
func withScratchFolder<Result>(_ body: (_ path: String) -> Result) -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  return body(folder.path)
}
