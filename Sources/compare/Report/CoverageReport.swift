/// Executable lines, and those of them that a suite reached.
struct CoverageReport: Codable, Equatable, Sendable {
  struct Lines: Codable, Equatable, Sendable {
    var covered: Int
    var total: Int
    /// Rounded down, so that only all is 100; nil without any executable line.
    @ExplicitNull var percent: Double?

    init(_ lines: LineCoverage) {
      covered = lines.covered
      total = lines.total
      let tenths = total == 0 ? nil : covered * 1000 / total
      _percent = ExplicitNull(wrappedValue: tenths.map { Double($0) / 10 })
    }
  }

  var lines: Lines
  /// Of those outside view types.
  var viewFree: Lines
}
