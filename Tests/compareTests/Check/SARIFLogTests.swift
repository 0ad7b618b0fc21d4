import Foundation
import Testing

@testable import ArchitectureReport
@testable import ArchitectureRules
@testable import CompareSupport
@testable import ReportFormats

@Suite("A check as SARIF")
struct SARIFLogTests {
  /// The script that holds logs against the schema of the standard reads the same file.
  @Test func `The log, whole`() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("whole.sarif")
    let whole = try String(contentsOf: url, encoding: .utf8)
    let result = CheckResult(.sideways, .hostile, .upwards, accepting: [.sideways])
    #expect(CheckFormatter.format(result, .sarif, rules: Rule.samples) == whole)
  }

  @Test func `Without a baseline suppressions aren't mentioned`() {
    let log = CheckFormatter.format(CheckResult(.upwards), .sarif, rules: [])
    #expect(!log.contains("suppressions"))
    #expect(!log.contains("ruleIndex"))
  }

  @Test func `No name is a part of an address, a link or a placeholder`() throws {
    let log = CheckFormatter.format(CheckResult(.hostile), .sarif)
    #expect(log.contains(#""uri" : "Sources/a%20b%2Cc%3A100%25%0A%23%C3%A9.swift""#))
    #expect(log.contains(#"A\\]\u001b\\[31m(x){{0}} → B\r\n::error::. None."#))
    _ = try JSONSerialization.jsonObject(with: Data(log.utf8))
  }

  @Test func `A file outside the current folder has a whole address`() {
    var finding = FindingReport.upwards
    finding.file = "/elsewhere/a b.swift"
    let log = CheckFormatter.format(CheckResult(finding), .sarif)
    #expect(log.contains(#""uri" : "file:///elsewhere/a%20b.swift""#))
    #expect(!log.contains("uriBaseId"))
  }

  @Test func `A form is held against its own rules, and not against those that it leaves out`() {
    var module = ModuleReport.checked("App", .mvc)
    module.variant = "classic"
    let result = CheckResult(
      modules: [module].compactMap(CheckResult.Module.init), findings: [], baseline: nil)
    let log = CheckFormatter.format(result, .sarif)
    #expect(log.contains(#""id" : "mvc-classic.view-changes-model""#))
    #expect(log.contains(#""id" : "mvc.role-cycle""#))
    #expect(!log.contains(#""id" : "mvc.view-knows-model""#))
    #expect(!log.contains(#""id" : "mvc-decoupled."#))
    #expect(CheckFormatter.format(result, .json).contains(#""variant" : "classic""#))
  }

  @Test func `Columns are counted in UTF-16 code units`() {
    let finding = CheckResult.Finding(report: .upwards, utf16Column: 6)
    let result = CheckResult(modules: [], findings: [finding], baseline: nil)
    #expect(CheckFormatter.format(result, .sarif).contains(#""startColumn" : 6,"#))
  }
}
