import Foundation

@main
struct Benchmarks {
  static func main() {
    #if DEBUG
      stop("Only a release build says something. Run `make bench`.")
    #endif
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      switch options.task {
      case .measure: try measure(options)
      case .check(let record): exit(try Check(folder: options.baselines).run(record: record) ? 0 : 1)
      case .count(let path): print(try Count(of: path).json())
      case .help: print(Options.help)
      case .list: print(allCases().map { $0.name + ($0.isSlow ? " (slow)" : "") }.joined(separator: "\n"))
      }
    } catch let misuse as Options.Misuse {
      stop("\(misuse). See --help.", status: 2)
    } catch {
      stop("\(error)")
    }
  }

  private static func measure(_ options: Options) throws {
    let old = try options.compare.map(Report.read)
    let cases = allCases().filter(options.wants)
    if cases.isEmpty { throw Options.Misuse("No case has '\(options.filter ?? "")' in its name") }
    let report = Report(measurements: cases.flatMap(measure))
    if let json = options.json {
      if json == "-" {
        return FileHandle.standardOutput.write(try report.json())
      }
      try report.json().write(to: URL(fileURLWithPath: json))
    }
    let table = old.map { Comparison(old: $0, new: report).table } ?? report.table
    print(options.isMarkdown ? table.markdown : table.text)
  }

  /// Measures a case, and tells whoever waits at a terminal which one it is.
  private static func measure(_ item: Case) -> [Measurement] {
    let isWatched = isatty(2) == 1
    if isWatched { FileHandle.standardError.write(Data("\r\u{1B}[K\(item.name)".utf8)) }
    defer { if isWatched { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) } }
    return item.measure()
  }
}
