@main
struct Benchmarks {
  static func main() {
    let groups = [reactorGroup(), streamGroup()]
    printTable(["case", "ns, median", "ns, least ... most", "to the loop"], groups.flatMap(\.rows))
  }
}
