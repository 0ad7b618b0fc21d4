package import ReportFormats

/// What the user asked `roles` to list.
package struct RolesOptions: Equatable, Sendable {
  /// Which modules' types are listed, and where the result goes.
  package var measured = Options()
  package var format = RolesFormat.text

  /// No suite is run.
  package init() { measured.runsTests = false }
}
