import Foundation
import Testing

@testable import ArchitectureGraph
@testable import ArchitectureReport
@testable import ArchitectureRules
@testable import CompareSupport
@testable import SourceRecords

@Suite("What a team forbids")
struct TeamCheckTests {
  @Test
  func `An import that a role must not have, at the import, with the first such type`() throws {
    let texts: KeyValuePairs = [
      "A.swift": """
      import Foundation
      #if canImport(FoundationXML)
        import FoundationXML
      #endif
      struct Row {}
      final class ListPresenter {}
      final class CatPresenter {}

      """,
      "B.swift": "import FoundationXML\nstruct Parser {}\n",
      "D.swift": "#if os(iOS)\nimport UIKit.UIView\n#endif\nfinal class DayPresenter {}\n",
      "C.swift": "import struct Foundation.Date\nextension CatPresenter { func more() {} }\n",
    ]
    let entry = ImportEntry(role: .presenter, forbidden: ["*XML", "Foundation.D*"])
    #expect(
      try found(texts, imports: [entry]) == [
        "A.swift:3:3 error imports.forbidden ListPresenter import.FoundationXML"
      ])
    #expect(
      try found(texts, imports: [ImportEntry(role: .presenter, forbidden: ["Foundation"])]) == [
        "A.swift:1:1 error imports.forbidden ListPresenter import.Foundation",
        "C.swift:1:1 error imports.forbidden CatPresenter import.Foundation",
      ])
    // The name of a module stands for all that is in it.
    #expect(
      try found(texts, imports: [ImportEntry(role: .presenter, forbidden: ["UIKit"])]) == [
        "D.swift:2:1 error imports.forbidden DayPresenter import.UIKit.UIView"
      ])
    #expect(try found(texts, imports: [ImportEntry(role: .view, forbidden: ["*"])]) == [])
  }

  private static let cycle = """
    final class ListPresenter { var view: ListView? }
    final class ListView {
      let presenter = ListPresenter()
    }

    """

  @Test
  func `Severities: the last entry that fits counts, and off hides and does nothing else`() throws {
    func found(_ rules: RuleEntry...) throws -> [String] {
      try self.found(["A.swift": Self.cycle], .mvp, rules: rules)
        .map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    }
    let all = [
      "warning mvp.strong-back-reference ListPresenter App.ListView",
      "warning mvp.presenter-knows-view ListPresenter App.ListView",
      "warning mvp.view-knows-presenter ListView App.ListPresenter",
    ]
    #expect(try found() == all)
    // Without the references that make it, the cycle would be one of its own.
    #expect(
      try found(
        RuleEntry(rule: "mvp.*", severity: nil), RuleEntry(rule: "*.strong-*", severity: .error))
        == ["error mvp.strong-back-reference ListPresenter App.ListView"])
    #expect(
      try found(RuleEntry(rule: "mvp.*", severity: .note, modules: ["Other"])) == all)
    #expect(
      try found(RuleEntry(rule: "mvp.*", severity: .note, modules: ["A*"])).allSatisfy {
        $0.hasPrefix("note ")
      })
  }

  @Test func `Numbers: each function or type beyond the bound, with number and bound`() throws {
    let text = """
      struct Sign {
        func text(_ number: Int) -> String { number < 0 ? "-" : number > 0 ? "+" : "0" }
        // compare:ignore thresholds.out-of-bounds as the standard has it
        func other(_ number: Int) -> String { number < 0 ? "-" : number > 0 ? "+" : "0" }
      }
      func free(_ number: Int) -> Int { number > 0 ? 1 : 0 }

      """
    func messages(_ entries: ThresholdEntry...) throws -> [String] {
      try report(["A.swift": text], thresholds: entries).findings?
        .map { "\($0.line):\($0.column) \($0.from): \($0.message)" } ?? []
    }
    #expect(
      try messages(ThresholdEntry(number: "complexity.max", most: 2)) == [
        "2:3 Sign.text(_:): complexity.max is 3, and should be 2 at most"
      ])
    #expect(try messages(ThresholdEntry(number: "complexity.max", most: 3)) == [])
    #expect(
      try messages(ThresholdEntry(number: "complexity.mean", most: 1.5)) == [
        "1:1 App: complexity.mean is 2.67, and should be 1.5 at most"
      ])
    #expect(
      try messages(ThresholdEntry(number: "complexity.max", least: 4)) == [
        "1:1 App: complexity.max is 3, and should be 4 at least"
      ])
    #expect(
      try messages(ThresholdEntry(number: "type.functions", most: 1)) == [
        "1:1 Sign: type.functions is 2, and should be 1 at most"
      ])
    #expect(
      try messages(ThresholdEntry(number: "types.largest", most: 4)) == [
        "1:1 Sign: types.largest is 5, and should be 4 at most"
      ])
  }

  @Test func `Bounds that need suites aren't checked without them, which is noted`() throws {
    let entry = ThresholdEntry(number: "coverage.percent", least: 80)
    let report = try whole(["A.swift": "struct A {}\n"], thresholds: [entry])
    #expect(report.modules[0].findings == [])
    #expect(
      report.notes.map(\.listed) == [
        "Partial: App: the bounds of coverage.percent can't be checked, since they weren't measured:"
          + " `compare check --tests` runs the suites of a package"
      ])
    #expect(
      try whole(["A.swift": ""], thresholds: [ThresholdEntry(number: "cycles", most: 0)]).notes
        == [])
  }

  private func found(
    _ texts: KeyValuePairs<String, String>, _ pattern: Pattern? = nil,
    rules: [RuleEntry] = [], imports: [ImportEntry] = []
  ) throws -> [String] {
    let findings = try report(texts, pattern, rules: rules, imports: imports).findings ?? []
    return findings.map { finding in
      let place =
        "\(finding.file.split(separator: "/").last ?? ""):\(finding.line):\(finding.column)"
      return "\(place) \(finding.level.rawValue) \(finding.rule) \(finding.from)"
        + " \(finding.toModule).\(finding.to)"
    }
  }

  private func report(
    _ texts: KeyValuePairs<String, String>, _ pattern: Pattern? = nil,
    rules: [RuleEntry] = [], imports: [ImportEntry] = [], thresholds: [ThresholdEntry] = []
  ) throws -> ModuleReport {
    try whole(texts, pattern, rules: rules, imports: imports, thresholds: thresholds).modules[0]
  }

  private func whole(
    _ texts: KeyValuePairs<String, String>, _ pattern: Pattern? = nil,
    rules: [RuleEntry] = [], imports: [ImportEntry] = [], thresholds: [ThresholdEntry] = []
  ) throws -> Report {
    let indexed = try IndexedSources(["App": texts])
    let configuration = Configuration(rules: rules, imports: imports, thresholds: thresholds)
    var measured = MeasuredModules(
      columns: [Column(module: indexed.modules[0], pattern: pattern)], modules: indexed.modules,
      analysis: indexed.analysis)
    measured.roles = TypeRoles(.standard, indexed.analysis).roles
    measured.own = ["App": OwnRules(configuration, for: "App")]
    measured.isHeld = true
    return ReportBuilder(measured, ShownPaths(root: "/")).report(MeasuredTests(), notes: [])
  }
}
