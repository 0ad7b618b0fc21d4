import Testing

@testable import SourceRecords

@Suite("Line coverage")
struct LineCoverageTests {
  private func entry(_ line: Int, _ count: Int) -> CoverageSegment {
    CoverageSegment(line: line, count: count, hasCount: true, isRegionEntry: true, isGap: false)
  }

  /// Where a region ends, the one around it goes on.
  private func back(_ line: Int, to count: Int) -> CoverageSegment {
    CoverageSegment(line: line, count: count, hasCount: true, isRegionEntry: false, isGap: false)
  }

  private func end(_ line: Int) -> CoverageSegment {
    CoverageSegment(line: line, count: 0, hasCount: false, isRegionEntry: false, isGap: false)
  }

  @Test func `Nothing covers nothing`() {
    #expect(CoveredLines(segments: []).counts.isEmpty)
    #expect(LineCoverage(CoveredLines(segments: [])) == LineCoverage())
  }

  @Test func `A function covers its lines from brace to brace`() {
    let lines = CoveredLines(segments: [entry(2, 3), end(4), entry(7, 0), end(8)])
    #expect(lines.counts == [2: 3, 3: 3, 4: 3, 7: 0, 8: 0])
    #expect(LineCoverage(lines) == LineCoverage(covered: 3, total: 5))
  }

  @Test func `A branch that was not taken leaves its own lines uncovered`() {
    // func { if … { (line 2: reached by the function) 3 } 4 }
    let lines = CoveredLines(segments: [entry(1, 1), entry(2, 0), back(4, to: 1), end(5)])
    #expect(lines.counts == [1: 1, 2: 1, 3: 0, 4: 0, 5: 1])
  }

  @Test func `A line with a closure counts once, with the region that ran most`() {
    let lines = CoveredLines(segments: [entry(1, 1), entry(1, 9), back(1, to: 1), end(1)])
    #expect(lines.counts == [1: 9])
    #expect(LineCoverage(lines) == LineCoverage(covered: 1, total: 1))
  }

  @Test func `A gap makes a line executable but does not cover it`() {
    let gap = CoverageSegment(
      line: 2,
      count: 5,
      hasCount: true,
      isRegionEntry: true,
      isGap: true
    )
    #expect(CoveredLines(segments: [entry(1, 0), gap, end(3)]).counts == [1: 0, 2: 0, 3: 5])
  }

  @Test func `A skipped region is not executable, nor is the line that ends it`() {
    let skipped = CoverageSegment(
      line: 2,
      count: 0,
      hasCount: false,
      isRegionEntry: true,
      isGap: false
    )
    let lines = CoveredLines(segments: [entry(1, 1), skipped, back(4, to: 1), end(5)])
    #expect(lines.counts == [1: 1, 5: 1])
  }

  @Test func `Sums over files`() {
    let sum = LineCoverage(covered: 1, total: 2) + LineCoverage(covered: 3, total: 3)
    #expect(sum == LineCoverage(covered: 4, total: 5))
  }
}
