package import ReportFormats

/// What the user asked `check` to do.
package struct CheckOptions: Equatable, Sendable {
  /// Which modules are held against which pattern, beside their layers, and where the result goes.
  package var measured = Options()
  package var format = CheckFormat.text
  /// The file with the findings that are accepted.
  package var baseline: String?
  /// Whether that file is written, with what there is now.
  package var updatesBaseline = false
  /// Whether entries of the baseline that no longer occur count as findings do.
  package var isStrict = false

  /// Modules are held against their own patterns, and no suite is run.
  package init() {
    measured.runsTests = false
    measured.held = .configured
  }
}
