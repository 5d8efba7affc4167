import Foundation

/// What the program is asked to do.
struct Options {
  enum Task: Equatable {
    case measure
    case check(record: Bool)
    case count(path: String)
    case help
    case list
  }

  struct Misuse: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  static let help = """
    Benchmarks [--filter text] [--all] [--json [file]] [--markdown] [--compare old.json]
      Measures the cases with the text in their names, and the slow ones only if the text or --all asks for them.
      --json       writes the numbers to a file, or to standard output instead of the table
      --markdown   prints the table in Markdown
      --compare    prints the change since a file that --json wrote
    Benchmarks --list
      Names the cases.
    Benchmarks --check [--record] [--baselines folder]
      Counts instructions and allocations, and fails if there are more than recorded; --record records them anew.
    """

  var task = Task.measure
  var filter: String?
  var isAll = false
  var isMarkdown = false
  /// Where the numbers go as JSON; "-" for standard output.
  var json: String?
  var compare: String?
  /// Where the recorded numbers are: the folder `Baselines` of the package, if none is named.
  var baselines = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Baselines").standardized.path

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst(), !value.hasPrefix("--") else { throw Misuse("\(option) needs a value") }
      return value
    }
    var records = false
    while let argument = rest.popFirst() {
      switch argument {
      case "--filter": filter = try value(of: argument)
      case "--all": isAll = true
      case "--markdown": isMarkdown = true
      case "--json": json = rest.first.map { !$0.hasPrefix("--") } ?? false ? rest.popFirst() : "-"
      case "--compare": compare = try value(of: argument)
      case "--list": task = .list
      case "--check": task = .check(record: false)
      case "--record": records = true
      case "--baselines": baselines = try value(of: argument)
      case "--count": task = .count(path: try value(of: argument))
      case "--help", "-h": task = .help
      default: throw Misuse("There is no option '\(argument)'")
      }
    }
    if records {
      guard task == .check(record: false) else { throw Misuse("--record goes with --check") }
      task = .check(record: true)
    }
  }

  /// Whether a case is asked for.
  func wants(_ item: Case) -> Bool {
    guard let filter else { return isAll || !item.isSlow }
    return item.name.contains(filter)
  }
}
