import SampleSupport
import Sluice

let arguments = Sample.arguments("MultiSection", "what changed in the last day, and the rest")
let reactor = MultiViewReactor(library: arguments.library)
let view = MultiView()
view.reactor = reactor

Sample.run(
  view.tableView, arguments, loaded: reactor.state.filter { !$0.isLoading }.map { $0.problems })
