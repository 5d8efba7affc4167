import SampleSupport
import Sluice

let arguments = Sample.arguments("MultiSection", "what changed in the last day, and the rest")
let reactor = MultiViewReactor(library: arguments.library)
let view = MultiView()
view.reactor = reactor

Sample.show(
  view.tableView, width: arguments.width, when: reactor.state.filter { !$0.isLoading }.map { $0.problems })
