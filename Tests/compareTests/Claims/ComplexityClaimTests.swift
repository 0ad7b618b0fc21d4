import Testing

@testable import compare

struct ComplexityClaimTests {
  @Test(arguments: [
    (1.8, 3.0, Claim.Verdict.confirmed), (2, 3, .contradicted), (1.8, 2, .contradicted),
    (2.1, 1.9, .contradicted),
  ])
  func `MVP below all and MVI above all, both`(
    _ mvp: Double, _ mvi: Double, _ verdict: Claim.Verdict
  ) {
    let claim = claim("MVP has the lowest") { pattern, module in
      module.complexity.mean = [.mvp: mvp, .mvi: mvi][pattern] ?? 2
    }
    #expect(claim?.verdict == verdict)
    #expect(claim?.measured.contains("MVP's \(mvp < 2 ? "is" : "is not") the lowest") == true)
    #expect(claim?.measured.contains("MVI's \(mvi > 2 ? "is" : "is not") the highest") == true)
  }

  @Test func `a pattern without functions has no mean`() {
    let claim = claim("MVP has the lowest") { pattern, module in
      module.complexity.mean = pattern == .mvc ? nil : 2
    }
    #expect(claim?.verdict == .notMeasurable)
    #expect(claim?.measured == "MVC: there is no function.")
  }
}
