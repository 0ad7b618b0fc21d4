import ReportFormats

/// What the user asked `check` to do.
struct CheckOptions: Equatable, Sendable {
  /// Which modules are held against which pattern, beside their layers, and where the result goes.
  var measured = Options()
  var format = CheckFormat.text
  /// The file with the findings that are accepted.
  var baseline: String?
  /// Whether that file is written, with what there is now.
  var updatesBaseline = false
  /// Whether entries of the baseline that no longer occur count as findings do.
  var isStrict = false
}
