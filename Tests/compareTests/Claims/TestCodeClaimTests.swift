import Testing

@testable import ArchitectureReport
@testable import CompareSupport

@Suite("The claim about test code")
struct TestCodeClaimTests {
  @Test(
    arguments: [
      (1_120, 127, Claim.Verdict.confirmed), (1_111, 200, .tooClose), (1_120, 120, .tooClose),
      (1_120, 100, .contradicted), (899, 200, .contradicted),
    ])
  func `More lines in all, and fewer for each case, both beyond a tenth`(
    _ lines: Int, _ cases: Int, _ verdict: Claim.Verdict
  ) {
    let claim = claim(lines, cases)
    #expect(claim?.verdict == verdict)
    #expect(
      claim?.measured.hasPrefix(
        "Lines of test code: MVC 1000, MVP 1000, MVVM 1000, MVI 1000, VIPER \(lines). "
          + "For each case: MVC 10.00, MVP 10.00, MVVM 10.00, MVI 10.00, VIPER ") == true)
  }

  @Test func `Lines and lines per case are distinguished`() {
    #expect(
      claim(1_050, 70)?.measured.hasSuffix(
        """
         Against the claim: lines per case of VIPER and MVC, lines per case of VIPER and MVP, \
        lines per case of VIPER and MVVM, lines per case of VIPER and MVI. \
        Within the margin: lines of VIPER and MVC, lines of VIPER and MVP, \
        lines of VIPER and MVVM, lines of VIPER and MVI.
        """) == true)
  }

  @Test func `Without a case that was run there is no such number`() {
    #expect(claim(1_000, 0)?.verdict == .notMeasurable)
    #expect(claim(1_000, 0)?.measured == "VIPER: no case was run.")
    let unmeasured = compareTests.claim("VIPER needs more test code") { _, _ in }
    #expect(unmeasured?.measured == "MVC, MVP, MVVM, MVI, VIPER: no case was run.")
  }

  @Test(
    arguments: [
      // For each function and each case fewer lines; fewer for one of them only; more for both.
      (127, 127, Claim.Verdict.confirmed), (127, 100, .tooClose), (80, 127, .tooClose),
      (80, 80, .contradicted),
    ])
  func `By functions and by cases, what turns with the way of counting is too close`(
    _ functions: Int, _ cases: Int, _ verdict: Claim.Verdict
  ) {
    let claim = claim(1_120, cases, functions)
    #expect(claim?.verdict == verdict)
    #expect(
      claim?.measured.contains(
        "For each test function: MVC 10.00, MVP 10.00, MVVM 10.00, MVI 10.00, VIPER ") == true)
    #expect(claim?.measured.contains("; for each case: MVC 10.00, ") == true)
  }

  @Test func `Memory isn't measured, and the cell says what measures it`() {
    let claim = compareTests.claim("Bindings cost memory") { _, _ in }
    #expect(claim?.verdict == .notMeasurable)
    #expect(claim?.measured.contains("docs/evidence/runtime.md") == true)
  }

  private func claim(_ lines: Int, _ cases: Int, _ functions: Int? = nil) -> Claim? {
    compareTests.claim("VIPER needs more test code") { pattern, module in
      let isVIPER = pattern == .viper
      module.tests = .init(
        functions: functions.map { isVIPER ? $0 : 100 }, run: isVIPER ? cases : 100, failed: 0,
        skipped: 0, files: 1, lines: isVIPER ? lines : 1_000,
        doubles: 0, doublesByRole: [])
    }
  }
}
