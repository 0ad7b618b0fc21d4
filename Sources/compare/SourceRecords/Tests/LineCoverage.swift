/// Executable lines, and how many of them were run.
package struct LineCoverage: Equatable, Sendable {
  package var covered = 0
  package var total = 0

  package init(covered: Int = 0, total: Int = 0) {
    self.covered = covered
    self.total = total
  }

  package static func + (left: LineCoverage, right: LineCoverage) -> LineCoverage {
    LineCoverage(covered: left.covered + right.covered, total: left.total + right.total)
  }
}

/// A place in a file where the number of runs changes, as llvm-cov exports it.
struct CoverageSegment: Equatable, Sendable {
  let line: Int
  let count: Int
  let hasCount: Bool
  let isRegionEntry: Bool
  let isGap: Bool
}

extension LineCoverage {
  /// Adds one executable line that was run so many times.
  package mutating func add(_ count: Int) {
    total += 1
    if count > 0 { covered += 1 }
  }

  package init(_ lines: CoveredLines) {
    for count in lines.counts.values { add(count) }
  }
}

/// How often each executable line of a file was run.
package struct CoveredLines: Equatable, Sendable {
  /// By line number, counted from 1; lines that can't be run are left out.
  package private(set) var counts: [Int: Int] = [:]
}

extension CoveredLines {
  /// Walks the lines from the first segment to the last, as `llvm-cov show` does.
  ///
  /// A line is executable if a counted region begins on it or reaches into it, and covered if any
  /// region that begins on it, or the one that reaches into it, was run. Sums over functions would
  /// count a line with a closure twice.
  init(segments: [CoverageSegment]) {
    guard let first = segments.first, let last = segments.last else { return }
    var next = segments.startIndex
    var incoming: CoverageSegment?
    for line in first.line...max(first.line, last.line) {
      let start = next
      while next < segments.endIndex, segments[next].line <= line { next += 1 }
      let here = segments[start..<next]
      counts[line] = Self.count(here, incoming)
      incoming = here.last ?? incoming
    }
  }

  /// How often a line was run, or nil if nothing on it can be run.
  private static func count(
    _ here: ArraySlice<CoverageSegment>,
    _ incoming: CoverageSegment?
  ) -> Int? {
    let entries = here.filter { $0.hasCount && $0.isRegionEntry }
    let regions = entries.filter { !$0.isGap }
    let reaching = incoming.flatMap { $0.hasCount ? $0.count : nil }
    let startsSkipped = here.first.map { !$0.hasCount && $0.isRegionEntry } ?? false
    guard !entries.isEmpty || (reaching != nil && !startsSkipped) else { return nil }
    return max(reaching ?? 0, regions.map(\.count).max() ?? 0)
  }
}
