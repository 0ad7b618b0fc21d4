import Foundation
import Testing

@testable import ArchitectureReport
@testable import ArchitectureRules
@testable import compare

/// A package in which comments say which rule each line breaks.
@Suite("A package that breaks every rule")
struct BrokenPackageTests {
  private let findings: [FindingReport]

  init() throws {
    findings = try FixturePackage.broken.report().modules.flatMap { $0.findings ?? [] }
  }

  /// `rule file:line` for each mark; one that stands alone is about the next line.
  private var marks: [String] {
    get throws {
      let folder = "\(FixturePackage.broken.folder)/Sources"
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      return try files.filter { $0.hasSuffix(".swift") }.flatMap { file -> [String] in
        let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
          .compactMap { index, line in
            let parts = line.components(separatedBy: "// breaks: ")
            guard let rule = parts.last, parts.count == 2 else { return nil }
            let isAlone = parts[0].allSatisfy(\.isWhitespace)
            return "\(rule) Sources/\(file):\(index + (isAlone ? 2 : 1))"
          }
      }
    }
  }

  @Test func `Every broken reference is found, once, and nothing else`() throws {
    #expect(
      findings.map { "\($0.rule) \($0.file):\($0.line)" }.sorted() == (try marks.sorted()))
  }

  @Test func `It builds, so that nothing is found by name only`() throws {
    #expect(try FixturePackage.broken.report().notes == [])
  }

  @Test func `Every rule is broken`() {
    // The rules about packages hold for sources that aren't built.
    let found = Set(findings.map(\.rule) + PackageRules.all.map(\.name))
    #expect(found == Set(RuleCatalog.all.map(\.name)))
  }

  @Test func `The path leads through a type without a role`() {
    #expect(paths("viper.router-knows-model").contains("FiveRouter Draft Note"))
  }

  @Test func `The path tells how an object keeps itself alive`() {
    #expect(
      paths("viper.strong-back-reference") == [
        "FourInteractor ListInteractorOutput ListPresenter ListInteractorProtocol FourInteractor",
        // Nothing is known to keep it.
        "SixInteractor ListInteractorOutput",
        "ThreeRouter ListPresenterProtocol",
      ])
  }

  @Test func `The path leads round a cycle`() {
    #expect(paths("mvc.role-cycle") == ["PageCoordinator PageView PageCoordinator"])
  }

  @Test func `Two cycles that only share a type stay two`() {
    #expect(paths("mvvm.role-cycle") == ["PageCoordinator PageView PageCoordinator"])
  }

  @Test func `Check prints them, and its exit code tells`() {
    let words = ["check", "--module", "BrokenMVP", "--pattern", "mvp"]
    let result = run(words, in: FixturePackage.broken.folder)
    #expect(result.exitCode == 2)
    #expect(
      result.output.hasPrefix(
        "Sources/BrokenMVP/List.swift:42:21: warning: [mvp.view-knows-model] the view refers to the"
          + " model: NoteViewController → Note. Let the presenter tell the view what to show, in"
          + " texts and plain values.\n"))
    #expect(result.output.hasSuffix("6 findings in 1 of 1 module, 2 notes among them.\n"))
  }

  @Test func `A column without a pattern is held against none`() throws {
    let result = run(
      ["--no-tests", "--module", "Kit", "--format", "json"], in: FixturePackage.broken.folder)
    let report = try result.report()
    #expect(report.modules.map(\.findings) == [nil])
  }

  private func paths(_ rule: String) -> [String] {
    findings.filter { $0.rule == rule }.map { $0.path.joined(separator: " ") }
  }
}
