package import ArchitectureRules
package import CompareSupport
package import RunTrace
package import SourceRecords

/// One column of the table.
package struct ModuleReport: Codable, Equatable, Sendable {
  package enum Origin: String, Codable, Sendable {
    case measured
    /// From the numbers that ship with the tool.
    case reference
  }

  package struct Types: Codable, Equatable, Sendable {
    var `class` = 0
    var `struct` = 0
    var `enum` = 0
    var actor = 0
    var `protocol` = 0

    package var total: Int { self.class + self.struct + self.enum + actor + self.protocol }
  }

  /// Something with a name and a number of lines.
  package struct Sized: Codable, Equatable, Sendable {
    package var name: String
    package var lines: Int
    /// That of a type, if it has one.
    package var role: String?
  }

  /// A function with its place, and its cyclomatic complexity.
  package struct ComplexFunction: Codable, Equatable, Sendable {
    package var name: String
    package var complexity: Int
    package var file: String
    package var line: Int
  }

  package struct Tests: Codable, Equatable, Sendable {
    /// The test functions that ran; nil in an older result.
    package var functions: Int?
    /// The cases that ran: each argument of a parameterised test is one.
    package var run: Int
    var failed: Int
    /// The names of those that failed, sorted; nil if none did.
    var failures: [String]?
    var skipped: Int
    var files: Int
    /// Lines of code.
    package var lines: Int
    package var doubles: Int
    /// Their names, sorted; nil in an older result.
    var doubleTypes: [String]?
    /// By role, according to the names of the suites.
    package var doublesByRole: [RoleDoublesReport]
  }

  package var name: String
  @ExplicitNull package var pattern: Pattern?
  /// The form of the pattern; nil for the usual one.
  package var variant: String?
  /// Whether it is the clean-room rewriting of the usual form.
  package var isSecondWriting: Bool { variant == "second" }
  package var origin = Origin.measured
  /// The share of references that the compiler resolved, from 0 to 1; nil without an index.
  @ExplicitNull var resolved: Double?
  package var files: Int
  package var lines: LineCount
  package var types: Types
  @ExplicitNull package var largestType: Sized?
  package var edges: EdgeReport
  var fileEdges: Int
  /// Nil in an older result.
  package var folders: FoldersReport?
  package var cycles: [CycleReport]
  /// The cycles of modules that it is a part of; nil without any, and in an older result.
  package var moduleCycles: [ModuleCycleReport]?
  var coupling: CouplingReport
  /// Lakos's metrics over the module's files; nil without files.
  @ExplicitNull var components: ComponentReport?
  package var complexity: ComplexityReport
  /// The one with the highest complexity; nil without functions, and in an older result.
  package var mostComplexFunction: ComplexFunction?
  @ExplicitNull package var longestFunction: Sized?
  /// Nil if no suites were run.
  @ExplicitNull package var tests: Tests?
  @ExplicitNull package var coverage: CoverageReport?
  /// Of the suite that all modules share; nil without one.
  @ExplicitNull var sharedCoverage: CoverageReport?
  package var roles: [RoleReport]
  package var roleEdges: [RoleEdgeReport]
  package var paths: PathsReport
  /// What the actions of the configuration led to; nil if none were run, and in an older result.
  package var actions: [ActionReport]?
  /// What change requests took; nil without any, and in an older result.
  package var changes: ChangesReport?
  /// The names of the layers that its types are in, sorted; nil in an older result.
  package var layers: [String]?
  /// What breaks the rules of its pattern and of its layers; nil without rules.
  @ExplicitNull package var findings: [FindingReport]?
  /// What the rules looked at; nil if it wasn't requested.
  package var judged: JudgedReport?
  package var typeList: [TypeReport]
  package var fileList: [FileReport]
  /// The most complex first; nil in an older result.
  package var functionList: [FunctionReport]?

  /// The same without the lists, which make up most of it, and without change requests.
  var summary: ModuleReport {
    var summary = self
    summary.edges.list = []
    summary.folders = folders?.summary
    summary.paths.list = []
    summary.actions = actions?.map(\.summary)
    summary.changes = nil
    summary.tests?.doubleTypes = nil
    summary.typeList = []
    summary.fileList = []
    summary.functionList = nil
    return summary
  }
}

/// How complex a module's functions are.
package struct ComplexityReport: Codable, Equatable, Sendable {
  /// Nil without functions.
  @ExplicitNull package var mean: Double?
  @ExplicitNull package var max: Int?
  package var functions: Int
}

/// What the rules of a module's pattern and layers looked at.
package struct JudgedReport: Codable, Equatable, Sendable {
  package var typesWithRole: Int
  package var typesWithoutRole: Int
  /// The pairs of types between which a rule could have found something.
  package var references: Int
  /// The parts of the pattern that no type plays.
  package var missing: [String]
  /// What each rule looked at, in places; nil in an older result.
  package var rules: [String: Int]?
  /// The percentage of references of which nothing is known; nil in an older result.
  package var unknown: Int?
  /// The rules that the team asks for by name; not in the JSON.
  package var named: Set<String> = []
  /// The rules that looked at nothing, although there are types that they are about; not in the
  /// JSON.
  package var idle: Set<String> = []
  /// The comments that accept findings, each as its rule and the type around it; not in the JSON.
  package var remarks: [String] = []
  /// The rules of the team that the module is checked against; nil without any.
  package var own: [String]?
  /// The rules that the team turned off; nil without any.
  package var off: [String]?

  private enum CodingKeys: CodingKey {
    case typesWithRole, typesWithoutRole, references, missing, rules, unknown, own, off
  }

  package init(
    _ judged: RuleCheck.Judged, missing: [String], unknown: Int? = nil,
    _ own: OwnRules = OwnRules()
  ) {
    typesWithRole = judged.withRole
    typesWithoutRole = judged.withoutRole
    references = judged.references
    self.missing = missing
    rules = judged.byRule
    idle = judged.idle
    remarks = judged.remarks
    self.unknown = unknown
    named = own.severities.named
    self.own = own.held.isEmpty ? nil : own.held
    let off = own.severities.off
    self.off = off.isEmpty ? nil : off
  }
}
