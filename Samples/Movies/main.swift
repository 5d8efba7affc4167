import SampleSupport
import Sluice

let arguments = Sample.arguments(
  "Movies", "movies by country, and buttons that add to one of them",
  operand: Operand(
    "FILE", noun: "file",
    explanation: """
      shows the movies of this file (- for standard input), a line each: section, name, price,
      where the section is korea, japan or undefined;
      without it, five movies that come with the program
      """))
let reactor = MoviesReactor(movies: arguments.entries(builtIn: .movies, number: "a price"))
let view = MoviesView()
view.reactor = reactor

Sample.run(
  view, printing: view.tableView, arguments,
  loaded: reactor.state.filter { !$0.isLoading }.map { $0.problems })
