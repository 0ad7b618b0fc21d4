import CompareConfiguration
import ReportFormats

/// What the user asked to measure, checked.
struct Options: Equatable, Sendable {
  /// The package's folder, or one within it; the current folder when there is none.
  var path: String?
  /// Folders of sources, as `DIR` or `Name=DIR`, to measure instead of a package.
  var sources: [String] = []
  /// The modules that become columns; all of them when it is empty.
  var modules: [String] = []
  /// The other forms that become columns beside their patterns' usual ones.
  var variants: VariantChoice?
  /// The reference columns beside them.
  var references: [Pattern] = []
  /// The test target that all modules share.
  var sharedSuite: String?
  /// What an earlier build left, which is used instead of building.
  var scratchPath: String?
  var indexStore: String?
  var coverage: String?
  /// Whether the suites are run and their coverage is measured.
  var runsTests = true
  /// Whether the actions of the configuration are run.
  var runsActions = false
  /// Those of them that are wished for; all when it is empty.
  var actions: [String] = []
  /// Whether nothing but the program is built that they run.
  var isTraced = false
  /// What the modules are held against; nothing when they are only measured.
  var held: PatternChoice?
  /// The one module whose edges are listed instead of the table.
  var edges: String?
  /// Whether each step's duration goes to standard error.
  var showsTimings = false
  /// Whether everything that was left out goes to standard error.
  var isVerbose = false
  var output = Output()

  /// Whether an earlier build is used.
  var isBuilt: Bool { scratchPath != nil || indexStore != nil || coverage != nil }
}

/// In which form a result is written, where, and how the program ends then.
struct Output: Equatable, Sendable {
  var format = ReportFormat.text
  /// A file instead of standard output.
  var file: String?
  /// Whether the table has every number, and the lists below it.
  var showsAll = false
  /// Whether JSON leaves out the lists, and keeps the numbers.
  var isSummary = false
  /// Whether a partial result ends as a whole one does.
  var allowsPartial = false

  var form: ReportForm { ReportForm(format, showsAll: showsAll, isSummary: isSummary) }
}
