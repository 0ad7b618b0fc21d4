import Foundation
import Testing

@testable import ArchitectureReport
@testable import ArchitectureRules
@testable import CompareSupport

@Suite("A team's own rules in the configuration")
struct TeamEntryTests {
  private func read(_ text: String) throws -> Configuration {
    try JSONDecoder().decode(Configuration.self, from: Data(text.utf8))
  }

  @Test func `Severities, imports, thresholds and the baseline`() throws {
    let text = #"""
      {"rules": [{"rule": "mvc.*", "severity": "off", "modules": ["App*"]},
                 {"rule": "mvc.role-cycle", "severity": "error"}],
       "imports": [{"role": "presenter", "forbidden": ["UIKit"], "modules": ["App"]}],
       "thresholds": [{"number": "complexity.max", "most": 15},
                      {"number": "coverage.percent", "least": 80.5, "modules": ["App"]}],
       "assembly": [{"role": "router"}, {"role": "view controller", "modules": ["App"]}],
       "baseline": "known.json"}
      """#
    #expect(
      try read(text)
        == Configuration(
          rules: [
            RuleEntry(rule: "mvc.*", severity: nil, modules: ["App*"]),
            RuleEntry(rule: "mvc.role-cycle", severity: .error),
          ],
          imports: [ImportEntry(role: .presenter, forbidden: ["UIKit"], modules: ["App"])],
          thresholds: [
            ThresholdEntry(number: "complexity.max", most: 15),
            ThresholdEntry(number: "coverage.percent", least: 80.5, modules: ["App"]),
          ],
          assembly: [
            AssemblyEntry(role: .router),
            AssemblyEntry(role: .viewController, modules: ["App"]),
          ], baseline: "known.json"))
  }

  @Test(
    arguments: [
      (
        #"{"rules": [{"rule": "a", "severity": "fatal"}]}"#,
        "there is no severity 'fatal', only error, warning, note, off, at rules.[0].severity"
      ),
      (#"{"rules": [{"rule": "a"}]}"#, "the key 'severity' is missing, at rules.[0]"),
      (
        #"{"imports": [{"role": "presenter", "forbidden": []}]}"#,
        "at least one module is needed, at imports.[0].forbidden"
      ),
      (
        #"{"imports": [{"role": "painter", "forbidden": ["UIKit"]}]}"#,
        "there is no role 'painter', only action"
      ),
      (
        #"{"thresholds": [{"number": "files"}]}"#,
        "a threshold needs 'most', 'least', or both with a number between them, at thresholds.[0]"
      ),
      (#"{"thresholds": [{"number": "files", "least": 2, "most": 1}]}"#, "a threshold needs"),
      (#"{"thresholds": [{"number": "files", "most": "9"}]}"#, "a number was expected"),
      (#"{"assembly": [{}]}"#, "the key 'role' is missing, at assembly.[0]"),
      (#"{"baseline": ""}"#, "a baseline needs a name, at baseline"),
    ])
  func `An invalid entry's error says why`(_ text: String, _ reason: String) throws {
    let error = #expect(throws: DecodingError.self) { try read(text) }
    #expect(error?.explanation.hasPrefix(reason) == true, "\(error?.explanation ?? "")")
  }

  @Test(
    arguments: [
      (
        "mvx.role-cycle",
        "mvc.role-cycle, mvp.role-cycle, mvvm.role-cycle, mvi.role-cycle, viper.role-cycle"
      ),
      ("viper.interactor-know-view", "viper.interactor-knows-view"),
      ("import.forbiden", "imports.forbidden"),
    ])
  func `A rule that isn't there is refused with those that are near`(
    _ name: String, _ near: String
  ) {
    #expect(
      RuleNames.flaw(in: [RuleEntry(rule: name, severity: .note)])
        == "there is no rule '\(name)', similar: \(near); `compare explain` lists all")
  }

  @Test func `A glob means what it matches, and has to match something`() {
    func flaw(_ rule: String) -> String? {
      RuleNames.flaw(in: [RuleEntry(rule: rule, severity: nil)])
    }
    #expect(flaw("*.role-cycle") == nil && flaw("viper.*") == nil && flaw("ignore-*") == nil)
    #expect(flaw("vipr.*") == "there is no rule 'vipr.*'; `compare explain` lists all")
  }

  @Test func `A number that isn't there is refused, and those that the table has are known`() {
    func flaw(_ number: String) -> String? {
      ThresholdNumber.flaw(in: [ThresholdEntry(number: number, most: 1)])
    }
    #expect(
      flaw("complexity.mx") == "there is no number 'complexity.mx', similar: complexity.max")
    #expect(flaw("ways")?.hasPrefix("there is no number 'ways'; known are files, ") == true)
    // Paths to a store and actions aren't part of a check, nor is a suite that all share.
    let others = ["paths", "actions.", "sharedCoverage."]
    for row in TableRows.all(for: [.sample])
    where !others.contains(where: row.key.hasPrefix) { #expect(flaw(row.key) == nil, "\(row.key)") }
  }
}
