import Testing

@testable import ArchitectureReport
@testable import SourceRecords

@Suite("Margins of claims")
struct MarginTests {
  @Test(
    arguments: [
      // Exactly a tenth of the larger number is not beyond the margin.
      (9, 10, Standing.close), (10, 9, .close), (10, 10, .close), (0, 0, .close),
      (89, 100, .below), (90, 100, .close), (100, 90, .close), (100, 89, .above),
      (0, 1, .below), (1, 0, .above),
    ])
  func `Counts are apart when they differ by more than a tenth of the larger one`(
    _ left: Int, _ right: Int, _ standing: Standing
  ) {
    #expect(Margin.counts.standing(of: left, to: right) == standing)
  }

  @Test(
    arguments: [
      // What has no exact form in binary is at the boundary all the same.
      (0.99, 1.1, Standing.close), (0.98, 1.1, .below), (1.8, 2, .close), (2.01, 1.8, .above),
    ])
  func `Means too, by the two digits that are shown`(
    _ left: Double, _ right: Double, _ standing: Standing
  ) {
    #expect(Margin.counts.standing(of: left, to: right) == standing)
  }

  @Test func `Without a margin every difference counts`() {
    #expect(Margin.none.standing(of: 1, to: 1) == .close)
    #expect(Margin.none.standing(of: 99, to: 100) == .below)
    #expect(Margin.none.standing(of: 100, to: 99) == .above)
  }

  @Test(
    arguments: [
      // Five of 100 lines are five points, but not more than five lines.
      (95, 100, 100, 100, Standing.close), (94, 100, 100, 100, .below),
      (100, 100, 94, 100, .above), (100, 100, 95, 100, .close),
      // Ten of 1,000 lines are more than five, but not more than one point.
      (990, 1_000, 1_000, 1_000, .close), (989, 1_000, 1_000, 1_000, .below),
      // Six lines more would lift the small one to the share of the large one, which lacks as many.
      (44, 50, 500, 500, .below), (45, 50, 500, 500, .close), (494, 500, 44, 50, .above),
      (0, 0, 5, 5, .close), (1, 1, 0, 0, .close),
    ])
  func `Coverage is apart by more than five lines and more than a point`(
    _ covered: Int, _ total: Int, _ otherCovered: Int, _ otherTotal: Int, _ standing: Standing
  ) {
    let left = CoverageReport.Lines(LineCoverage(covered: covered, total: total))
    let right = CoverageReport.Lines(LineCoverage(covered: otherCovered, total: otherTotal))
    #expect(CoverageMargin().standing(of: left, to: right) == standing)
  }

  @Test func `Each says what it is`() {
    #expect(Margin.counts.text == "10 % of the larger number")
    #expect(Margin.none.text == "none, every difference counts")
    #expect(CoverageMargin().text == "5 lines and 1 percentage point")
  }
}

@Suite("Claim part")
struct ClaimPartTests {
  private let yes = ClaimPart("yes", .below, is: .below)
  private let no = ClaimPart("no", .above, is: .below)
  private let close = ClaimPart("close", .close, is: .below)

  @Test func `All parts must hold, and one that does not contradicts the claim`() {
    #expect([yes, yes].verdict == .confirmed)
    #expect([yes, close].verdict == .tooClose)
    #expect([close, close].verdict == .tooClose)
    #expect([yes, close, no].verdict == .contradicted)
    #expect([ClaimPart("so", holds: true)].verdict == .confirmed)
    #expect([ClaimPart("not so", holds: false)].verdict == .contradicted)
  }

  @Test func `What does not confirm the claim is named`() {
    #expect([yes, yes].remarks == "")
    #expect(
      [yes, close, no, close].remarks == " Against the claim: no. Within the margin: close, close.")
  }
}
