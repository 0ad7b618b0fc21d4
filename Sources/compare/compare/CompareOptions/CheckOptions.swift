import CommandLineKit
package import CompareSupport
package import ReportFormats

package struct CheckOptions: Equatable, Sendable {
  /// Which modules are checked against which pattern, besides layers, and where the result goes.
  package var measured = Options()
  package var format = CheckFormat.text
  /// The file with the accepted findings.
  package var baseline: String?
  /// The revision whose findings are accepted.
  package var since: String?
  /// Whether that file is written with the current findings.
  package var updatesBaseline = false
  /// Whether entries of the baseline that no longer occur count as findings.
  package var isStrict = false

  /// Checks modules against their own patterns, without running suites.
  package init() {
    measured.runsTests = false
    measured.held = .configured
  }

  /// - Throws: a usage error if an option needs a baseline and none was named.
  package func refuseWithoutBaseline(isConfigured: Bool) throws(Failure) {
    guard updatesBaseline, baseline == nil, !isConfigured else { return }
    throw .misused(
      .explained(
        "The option '--update-baseline' needs '--baseline', or \"baseline\" in"
          + " \(Configuration.fileName)."))
  }
}

package struct InitOptions: Equatable, Sendable {
  /// What the configuration is for.
  package var measured = Options()
  /// Whether existing files are overwritten.
  package var overwrites = false

  /// Doesn't run suites.
  package init() { measured.runsTests = false }

  /// The check whose findings become the baseline.
  package var check: CheckOptions {
    var check = CheckOptions()
    check.measured = measured
    check.measured.held = .configured
    check.updatesBaseline = true
    return check
  }
}

package struct RolesOptions: Equatable, Sendable {
  /// Which modules' types are listed, and where the result goes.
  package var measured = Options()
  package var format = RolesFormat.text

  /// Doesn't run suites.
  package init() { measured.runsTests = false }
}

package struct AffectedOptions: Equatable, Sendable {
  package var measured = Options()
  /// The revision with which the working tree is compared.
  package var since = ""
  package var format = AffectedFormat.text

  /// Doesn't run suites; any module may depend on a change.
  package init() {
    measured.runsTests = false
    measured.wantsAllModules = true
  }
}
