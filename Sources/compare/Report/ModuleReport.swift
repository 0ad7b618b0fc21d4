/// One column of the table.
struct ModuleReport: Codable, Equatable, Sendable {
  enum Origin: String, Codable, Sendable {
    case measured
    /// From the numbers that ship with the tool.
    case reference
  }

  struct Types: Codable, Equatable, Sendable {
    var `class` = 0
    var `struct` = 0
    var `enum` = 0
    var actor = 0
    var `protocol` = 0

    var total: Int { self.class + self.struct + self.enum + actor + self.protocol }
  }

  /// Something with a name and a number of lines.
  struct Sized: Codable, Equatable, Sendable {
    var name: String
    var lines: Int
    /// A type's, where it has one.
    var role: String?
  }

  struct Complexity: Codable, Equatable, Sendable {
    /// Nil without any function.
    @ExplicitNull var mean: Double?
    @ExplicitNull var max: Int?
    var functions: Int
  }

  struct Tests: Codable, Equatable, Sendable {
    var run: Int
    var failed: Int
    var skipped: Int
    var files: Int
    /// Lines of code.
    var lines: Int
    var doubles: Int
    /// Told by the names of the suites.
    var doublesByRole: [RoleDoublesReport]
  }

  var name: String
  /// The pattern that the configuration names.
  @ExplicitNull var pattern: Pattern?
  var origin = Origin.measured
  /// The share of references that the compiler resolved, from 0 to 1; nil without an index.
  @ExplicitNull var resolved: Double?
  var files: Int
  var lines: LineCount
  var types: Types
  @ExplicitNull var largestType: Sized?
  var edges: EdgeReport
  var fileEdges: Int
  /// Nil in an older result.
  var folders: FoldersReport?
  var cycles: [CycleReport]
  var coupling: CouplingReport
  /// Lakos's numbers over the module's files; nil without any file.
  @ExplicitNull var components: ComponentReport?
  var complexity: Complexity
  @ExplicitNull var longestFunction: Sized?
  /// Nil when no suites were run.
  @ExplicitNull var tests: Tests?
  @ExplicitNull var coverage: CoverageReport?
  /// Under the suite that all modules share; nil without one.
  @ExplicitNull var sharedCoverage: CoverageReport?
  var roles: [RoleReport]
  var roleEdges: [RoleEdgeReport]
  var paths: PathsReport
  /// The names of the layers that its types are in, sorted; nil in an older result.
  var layers: [String]?
  /// What breaks the rules of its pattern and of its layers; nil without any.
  @ExplicitNull var findings: [FindingReport]?
  var typeList: [TypeReport]
  var fileList: [FileReport]

  /// The same without the lists, which are most of it.
  var summary: ModuleReport {
    var summary = self
    summary.edges.list = []
    summary.folders = folders?.summary
    summary.paths.list = []
    summary.typeList = []
    summary.fileList = []
    return summary
  }
}
