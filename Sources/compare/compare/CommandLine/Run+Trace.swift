import ArchitectureReport
import CommandLineKit
import CompareSupport
import ReportFormats
import RunTrace

extension Run {
  func trace(_ options: TraceOptions) throws(Failure) -> RunResult {
    if options.runsActions {
      let format: ActionsFormat = try supported(options.format)
      var measured = options.measured
      measured.output = options.output
      let report = try report(measured, try choice.input(for: measured))
      return actions(of: report, format, measured.output)
    }
    let input = try choice.traceInput(for: options)
    let trace = try input.trace(in: folder) { output in
      session.progress.erase()
      StandardError.write(output)
    }
    var result = RunResult(
      TraceFormatter.format(trace, options.format), isComplete: trace.isComplete, options.output)
    // If the result has no place for notes, or isn't printed.
    if options.format == .mermaid || options.output.file != nil, !trace.isComplete {
      result.errors = lines([PartialResult.line] + trace.notes.map(\.line))
    }
    return result
  }

  /// The actions of a saved result, which may have none.
  func actions(
    of report: Report, _ file: String, _ output: Output
  ) throws(Failure) -> RunResult {
    let format: ActionsFormat = try supported(output.format)
    guard report.modules.contains(where: { $0.actions != nil }) else {
      throw Failure("'\(file)' has no actions: measure again with --actions.")
    }
    return actions(of: report, format, output)
  }

  /// - Throws: a usage error for a format that has no such table.
  func supported<Format: RawRepresentable<String>, Known: RawRepresentable<String> & CaseIterable>(
    _ format: Format
  ) throws(Failure) -> Known {
    guard let known = Known(rawValue: format.rawValue) else {
      let allowed = Known.allCases.map(\.rawValue).filter { Format(rawValue: $0) != nil }
      throw .misused(
        .invalidValue(option: "--format", value: format.rawValue, allowed: allowed))
    }
    return known
  }

  /// What each action did, instead of the other measurements.
  private func actions(
    of report: Report, _ format: ActionsFormat, _ output: Output
  ) -> RunResult {
    RunResult(
      ReportFormatter.formatActions(of: report, format, width: output.form(width: width).width),
      isComplete: report.isComplete, output)
  }
}
