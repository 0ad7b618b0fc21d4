import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import ArchitectureRules
@testable import CompareSupport
@testable import compare
@testable import ReportFormats

/// What a baseline accepts, from the day it is written on.
@Suite("The baseline")
struct BaselineTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `Written today it fails nothing, and lines may move`() throws {
    let written = try check([.upwards, .sideways], "--update-baseline")
    #expect(
      written
        == RunResult(
          output: "No new findings in 1 module; 2 accepted by the baseline.\n",
          errors: wrote("2 entries")))
    #expect(
      try check([.upwards.at(line: 99), .sideways])
        == RunResult(output: "No new findings in 1 module; 2 accepted by the baseline.\n"))
  }

  @Test func `A new violation fails`() throws {
    _ = try check([.upwards], "--update-baseline")
    let result = try check([.upwards, .sideways])
    #expect(result.exitCode == 2)
    #expect(result.output.hasPrefix("Sources/App/CatView.swift:3:5: warning: "))
    #expect(
      result.output.hasSuffix("\n1 new finding in 1 of 1 module; 1 accepted by the baseline.\n"))
  }

  @Test
  func `A fixed one is reported, fails with --strict, and goes with the next update`() throws {
    _ = try check([.upwards, .sideways], "--update-baseline")
    let line =
      "Baseline: 1 entry no longer occurs: [viper.view-knows-store] App.CatView → Shared.Store\n"
    let text = "No new findings in 1 module; 1 accepted by the baseline.\n" + line
    #expect(try check([.upwards]) == RunResult(output: text))
    #expect(try check([.upwards], "--strict") == RunResult(output: text, exitCode: 2))
    let log = try check([.upwards], "--format", "sarif")
    #expect(log.errors == line)
    #expect(log.exitCode == 0)

    #expect(try check([.upwards], "--update-baseline").errors == wrote("1 entry"))
    #expect(try check([.upwards], "--strict").exitCode == 0)
  }

  @Test func `What this run doesn't look at is neither fixed nor forgotten`() throws {
    let text = file(
      #"{"rule": "viper.a", "from": "Other.A", "to": "App.B"}"#,
      #"{"rule": "mvp.a", "from": "App.A", "to": "App.B"}"#)
    try folder.write(text, to: "baseline.json")
    #expect(try check([], "--strict") == RunResult(output: "No findings in 1 module.\n"))
    #expect(try check([], "--update-baseline").errors == wrote("2 entries"))
  }

  @Test func `An entry about layers is looked at where there are layers`() throws {
    let entry = Baseline.Entry(rule: "layers.unknown-reference", from: "App.A", to: "App.B")
    func stale(_ layers: [String]?) -> [Baseline.Entry] {
      var module = ModuleReport.checked()
      module.layers = layers
      let modules = [module].compactMap(CheckResult.Module.init)
      return CheckResult(modules: modules, findings: [], baseline: Baseline(entries: [entry])).stale
    }
    #expect(stale(nil) == [] && stale([]) == [])
    #expect(stale(["model"]) == [entry])
  }

  @Test func `The file is sorted, and each entry is there once`() throws {
    _ = try check([.sideways, .upwards.at(line: 1), .upwards], "--update-baseline")
    #expect(
      try folder.read("baseline.json") == """
        {
          "findings" : [
            {
              "from" : "App.CatInteractor",
              "rule" : "viper.interactor-knows-presenter",
              "to" : "App.CatPresenter"
            },
            {
              "from" : "App.CatView",
              "rule" : "viper.view-knows-store",
              "to" : "Shared.Store"
            }
          ],
          "measured" : "package",
          "rules" : \(RuleCatalog.version),
          "version" : 3
        }

        """)
    #expect(try folder.names() == ["baseline.json"])
  }

  @Test func `A module that has its name from a folder is known again under another name`() throws {
    func result(_ module: String, _ baseline: Baseline?, folder: String?) -> CheckResult {
      let findings = [FindingReport.upwards, .sideways].map { finding in
        var finding = finding
        finding.module = module
        if finding.toModule == "App" { finding.toModule = module }
        return CheckResult.Finding(report: finding, utf16Column: 1)
      }
      let modules = [ModuleReport.checked(module)].compactMap(CheckResult.Module.init)
      return CheckResult(
        modules: modules, findings: findings, baseline: baseline, folder: folder)
    }
    let written = result("App", nil, folder: "App").renewed(Baseline())
    #expect(
      written.sorted.map(\.line) == [
        "[viper.interactor-knows-presenter] *.CatInteractor → *.CatPresenter",
        "[viper.view-knows-store] *.CatView → Shared.Store",
      ])
    let renamed = result("App_main", written, folder: "App_main")
    #expect(renamed.findings == [] && renamed.stale == [])
    #expect(renamed.renewed(written) == written)
    // A name that somebody gave is a name.
    #expect(result("App_main", written, folder: nil).findings.count == 2)
  }

  @Test func `One of version 1, with the folder's name, is read and renewed`() throws {
    let old = file(
      #"{"rule": "viper.view-knows-store", "from": "App.CatView", "to": "Shared.Store"}"#)
    let baseline = try JSONDecoder().decode(Baseline.self, from: Data(old.utf8))
    let modules = [ModuleReport.checked()].compactMap(CheckResult.Module.init)
    let finding = CheckResult.Finding(report: .sideways, utf16Column: 1)
    let result = CheckResult(
      modules: modules, findings: [finding], baseline: baseline, folder: "App")
    #expect(result.findings == [] && result.stale == [])
    #expect(result.renewed(baseline).sorted.map(\.from) == ["*.CatView"])
  }

  @Test func `A check that is made in another way says so, and finds nothing new`() throws {
    _ = try check([.upwards], "--update-baseline")
    let sources = #expect(throws: Failure.self) { try check([.sideways], "--sources", "App") }
    #expect(
      sources?.line
        == "The baseline 'baseline.json' was made by measuring 'package', and this check"
        + " measures 'sources': check in the same way, or write it anew with --update-baseline.")
    #expect(try check([.sideways], "--sources", "App", "--update-baseline").exitCode == 0)
    #expect(try check([.sideways], "--sources", "App").exitCode == 0)

    let text = #"{"version": 3, "measured": "package", "rules": 0, "findings": []}"#
    try folder.write(text, to: "baseline.json")
    let rules = #expect(throws: Failure.self) { try check([]) }
    #expect(
      rules?.line
        == "The baseline 'baseline.json' was made with version 0 of the rules, and this is"
        + " version \(RuleCatalog.version): write it anew with --update-baseline.")
    // An older one doesn't say how it was made.
    try folder.write(#"{"version": 2, "findings": []}"#, to: "baseline.json")
    #expect(try check([], "--sources", "App").exitCode == 0)
  }

  @Test func `A cycle that loses some of its members is smaller, not new`() throws {
    func cycle(_ members: String...) -> FindingReport {
      var cycle = FindingReport.upwards
      (cycle.from, cycle.to, cycle.members) = (members[0], members[1], members.sorted())
      return cycle
    }
    _ = try check([cycle("A", "B", "C", "D")], "--update-baseline")
    #expect(try folder.read("baseline.json").contains("\"members\" : ["))
    let smaller = try check([cycle("C", "D", "A")], "--strict")
    #expect(
      smaller
        == RunResult(
          output: """
            No new findings in 1 module; 1 accepted by the baseline.
            Smaller than the accepted cycle: [viper.interactor-knows-presenter] App.C → App.D

            """))
    let two = try check([cycle("A", "B"), cycle("C", "D")])
    #expect(two.exitCode == 0 && !two.output.contains("no longer"))
    #expect(try check([cycle("C", "D", "E")]).exitCode == 2)
    let earlier = EarlierFindings(
      revision: "main", findings: [.init(report: cycle("A", "B", "C"), utf16Column: 1)], notes: [],
      accepted: AcceptedFindings(Report(modules: []), nil))
    let since = CheckResult(
      modules: [], findings: [.init(report: cycle("B", "C"), utf16Column: 1)], since: earlier)
    #expect(since.findings == [] && since.mended == [])
  }

  @Test func `None fails with what to do`() {
    let error = #expect(throws: Failure.self) { try check([]) }
    #expect(
      error?.line == "There is no baseline 'baseline.json': write it with --update-baseline.")
  }

  @Test(
    arguments: [
      ("{", "The given data was not valid JSON"), ("[]", "an object was expected"),
      (#"{"findings": []}"#, "the key 'version' is missing"),
      (#"{"version": 4, "findings": []}"#, "its version is 4, not one of 1 to 3"),
      (#"{"version": 1}"#, "the key 'findings' is missing"),
      (#"{"version": 1, "findings": [], "more": 1}"#, "unknown key 'more', known are version"),
      (file(#"{"rule": "a", "from": "M.A"}"#), "the key 'to' is missing, at findings.[0]"),
      (
        file(#"{"rule": "a", "from": "M.A", "to": "M.B", "line": 3}"#),
        "unknown key 'line', known are rule, from, to, members, at findings.[0]"
      ),
      (file(#"{"rule": "a", "from": "A", "to": "M.B"}"#), "'A' is not of the form Module.Type"),
    ])
  func `What is damaged is refused, and not written over`(_ text: String, _ reason: String) throws {
    try folder.write(text, to: "baseline.json")
    for option in [[], ["--update-baseline"]] {
      let error = #expect(throws: Failure.self) { try check([.upwards], option) }
      #expect(error?.line.hasPrefix("'baseline.json' isn't a baseline: \(reason)") == true)
    }
    #expect(try folder.read("baseline.json") == text)
  }

  @Test func `Where nothing can be written is known before the long work`() {
    var options = CheckOptions()
    options.baseline = "no/baseline.json"
    options.updatesBaseline = true
    #expect(throws: Failure.self) { try Check(options, folder: folder.path) }
  }

  /// What a run says about these findings, with the baseline that is in the folder.
  private func check(_ findings: [FindingReport], _ options: String...) throws -> RunResult {
    try check(findings, options)
  }

  private func wrote(_ entries: String) -> String {
    "Wrote \(entries) to the baseline '\(folder.path)/baseline.json'.\n"
  }

  private func check(_ findings: [FindingReport], _ options: [String]) throws -> RunResult {
    let words = ["check", "--baseline", "baseline.json"] + options
    guard case .check(let options) = try CompareProgram.parse(words) else { return RunResult() }
    return try Check(options, folder: folder.path).result(
      of: Report(modules: [.checked("App", .viper, findings)]),
      FindingPlaces(root: folder.path, folder: folder.path))
  }
}

private func file(_ entries: String...) -> String {
  #"{"version": 1, "findings": [\#(entries.joined(separator: ", "))]}"#
}
