/// One type of a module.
struct TypeReport: Codable, Equatable, Sendable {
  var name: String
  var kind: String
  @ExplicitNull var role: String?
  var file: String
  var line: Int
  var lines: Int
  /// The types that refer to it, and those that it refers to.
  var afferent: Int
  var efferent: Int
  var complexity: ModuleReport.Complexity
  @ExplicitNull var coverage: CoverageReport.Lines?
}

/// One source file of a module.
struct FileReport: Codable, Equatable, Sendable {
  var path: String
  var lines: LineCount
  var types: Int
  var functions: Int
  @ExplicitNull var coverage: CoverageReport.Lines?
}
