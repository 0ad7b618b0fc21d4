/// What the user asked for, checked.
struct Options: Equatable, Sendable {
  enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  var format = Format.text
  /// Where the result goes instead of standard output.
  var output: String?
  /// Whether the suites are run and their coverage is measured.
  var runsTests = true
  /// The one module whose edges are listed instead of the table.
  var edges: Pattern?
  /// Whether each step's duration goes to standard error.
  var showsTimings = false
}

/// What a command line turned out to mean.
enum Command: Equatable, Sendable {
  case compare(Options)
  case help
  case version
}
