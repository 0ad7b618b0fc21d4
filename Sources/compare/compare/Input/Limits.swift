import ArchitectureReport

/// What is missing in a result, or not as it should be.
struct Limits: Sendable {
  var notes: [Note] = []
  /// The share of references that the compiler resolved, by module.
  var resolved: [String: Double] = [:]
  var skipped: [Skipped] = []
}
