import Foundation
import Testing

@testable import ArchitectureReport
@testable import CompareSupport

@Suite("The claim about complexity")
struct ComplexityClaimTests {
  @Test(
    arguments: [
      (1.79, 3.0, Claim.Verdict.confirmed), (1.8, 3, .tooClose), (1.79, 2.22, .tooClose),
      (2.2, 3, .tooClose), (1.79, 1.7, .contradicted), (2.3, 3, .contradicted),
    ])
  func `MVP below all and MVI above all, both`(
    _ mvp: Double, _ mvi: Double, _ verdict: Claim.Verdict
  ) {
    let claim = claim("MVP has the lowest") { pattern, module in
      module.complexity.mean = [.mvp: mvp, .mvi: mvi][pattern] ?? 2
    }
    #expect(claim?.verdict == verdict)
    #expect(claim?.measured.contains(String(format: "MVP %.2f", mvp)) == true)
  }

  @Test func `What is close is named once`() {
    let claim = claim("MVP has the lowest") { $1.complexity.mean = $0 == .mvc ? 3 : 2 }
    #expect(
      claim?.measured.hasSuffix(
        """
         Against the claim: MVI and MVC. Within the margin: MVP and MVVM, MVP and MVI, \
        MVP and VIPER, MVI and MVVM, MVI and VIPER.
        """) == true)
  }

  @Test func `A pattern without functions has no mean`() {
    let claim = claim("MVP has the lowest") { pattern, module in
      module.complexity.mean = pattern == .mvc ? nil : 2
    }
    #expect(claim?.verdict == .notMeasurable)
    #expect(claim?.measured == "MVC: there is no function.")
  }
}
