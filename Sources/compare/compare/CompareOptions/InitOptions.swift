/// What the user asked `init` to write.
package struct InitOptions: Equatable, Sendable {
  /// What the configuration is for.
  package var measured = Options()
  /// Whether files that are there are written over.
  package var overwrites = false

  /// No suite is run.
  package init() { measured.runsTests = false }

  /// The check whose findings become the baseline.
  package var check: CheckOptions {
    var check = CheckOptions()
    check.measured.paths = measured.paths
    check.measured.sources = measured.sources
    check.measured.scratchPath = measured.scratchPath
    check.measured.indexStore = measured.indexStore
    check.updatesBaseline = true
    return check
  }
}
