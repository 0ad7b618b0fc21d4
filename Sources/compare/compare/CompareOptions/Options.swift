package import CompareSupport
package import ReportFormats
package import RunTrace

/// What the user asked to measure, checked.
package struct Options: Equatable, Sendable {
  /// The packages' folders, or folders within them; the current folder when there is none.
  package var paths: [String] = []
  /// Whether a copy is measured instead, and of what.
  package var copy: Copy?
  /// Folders of sources, as `DIR` or `Name=DIR`, to measure instead of a package.
  package var sources: [String] = []
  /// The modules that become columns; all of them when it is empty.
  package var modules: [String] = []
  /// The other forms that become columns beside their patterns' usual ones.
  package var variants: VariantChoice?
  /// The reference columns beside them.
  package var references: [Pattern] = []
  /// The test target that all modules share.
  package var sharedSuite: String?
  /// What an earlier build left, which is used instead of building.
  package var scratchPath: String?
  package var indexStore: String?
  package var coverage: String?
  /// Whether the suites are run and their coverage is measured.
  package var runsTests = true
  /// Whether the actions of the configuration are run.
  package var runsActions = false
  /// Those of them that are wished for; all when it is empty.
  package var actions: [String] = []
  /// Whether nothing but the program is built that they run.
  package var isTraced = false
  /// What the modules are held against; nothing when they are only measured.
  package var held: PatternChoice?
  /// The one module whose edges are listed instead of the table.
  package var edges: String?
  /// Whether each step's duration goes to standard error.
  package var showsTimings = false
  /// Whether everything that was left out goes to standard error.
  package var isVerbose = false
  package var output = Output()
  /// The file that has the whole result as JSON, beside what is printed.
  package var kept: String?

  /// Whether the columns are what the configuration says, with other forms or without.
  package var asksForConfigured: Bool {
    modules.isEmpty && held == nil && edges == nil && sharedSuite == nil
  }

  /// Whether the suites are run.
  package var runsSuites: Bool { runsTests && edges == nil }

  /// Whether an earlier build is used.
  package var isBuilt: Bool { scratchPath != nil || indexStore != nil || coverage != nil }
}

/// In which form a result is written, where, and how the program ends then.
package struct Output: Equatable, Sendable {
  package var format = ReportFormat.text
  /// A file instead of standard output.
  package var file: String?
  /// Whether the table has every number, and the lists below it.
  package var showsAll = false
  /// The rows that the table has; nil for those that matter, or all.
  package var rows: RowChoice?
  /// Whether JSON leaves out the lists, and keeps the numbers.
  package var isSummary = false
  /// Whether a partial result ends as a whole one does.
  package var allowsPartial = false

  /// Takes the width of the terminal, which a file doesn't have.
  package func form(width: Int?) -> ReportForm {
    ReportForm(
      format, showsAll: showsAll, isSummary: isSummary, rows: rows, width: file == nil ? width : nil
    )
  }
}

/// Says that a copy is measured, such as that of an earlier revision, with what a team fixes for the
/// original now: only what is held against the same rules can be compared.
package struct Copy: Equatable, Sendable {
  private let root: String
  private let originalRoot: String

  /// Takes the folder of the copy, and that of the original.
  package init(_ root: String, of originalRoot: String) {
    self.root = root
    self.originalRoot = originalRoot
  }

  /// Where a folder of the copy is in the original.
  package func original(of folder: String) -> String {
    guard folder == root || folder.hasPrefix(root + "/") else { return folder }
    return originalRoot + folder.dropFirst(root.count)
  }
}

package struct TraceOptions: Equatable, Sendable {
  /// The package's folder, or one within it; the current folder when there is none.
  package var path: String?
  /// The executable that runs.
  package var product = ""
  /// The executable's own arguments.
  package var arguments: [String] = []
  package var filter = TraceFilter()
  /// The function at whose calls the run is cut into parts.
  package var cut: String?
  /// Whether the actions of the configuration are run, instead of one program.
  package var runsActions = false
  /// Those of them that are wished for; all when it is empty.
  package var actions: [String] = []
  /// Of which modules beside the patterns' usual ones.
  package var variants: VariantChoice?
  package var format = TraceFormat.text
  /// A file instead of standard output, and how the program ends.
  package var output = Output()

  /// How the actions are measured: what only they need is built.
  package var measured: Options {
    var options = Options()
    options.paths = path.map { [$0] } ?? []
    options.variants = variants
    options.runsTests = false
    options.runsActions = true
    options.isTraced = true
    options.actions = actions
    return options
  }
}
