import Sluice
import Testing

@testable import ComplexSection
@testable import MultiSection
@testable import SampleSupport
@testable import SingleSection

/// Were the states there before everything is bound, the end of loading could be seen before the table has its rows.
@MainActor
struct LoadingTests {
  @Test("Nothing is loaded before the program's loop runs")
  func loop() {
    let single = SingleView()
    single.reactor = SingleViewReactor(library: .sample)
    #expect(single.reactor?.currentState.isLoading == true)

    let multi = MultiView()
    multi.reactor = MultiViewReactor(library: .sample)
    #expect(multi.reactor?.currentState.isLoading == true)

    let complex = ComplexView()
    complex.reactor = ComplexViewReactor(library: .sample)
    #expect(complex.reactor?.currentState.isLoading == true)
  }
}
