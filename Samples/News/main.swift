import SampleSupport
import Sluice

let arguments = Sample.arguments(
  "News", "news out of JSON, in one section",
  operand: Operand(
    "FILE", noun: "file",
    explanation: """
      shows the news of this file (- for standard input), which is JSON:
      {"news": [{"news_id": 1, "text": "..."}, ...]};
      without it, news that comes with the program
      """))
let source = arguments.path.map { NewsSource.file(TextFile(path: $0)) } ?? .builtIn
let reactor = NewsReactor(source: source)
let view = NewsView(canReload: source.canReload)
view.reactor = reactor

Sample.run(
  view, printing: view.tableView, arguments,
  loaded: reactor.state.filter { !$0.isLoading }.map { $0.problem.map { [$0] } ?? [] })
