import ArchitectureReport
import CompareSupport
import ReportFormats

extension Run {
  func check(_ options: CheckOptions) throws(Failure) -> RunResult {
    let earlier = try EarlierFindings.reading(options, choice)
    let input = try choice.input(for: options.measured)
    let configurations = try input.configurations()
    let configured = configurations.baseline
    try options.refuseWithoutBaseline(isConfigured: configured != nil)
    let check = try Check(options, folder: folder, configured: configured)
    let report = try Pipeline(options: options.measured, input: input).report()
    let places = FindingPlaces(root: input.shown.root, folder: folder)
    let known = try earlier?()
    var result = try check.result(
      of: report, places, folder: input.folderModule,
      recorded: { configurations.module(named: $0)?.unknown }, since: known)
    result.errors += asides(options.measured, report.skipped, report.unknown)
    return result
  }

  func affected(_ options: AffectedOptions) throws(Failure) -> RunResult {
    let (code, skipped) = try AffectedCode.reading(options, choice)
    let output = options.measured.output
    var result = RunResult(
      AffectedFormatter.format(code, options.format), isComplete: code.complete, output)
    // A partial result must be visible, even if it goes into a file.
    if output.file != nil, !code.complete {
      result.errors = lines([PartialResult.line] + code.notes.map(\.labelled))
    }
    result.errors += asides(options.measured, skipped)
    return result
  }

  func diff(_ options: DiffOptions) throws(Failure) -> RunResult {
    let (diff, skipped) = try ReportDiff.reading(
      try options.sides(in: folder), choice)
    let output = options.measured.output
    var result = RunResult(
      DiffFormatter.format(diff, output.format), isComplete: diff.complete, output)
    // A partial result must be visible, even if it goes into a file.
    if output.format == .csv || output.file != nil, !diff.complete {
      result.errors = ReportDiff.partialLine + "\n"
    }
    result.errors += asides(options.measured, skipped)
    return result
  }
}
