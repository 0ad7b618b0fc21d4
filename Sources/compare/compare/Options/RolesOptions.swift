import ReportFormats

/// What the user asked `roles` to list.
struct RolesOptions: Equatable, Sendable {
  /// Which modules' types are listed, and where the result goes.
  var measured = Options()
  var format = RolesFormat.text
}
