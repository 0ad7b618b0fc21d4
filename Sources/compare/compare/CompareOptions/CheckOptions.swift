package import CommandLineKit
import CompareSupport
package import ReportFormats

package struct CheckOptions: Equatable, Sendable {
  /// Which modules are held against which pattern, beside their layers, and where the result goes.
  package var measured = Options()
  package var format = CheckFormat.text
  /// The file with the findings that are accepted.
  package var baseline: String?
  /// The revision whose findings are accepted.
  package var since: String?
  /// Whether that file is written, with what there is now.
  package var updatesBaseline = false
  /// Whether entries of the baseline that no longer occur count as findings do.
  package var isStrict = false

  /// Modules are held against their own patterns, and no suite is run.
  package init() {
    measured.runsTests = false
    measured.held = .configured
  }

  /// - Throws: a usage error where something is to be done with a baseline that nobody named.
  package func refuseWithoutBaseline(isConfigured: Bool) throws(UsageError) {
    guard baseline == nil, !isConfigured else { return }
    let option = updatesBaseline ? "--update-baseline" : isStrict ? "--strict" : nil
    guard let option else { return }
    throw .explained(
      "The option '\(option)' needs '--baseline', or \"baseline\" in \(Configuration.fileName).")
  }
}

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

  /// No suite is run.
  package init() { measured.runsTests = false }
}
