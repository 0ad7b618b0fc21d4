@testable import CompareOptions
import Foundation
import Testing

@testable import ArchitectureReport
@testable import CompareConfiguration
@testable import CompareSupport
@testable import ReportFormats
@testable import compare

/// What a baseline accepts, from the day it is written on.
@Suite("The baseline")
struct BaselineTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Written today it fails nothing, and lines may move")
  func writtenTodayFails() throws {
    let written = try check([.upwards, .sideways], "--update-baseline")
    #expect(
      written
        == RunResult(
          output: "No findings in 1 module; 2 accepted by the baseline.\n",
          errors: "Wrote 2 entries to the baseline.\n"))
    #expect(
      try check([.upwards.at(line: 99), .sideways])
        == RunResult(output: "No findings in 1 module; 2 accepted by the baseline.\n"))
  }

  @Test("A new violation fails")
  func newViolationFails() throws {
    _ = try check([.upwards], "--update-baseline")
    let result = try check([.upwards, .sideways])
    #expect(result.exitCode == 2)
    #expect(result.output.hasPrefix("Sources/App/CatView.swift:3:5: warning: "))
    #expect(result.output.hasSuffix("\n1 finding in 1 of 1 module; 1 accepted by the baseline.\n"))
  }

  @Test("A mended one is reported, fails with --strict, and goes with the next update")
  func mendedReportedFails() throws {
    _ = try check([.upwards, .sideways], "--update-baseline")
    let line =
      "Baseline: 1 entry no longer occurs: [viper.view-knows-store] App.CatView → Shared.Store\n"
    let text = "No findings in 1 module; 1 accepted by the baseline.\n" + line
    #expect(try check([.upwards]) == RunResult(output: text))
    #expect(try check([.upwards], "--strict") == RunResult(output: text, exitCode: 2))
    let log = try check([.upwards], "--format", "sarif")
    #expect(log.errors == line)
    #expect(log.exitCode == 0)

    #expect(try check([.upwards], "--update-baseline").errors == "Wrote 1 entry to the baseline.\n")
    #expect(try check([.upwards], "--strict").exitCode == 0)
  }

  @Test("What this run doesn't look at is neither mended nor forgotten")
  func runDoesntLook() throws {
    let text = file(
      #"{"rule": "viper.a", "from": "Other.A", "to": "App.B"}"#,
      #"{"rule": "mvp.a", "from": "App.A", "to": "App.B"}"#)
    try folder.write(text, to: "baseline.json")
    #expect(try check([], "--strict") == RunResult(output: "No findings in 1 module.\n"))
    #expect(try check([], "--update-baseline").errors == "Wrote 2 entries to the baseline.\n")
  }

  @Test("An entry about layers is looked at where there are layers")
  func entryLayersLooked() throws {
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

  @Test("The file is sorted, and each entry is there once")
  func fileSortedEach() throws {
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
          "version" : 1
        }

        """)
    #expect(try folder.names() == ["baseline.json"])
  }

  @Test("None fails with what to do")
  func noneFails() {
    let error = #expect(throws: Failure.self) { try check([]) }
    #expect(
      error?.line == "There is no baseline 'baseline.json': write it with --update-baseline.")
  }

  @Test(
    "What is damaged is refused, and not written over",
    arguments: [
      ("{", "The given data was not valid JSON"), ("[]", "an object was expected"),
      (#"{"findings": []}"#, "the key 'version' is missing"),
      (#"{"version": 2, "findings": []}"#, "its version is 2, not 1"),
      (#"{"version": 1}"#, "the key 'findings' is missing"),
      (#"{"version": 1, "findings": [], "more": 1}"#, "unknown key 'more', known are version"),
      (file(#"{"rule": "a", "from": "M.A"}"#), "the key 'to' is missing, at findings.[0]"),
      (
        file(#"{"rule": "a", "from": "M.A", "to": "M.B", "line": 3}"#),
        "unknown key 'line', known are rule, from, to, at findings.[0]"
      ),
      (file(#"{"rule": "a", "from": "A", "to": "M.B"}"#), "'A' is not of the form Module.Type"),
    ])
  func damagedRefusedNot(_ text: String, _ reason: String) throws {
    try folder.write(text, to: "baseline.json")
    for option in [[], ["--update-baseline"]] {
      let error = #expect(throws: Failure.self) { try check([.upwards], option) }
      #expect(error?.line.hasPrefix("'baseline.json' is no baseline: \(reason)") == true)
    }
    #expect(try folder.read("baseline.json") == text)
  }

  @Test("Where nothing can be written is known before the long work")
  func nothingWrittenKnown() {
    var options = CheckOptions(baseline: "no/baseline.json")
    options.updatesBaseline = true
    #expect(throws: Failure.self) { try Check(options, folder: folder.path) }
  }

  /// What a run says about these findings, with the baseline that is in the folder.
  private func check(_ findings: [FindingReport], _ options: String...) throws -> RunResult {
    try check(findings, options)
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
