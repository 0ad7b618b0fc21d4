import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords

@Suite("Claims about tests")
struct TestClaimsTests {
  @Test(
    arguments: [
      (979, Claim.Verdict.confirmed), (980, .tooClose), (990, .tooClose), (1_000, .tooClose),
    ])
  func `Least testable is who has the lowest coverage outside views`(
    _ covered: Int, _ verdict: Claim.Verdict
  ) {
    let claim = claim("MVC is least testable") { pattern, module in
      module.coverage = coverage(pattern == .mvc ? covered : 990, of: 1_000)
    }
    #expect(claim?.verdict == verdict)
    #expect(
      claim?.measured.contains(
        """
        In lines: MVC \(covered) of 1000, MVP 990 of 1000, MVVM 990 of 1000, MVI 990 of 1000, \
        VIPER 990 of 1000.
        """) == true)
  }

  @Test func `Without a run of the suites there is no coverage`() {
    let claim = claim("MVC is least testable") { pattern, module in
      module.coverage = [.mvp, .viper].contains(pattern) ? nil : coverage(1, of: 2)
    }
    #expect(claim?.verdict == .notMeasurable)
    #expect(claim?.measured == "MVP, VIPER: coverage was not measured in this run.")
  }

  @Test(
    arguments: [
      (1, 1, Claim.Verdict.confirmed), (1, 2, .contradicted), (2, 2, .contradicted),
      (0, 1, .contradicted),
    ])
  func `One double in every interactor's suite, no more and no less`(
    _ fewest: Int, _ most: Int, _ verdict: Claim.Verdict
  ) {
    let claim = interactor([
      .init(role: "presenter", suites: 9, fewest: 1, most: 1, mostOfModule: 1),
      .init(role: "interactor", suites: 4, fewest: fewest, most: most, mostOfModule: 1),
    ])
    #expect(claim?.verdict == verdict)
    #expect(
      claim?.measured.hasPrefix(
        """
        Suites named after an interactor: 4. Doubles that one of them uses: at least \(fewest), \
        at most \(most); for parts of the module itself, such as the interactor's output, \
        at most 1.
        """) == true)
  }

  @Test func `Without suites, or without an interactor's, there is no such number`() {
    #expect(interactor([])?.measured == "VIPER: no suite is named after an interactor.")
    #expect(interactor([])?.verdict == .notMeasurable)
    let unmeasured = claim("Interactors") { _, _ in }
    #expect(unmeasured?.measured == "VIPER: tests were not measured in this run.")
    #expect(unmeasured?.verdict == .notMeasurable)
  }

  @Test func `No time is measured`() {
    #expect(claim("A VIPER build") { _, _ in }?.verdict == .notMeasurable)
  }

  private func coverage(_ covered: Int, of total: Int) -> CoverageReport {
    CoverageReport(
      lines: .init(LineCoverage(covered: 1, total: 1)),
      viewFree: .init(LineCoverage(covered: covered, total: total)))
  }

  private func interactor(_ doubles: [RoleDoublesReport]) -> Claim? {
    claim("Interactors") { pattern, module in
      guard pattern == .viper else { return }
      module.tests = .init(
        run: 1, failed: 0, skipped: 0, files: 1, lines: 1, doubles: 9, doublesByRole: doubles)
    }
  }
}
