package import CompareSupport
package import SourceRecords

/// A module that is measured, with the test targets that are its own.
package struct Column: Sendable {
  package let module: SourceModule
  package var pattern: Pattern?
  /// The form of the pattern, where it isn't the usual one.
  package var variant: String?
  package var suites: [SourceModule] = []
  /// What its suites share with others: modules that only tests depend on.
  package var testSupport: [SourceModule] = []

  package init(
    module: SourceModule, pattern: Pattern? = nil, variant: String? = nil,
    suites: [SourceModule] = [], testSupport: [SourceModule] = []
  ) {
    self.module = module
    self.pattern = pattern
    self.variant = variant
    self.suites = suites
    self.testSupport = testSupport
  }

  /// What `--filter` of Swift Testing takes to run its suites and nothing else.
  var filter: String { "^(\(suites.map(\.name).joined(separator: "|")))\\." }
}
