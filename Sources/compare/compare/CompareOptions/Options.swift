package import CompareSupport
package import ReportFormats
package import RunTrace

/// The user's measuring options, checked.
package struct Options: Equatable, Sendable {
  /// The packages' folders, or folders within them; the current folder if it is empty.
  package var paths: [String] = []
  /// Whether a copy is measured instead, and what it is a copy of.
  package var copy: Copy?
  /// Folders of sources, as `DIR` or `Name=DIR`, to measure instead of a package.
  package var sources: [String] = []
  /// Folders of packages, each of whose targets is a column, without a build.
  package var packages: [String] = []
  /// The folder whose configuration names these sources and packages, and so is about all of them.
  package var home: String?
  /// The modules that become columns; all modules if it is empty.
  package var modules: [String] = []
  /// The other forms that become columns next to their patterns' usual ones.
  package var variants: VariantChoice?
  /// The reference columns next to them.
  package var references: [Pattern] = []
  /// The test target that all modules share.
  package var sharedSuite: String?
  /// The results of an earlier build, which are used instead of building.
  package var scratchPath: String?
  package var indexStore: String?
  package var coverage: String?
  /// Whether the suites are run and their coverage is measured.
  package var runsTests = true
  /// Whether the actions of the configuration are run.
  package var runsActions = false
  /// The names of the actions to run; all actions if it is empty.
  package var actions: [String] = []
  /// Whether only the program that the actions run is built.
  package var isTraced = false
  /// What the modules are checked against; nil if they are only measured.
  package var held: PatternChoice?
  /// Whether every module is measured, whichever of them the configuration names.
  package var wantsAllModules = false
  /// The one module whose edges are listed instead of the table.
  package var edges: String?
  /// Whether each step's duration goes to standard error.
  package var showsTimings = false
  /// Whether everything that was left out goes to standard error.
  package var isVerbose = false
  package var output = Output()
  /// The file that gets the whole result as JSON, in addition to what is printed.
  package var kept: String?

  /// Whether the columns are those of the configuration, with or without other forms.
  package var asksForConfigured: Bool {
    modules.isEmpty && held == nil && edges == nil && sharedSuite == nil && !wantsAllModules
  }

  /// Whether sources are measured without a build.
  package var areSources: Bool { !sources.isEmpty || !packages.isEmpty }

  /// Whether the suites are run.
  package var runsSuites: Bool { runsTests && edges == nil }

  /// Whether an earlier build is used.
  package var isBuilt: Bool { scratchPath != nil || indexStore != nil || coverage != nil }

  /// Where the references come from, in a baseline's words.
  package var way: String {
    guard areSources else { return indexStore == nil ? "package" : "index store" }
    return [("packages", packages), ("sources", sources)].filter { !$1.isEmpty }.map(\.0)
      .joined(separator: " and ")
  }

  /// Whether the command line leaves open what is measured.
  package var namesNothing: Bool { paths.isEmpty && !areSources && !isBuilt }

  /// The first of the options that only packages have which are built.
  package var optionOfPackages: String? {
    let options = [
      ("--module", !modules.isEmpty), ("--suite", sharedSuite != nil),
      ("--variants", variants != nil), ("--actions", runsActions),
      ("--tests", held != nil && runsTests),
    ]
    return options.first(where: \.1)?.0
  }
}

/// The format and the destination of a result, and the resulting exit code.
package struct Output: Equatable, Sendable {
  package var format = ReportFormat.text
  /// A file instead of standard output.
  package var file: String?
  /// Whether the table has every number, with the lists below it.
  package var showsAll = false
  /// The rows of the table; nil for those that matter, or all.
  package var rows: RowChoice?
  /// Whether JSON leaves out the lists and keeps the numbers.
  package var isSummary = false
  /// Whether a partial result gives the same exit code as a complete one.
  package var allowsPartial = false

  /// Takes the width of the terminal, which a file doesn't have.
  package func form(width: Int?) -> ReportForm {
    ReportForm(
      format, showsAll: showsAll, isSummary: isSummary, rows: rows, width: file == nil ? width : nil
    )
  }
}

/// A copy that is measured, such as that of an earlier revision, with the original's current
/// settings: only results that are checked against the same rules can be compared.
package struct Copy: Equatable, Sendable {
  private let root: String
  private let originalRoot: String

  /// Takes the folder of the copy, and that of the original.
  package init(_ root: String, of originalRoot: String) {
    self.root = root
    self.originalRoot = originalRoot
  }

  /// The path in the original that corresponds to a folder of the copy.
  package func original(of folder: String) -> String {
    guard folder == root || folder.hasPrefix(root + "/") else { return folder }
    return originalRoot + folder.dropFirst(root.count)
  }
}

package struct TraceOptions: Equatable, Sendable {
  /// The package's folder, or one within it; the current folder if it is nil.
  package var path: String?
  /// The executable that runs.
  package var product = ""
  /// The executable's own arguments.
  package var arguments: [String] = []
  package var filter = TraceFilter()
  /// The function whose calls cut the run into parts.
  package var cut: String?
  /// Whether the actions of the configuration are run, instead of one program.
  package var runsActions = false
  /// The names of the actions to run; all actions if it is empty.
  package var actions: [String] = []
  /// The forms to run next to the patterns' usual ones.
  package var variants: VariantChoice?
  package var format = TraceFormat.text
  /// A file instead of standard output, and how the program ends.
  package var output = Output()

  /// How the actions are measured: only what they need is built.
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
