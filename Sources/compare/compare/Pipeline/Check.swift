import ArchitectureReport
import CompareSupport
import ReportFormats

/// Checks the measurements against the rules of their patterns, and against a baseline.
struct Check {
  /// The exit code if there are findings, so that they can be distinguished from a failure.
  static let breachCode: Int32 = 2

  private let options: CheckOptions
  private let file: BaselineFile?
  private let baseline: Baseline?
  private let making: Baseline.Making
  /// What a team accepts now, whether or not the check does.
  private let configured: Baseline?

  /// Reads the baseline that is named, or else the configured one, so that its errors are reported
  /// before the long work.
  init(
    _ options: CheckOptions, folder: String, configured: (path: String, folder: String)? = nil
  ) throws(Failure) {
    self.options = options
    self.configured = options.since == nil ? nil : try BaselineFile.readIfAny(configured)
    making = Baseline.Making(measured: options.measured.way)
    file =
      options.baseline.map { BaselineFile($0, in: folder) }
      ?? (options.since == nil ? configured : nil).map { BaselineFile($0.path, in: $0.folder) }
    if options.updatesBaseline {
      try file?.checkWritable()
      baseline = try file?.exists == true ? file?.read() : Baseline()
    } else {
      baseline = try file?.read(for: making)
    }
  }

  /// Reports the findings, at places as the reader sees them.
  ///
  /// Takes the module, if any, that only has its name from a folder, and the percentage of each
  /// module's references of which nothing was known when it was recorded.
  func result(
    of report: Report, _ places: FindingPlaces, folder: String? = nil,
    recorded: (_ module: String) -> Int? = { _ in nil }, since earlier: EarlierFindings? = nil
  ) throws(Failure) -> RunResult {
    var places = places
    let findings = report.modules.flatMap { $0.findings ?? [] }.map { finding in
      var finding = places.place(finding)
      if options.isStrict { finding.report.beStrict() }
      return finding
    }
    let modules = report.modules.compactMap(CheckResult.Module.init)
    let notes =
      report.notes + modules.compactMap(\.note) + modules.idlePatterns
      + modules.compactMap { $0.unreadNote(recorded: recorded($0.name)) }
      // A single module may have nothing that a rule for all is about.
      + (options.measured.modules.isEmpty ? modules.idleNotes : [])
      + (earlier?.partialNotes ?? [])
    var result = CheckResult(
      modules: modules, findings: findings, notes: notes, baseline: baseline, since: earlier,
      accepted: AcceptedFindings(report, configured), folder: folder)
    var errors = ""
    if options.updatesBaseline, let file, let baseline {
      let renewed = result.renewed(baseline, making)
      try file.write(renewed)
      errors = file.written(renewed)
      result = CheckResult(
        modules: modules, findings: findings, notes: notes, baseline: renewed, folder: folder)
    }
    // A partial result must be visible, even if it goes into a file.
    let isSaid =
      options.format != .sarif && (result.isComplete || options.measured.output.file == nil)
    let remarks = CheckText.partial(result) + CheckText.remarks(result)
    return RunResult(
      output: CheckFormatter.format(result, options.format),
      errors: errors + (isSaid ? "" : remarks),
      exitCode: exitCode(of: result))
  }

  /// Findings take precedence, because they exist whatever is missing.
  private func exitCode(of result: CheckResult) -> Int32 {
    let isBreached = result.hasFailures || (options.isStrict && !result.stale.isEmpty)
    if isBreached { return Self.breachCode }
    let isAllowed = result.isComplete || options.measured.output.allowsPartial
    return isAllowed ? 0 : PartialResult.exitCode
  }
}
