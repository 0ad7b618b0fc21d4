import SourceRecords

/// Executable lines, and those of them that a suite reached.
package struct CoverageReport: Codable, Equatable, Sendable {
  package struct Lines: Codable, Equatable, Sendable {
    package var covered: Int
    package var total: Int
    /// Rounded down, so that only all is 100; nil without any executable line.
    @ExplicitNull package var percent: Double?

    init(_ lines: LineCoverage) {
      covered = lines.covered
      total = lines.total
      let tenths = total == 0 ? nil : covered * 1000 / total
      _percent = ExplicitNull(wrappedValue: tenths.map { Double($0) / 10 })
    }
  }

  var lines: Lines
  /// Of those outside view types.
  package var viewFree: Lines
}
