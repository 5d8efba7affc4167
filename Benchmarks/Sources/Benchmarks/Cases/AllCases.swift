/// Everything that can be measured, in the order of the table.
func allCases() -> [Case] {
  reactorCases() + observerCases() + transformCases() + burstCases() + parallelCases() + effectCases()
    + lifetimeCases() + streamCases() + subjectCases() + operatorCases() + sectionCases() + diffCases()
    + frameCases() + crowdCases() + buildCases() + executableCases()
}
