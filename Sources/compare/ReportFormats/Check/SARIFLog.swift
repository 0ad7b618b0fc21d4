import ArchitectureReport
import ArchitectureRules
import CompareSupport
import Foundation

/// A log in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// Its keys are defined by the standard.
struct SARIFLog {
  private let result: CheckResult
  private let rules: [Rule]
  private let indices: [String: Int]

  /// Takes all rules; those that a module was checked against are listed.
  init(_ result: CheckResult, _ rules: [Rule]) {
    self.result = result
    self.rules = rules.filter { rule in
      result.modules.contains { $0.isHeld(against: rule.name) }
    }
    indices = Dictionary(self.rules.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  var json: JSONObject {
    // A log must say for all of its results whether they are suppressed, or for none.
    let new = result.findings.map { json($0, suppressions: result.accepted == nil ? nil : []) }
    let suppression: JSONObject = [
      "kind": "external",
      "justification": result.since.map { "It was there at '\($0)'." }
        ?? "Accepted by the baseline.",
    ]
    let accepted = (result.accepted ?? []).map { json($0, suppressions: [suppression]) }
    let driver: JSONObject = [
      "name": "compare", "version": ProgramVersion.current, "rules": rules.map(json),
    ]
    // What the standard doesn't define.
    let properties: JSONObject = ["modules": result.modules]
    let run: JSONObject = [
      "tool": ["driver": driver], "columnKind": "utf16CodeUnits", "results": new + accepted,
      "properties": result.modules.contains { $0.judged != nil } ? properties : nil,
    ]
    return [
      "$schema":
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0", "runs": [run],
    ]
  }

  private func json(_ rule: Rule) -> JSONObject {
    [
      "id": rule.name, "shortDescription": ["text": rule.message],
      "fullDescription": ["text": rule.reason], "help": ["text": rule.remedy],
      "defaultConfiguration": ["level": "warning"],
    ]
  }

  private func json(_ finding: CheckResult.Finding, suppressions: [JSONObject]?) -> JSONObject {
    let report = finding.report
    let entry = Baseline.Entry(report, folder: result.folder)
    let place: JSONObject = [
      "artifactLocation": Self.location(report.file),
      "region": ["startLine": report.line, "startColumn": finding.utf16Column],
    ]
    let type = [
      "name": report.from, "fullyQualifiedName": Baseline.Entry(report).from, "kind": "type",
    ]
    let location: JSONObject = ["physicalLocation": place, "logicalLocations": [type]]
    return [
      "ruleId": report.rule, "ruleIndex": indices[report.rule], "level": report.level,
      "message": ["text": Self.plain(report.explanation)], "locations": [location],
      "partialFingerprints": ["edge/v1": "\(entry.rule) \(entry.from) \(entry.to)"],
      "suppressions": suppressions,
    ]
  }

  /// Text in which nothing is a placeholder or a link.
  private static func plain(_ text: String) -> String {
    text.escaped(["{": "{{", "}": "}}", "[": "\\[", "]": "\\]"])
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")

  /// Relative to the root of the checkout, as code hosts expect; sources outside the current folder
  /// have an absolute path, which isn't relative to anything.
  private static func location(_ path: String) -> [String: String] {
    let encoded = path.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    return path.hasPrefix("/")
      ? ["uri": "file://\(encoded)"] : ["uri": encoded, "uriBaseId": "%SRCROOT%"]
  }
}
