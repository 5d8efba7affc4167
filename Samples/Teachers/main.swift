import SampleSupport
import Sluice

let arguments = Sample.arguments(
  "Teachers", "teachers who can be changed, deleted and moved",
  operand: Operand(
    "FILE", noun: "file",
    explanation: """
      shows the teachers of this file (- for standard input), a line each: section, name, age;
      without it, nine who come with the program
      """))
let reactor = TeachersReactor(teachers: arguments.entries(builtIn: .teachers, number: "an age"))
let view = TeachersView()
view.reactor = reactor

Sample.run(
  view, printing: view.tableView, arguments,
  loaded: reactor.state.filter { !$0.isLoading }.map { $0.problems })
