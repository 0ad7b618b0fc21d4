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
  var format = TraceFormat.text
  /// A file instead of standard output, and how the program ends.
  var output = Output()
}
