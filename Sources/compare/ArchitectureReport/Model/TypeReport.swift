package import SourceRecords

/// One type of a module.
package struct TypeReport: Codable, Equatable, Sendable {
  package var name: String
  package var kind: String
  @ExplicitNull package var role: String?
  package var file: String
  package var line: Int
  package var lines: Int
  /// The types that refer to it, and those that it refers to.
  package var afferent: Int
  package var efferent: Int
  package var complexity: ComplexityReport
  @ExplicitNull package var coverage: CoverageReport.Lines?
}

/// One source file of a module.
package struct FileReport: Codable, Equatable, Sendable {
  package var path: String
  package var lines: LineCount
  package var types: Int
  package var functions: Int
  @ExplicitNull package var coverage: CoverageReport.Lines?
}
