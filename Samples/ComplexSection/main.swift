import SampleSupport
import Sluice

let arguments = Sample.arguments("ComplexSection", "messages and photos, each kind in a section of its own")
let reactor = ComplexViewReactor(library: arguments.library)
let view = ComplexView()
view.reactor = reactor

Sample.run(
  view.tableView, arguments, loaded: reactor.state.filter { !$0.isLoading }.map { $0.problems })
