import ArchitectureReport
import CommandLineKit
import CompareSupport
import ReportFormats

extension Run {
  /// What a kept result says of every claim, and what those in a folder do.
  func claims(
    of report: Report, and path: String, _ output: Output
  ) throws(NoResult) -> RunResult {
    guard let format = ClaimsFormat(rawValue: output.format.rawValue) else {
      throw .misused(
        .invalidValue(
          option: "--format", value: output.format.rawValue,
          allowed: ClaimsFormat.allCases.map(\.rawValue)))
    }
    let others = try ending { () throws(Failure) in try ReportFile.readAll(path, in: folder) }
    let claims = RepeatedClaim.all(
      in: report.modules, and: others.map { ($0.name, $0.report.modules) })
    var result = RunResult(output: ReportFormatter.formatClaims(claims, format))
    result.end(isComplete: ([report] + others.map(\.report)).allSatisfy(\.isComplete), output)
    return result
  }
}
