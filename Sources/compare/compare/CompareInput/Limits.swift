package import ArchitectureReport

/// What is missing in a result, or not as it should be.
package struct Limits: Sendable {
  package var notes: [Note] = []
  /// The share of references that the compiler resolved, by module.
  package var resolved: [String: Double] = [:]
  package var skipped: [Skipped] = []
  /// The names, with their places, of which nothing tells what they mean.
  package var unknown: [String] = []
}
