import ArchitectureReport
import CompareSupport
import Foundation

/// A text as SARIF has it.
struct SARIFMessage: Encodable {
  let text: String
}

/// A finding as SARIF has it.
struct SARIFResult: Encodable {
  struct Location: Encodable {
    let physicalLocation: PhysicalLocation
    let logicalLocations: [LogicalLocation]
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable {
    let uri: String
    /// What the address is relative to: the root of the checkout, as code hosts have it.
    let uriBaseId: String?
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }

  struct LogicalLocation: Encodable {
    let name: String
    let fullyQualifiedName: String
    let kind = "type"
  }

  struct Suppression: Encodable {
    let kind = "external"
    let justification: String

    /// Takes the revision that accepts it, where no baseline does.
    init(since revision: String?) {
      justification =
        revision.map { "It was there at '\($0)'." } ?? "Accepted by the baseline."
    }
  }

  private let ruleId: String
  private let ruleIndex: Int?
  private let level: Severity
  private let message: SARIFMessage
  private let locations: [Location]
  private let partialFingerprints: [String: String]
  private let suppressions: [Suppression]?

  /// Takes the indices of the rules, and the module that has its name from a folder alone.
  init(
    _ finding: CheckResult.Finding, _ indices: [String: Int], folder: String? = nil,
    suppressions: [Suppression]?
  ) {
    let report = finding.report
    let entry = Baseline.Entry(report, folder: folder)
    ruleId = report.rule
    ruleIndex = indices[report.rule]
    level = report.level
    message = .init(text: Self.plain(report.explanation))
    locations = [
      Location(
        physicalLocation: PhysicalLocation(
          artifactLocation: ArtifactLocation(path: report.file),
          region: Region(startLine: report.line, startColumn: finding.utf16Column)),
        logicalLocations: [
          LogicalLocation(name: report.from, fullyQualifiedName: Baseline.Entry(report).from)
        ])
    ]
    partialFingerprints = ["edge/v1": "\(entry.rule) \(entry.from) \(entry.to)"]
    self.suppressions = suppressions
  }

  /// Text in which nothing is a placeholder or a link.
  private static func plain(_ text: String) -> String {
    text.escaped(["{": "{{", "}": "}}", "[": "\\[", "]": "\\]"])
  }
}

extension SARIFResult.ArtifactLocation {
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")

  /// Sources outside the current folder have an absolute path, which is relative to nothing.
  fileprivate init(path: String) {
    let encoded = path.addingPercentEncoding(withAllowedCharacters: Self.unreserved) ?? ""
    uri = path.hasPrefix("/") ? "file://\(encoded)" : encoded
    uriBaseId = path.hasPrefix("/") ? nil : "%SRCROOT%"
  }
}
