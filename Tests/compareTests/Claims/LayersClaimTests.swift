import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords

@Suite("The claim about layers")
struct LayersClaimTests {
  @Test(
    arguments: [
      (112, Claim.Verdict.confirmed), (111, .tooClose), (90, .tooClose), (89, .contradicted),
    ])
  func `More layers have more code, beyond a tenth`(
    _ lines: Int, _ verdict: Claim.Verdict
  ) {
    let claim = claim(viper: lines)
    #expect(claim?.verdict == verdict)
    #expect(
      claim?.measured.hasPrefix(
        """
        Layers, which are the roles that types of a module play: \
        MVC 2, MVP 2, MVVM 2, MVI 2, VIPER 3. \
        Lines of code: MVC 100, MVP 100, MVVM 100, MVI 100, VIPER \(lines).
        """) == true)
  }

  @Test func `Those that have as many are not compared`() {
    let claim = claim(viper: 200) { $0 == .mvp ? 150 : 100 }
    #expect(claim?.verdict == .confirmed)
  }

  @Test func `Pairs that contradict it are named, the one with fewer layers first`() {
    let claim = claim(viper: 105) { $0 == .mvi ? 200 : 90 }
    #expect(
      claim?.measured.hasSuffix(" Against the claim: MVI and VIPER.") == true)
  }

  @Test func `With as many layers everywhere nothing is compared`() {
    let claim = compareTests.claim("More layers") { $1.roles = [.init(role: "view", types: 4)] }
    #expect(claim?.verdict == .notMeasurable)
    #expect(
      claim?.measured
        == "No pattern has more layers than another: MVC 1, MVP 1, MVVM 1, MVI 1, VIPER 1.")
  }

  /// VIPER has three layers and the others two, beside what every pattern has.
  private func claim(
    viper: Int, others: (Pattern) -> Int = { _ in 100 }
  ) -> Claim? {
    compareTests.claim("More layers mean more code") { pattern, module in
      let roles = ["app", "delegate", "other", "presenter", "view"]
      module.roles = (pattern == .viper ? roles + ["router"] : roles).map {
        .init(role: $0, types: 1)
      }
      module.lines.code = pattern == .viper ? viper : others(pattern)
    }
  }
}
