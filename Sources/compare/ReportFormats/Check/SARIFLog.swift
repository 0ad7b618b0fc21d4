import ArchitectureRules
import CompareSupport

/// A log in the Static Analysis Results Interchange Format, version 2.1.0.
///
/// Its keys are those of the standard.
struct SARIFLog: Encodable {
  struct Run: Encodable {
    let tool: Tool
    let columnKind = "utf16CodeUnits"
    let results: [SARIFResult]
    let properties: Properties?
  }

  /// What the standard has no place for.
  struct Properties: Encodable {
    let modules: [CheckResult.Module]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "compare"
    let version = ProgramVersion.current
    let rules: [Descriptor]
  }

  struct Descriptor: Encodable {
    let id: String
    let shortDescription: SARIFMessage
    let fullDescription: SARIFMessage
    let help: SARIFMessage
    let defaultConfiguration = Configuration()
  }

  struct Configuration: Encodable {
    let level = "warning"
  }

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  private let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  /// Takes every rule there is; those that a module was held against are told.
  init(_ result: CheckResult, _ rules: [Rule]) {
    let rules = rules.filter { rule in
      result.modules.contains { $0.isHeld(against: rule.name) }
    }
    let indices = Dictionary(rules.enumerated().map { ($1.name, $0) }) { first, _ in first }
    // A log says of all its results whether they are suppressed, or of none.
    let new = result.findings.map {
      SARIFResult(
        $0, indices, folder: result.folder, suppressions: result.accepted == nil ? nil : [])
    }
    let accepted = (result.accepted ?? []).map {
      SARIFResult(
        $0, indices, folder: result.folder,
        suppressions: [SARIFResult.Suppression(since: result.since)])
    }
    let driver = Driver(rules: rules.map(Descriptor.init))
    let isJudged = result.modules.contains { $0.judged != nil }
    runs = [
      Run(
        tool: Tool(driver: driver), results: new + accepted,
        properties: isJudged ? Properties(modules: result.modules) : nil)
    ]
  }
}

extension SARIFLog.Descriptor {
  fileprivate init(_ rule: Rule) {
    id = rule.name
    shortDescription = .init(text: rule.message)
    fullDescription = .init(text: rule.reason)
    help = .init(text: rule.remedy)
  }
}
