import ReportFormats
import RunTrace

/// What the user asked `trace` to do.
struct TraceOptions: Equatable, Sendable {
  /// The package's folder, or one within it; the current folder when there is none.
  var path: String?
  /// The executable that runs.
  var product = ""
  /// The executable's own arguments.
  var arguments: [String] = []
  var filter = TraceFilter()
  /// The function at whose calls the run is cut into parts.
  var cut: String?
  /// Whether the actions of the configuration are run, instead of one program.
  var runsActions = false
  /// Those of them that are wished for; all when it is empty.
  var actions: [String] = []
  /// Of which modules beside the patterns' usual ones.
  var variants: VariantChoice?
  var format = TraceFormat.text
  /// A file instead of standard output, and how the program ends.
  var output = Output()

  /// How the actions are measured: what only they need is built.
  var measured: Options {
    var options = Options(path: path, variants: variants)
    options.runsTests = false
    options.runsActions = true
    options.isTraced = true
    options.actions = actions
    return options
  }
}
