package import ReportFormats
package import RunTrace

/// What the user asked `trace` to do.
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
