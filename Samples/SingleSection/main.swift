import SampleSupport
import Sluice

let arguments = Sample.arguments("SingleSection", "the items of one section")
let reactor = SingleViewReactor(library: arguments.library)
let view = SingleView()
view.reactor = reactor

Sample.run(
  view.tableView, arguments, loaded: reactor.state.filter { !$0.isLoading }.map { $0.problems })
