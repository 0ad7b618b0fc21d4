import ProgramSupport
import Testing

@testable import compare

/// What a team's own rules do to a check, from the command line to the exit code.
@Suite("A team's own rules, from the command line to the exit code")
struct TeamRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      import Foundation
      struct NoteEntity: Codable {}
      final class NoteView { func show(_ note: NoteEntity) {} }
      final class NotePresenter {
        func sign(_ number: Int) -> String { number < 0 ? "-" : number > 0 ? "+" : "" }
      }

      """, to: "App/A.swift")
  }

  private func check(_ configuration: String, _ options: String...) throws -> RunResult {
    try folder.write(configuration, to: "App/.compare.json")
    return run(["check", "--sources", "App"] + options, in: folder.path)
  }

  private func modules(_ more: String) -> String {
    #"{"modules": [{"name": "*", "pattern": "mvp"}], \#(more)}"#
  }

  @Test func `A severity goes through to every format, and a note fails nothing`() throws {
    func configuration(_ severity: String) -> String {
      modules(#""rules": [{"rule": "mvp.*", "severity": "\#(severity)"}]"#)
    }
    let error = try check(configuration("error"))
    #expect(error.exitCode == 2)
    #expect(error.output.hasPrefix("App/A.swift:3:42: error: [mvp.view-knows-model] the view"))
    let note = try check(configuration("note"))
    #expect(note.exitCode == 0)
    #expect(note.output.hasPrefix("App/A.swift:3:42: note: [mvp.view-knows-model] the view"))
    #expect(note.output.hasSuffix("\n1 finding in 1 of 1 module, 1 note among them.\n"))
    let off = try check(configuration("off"))
    #expect(off.exitCode == 0 && off.output.hasSuffix("\nNo findings in 1 module.\n"))
    for (format, words) in [
      ("sarif", #""level" : "note""#), ("github", "::notice file=App/A.swift,line=3"),
      ("json", #""severity" : "note""#),
    ] { #expect(try check(configuration("note"), "--format", format).output.contains(words)) }
    #expect(
      try check(configuration("error"), "--format", "github").output.hasPrefix("::error file=App"))
    let log = try check(configuration("off"), "--format", "sarif").output
    #expect(!log.contains(#""id" : "mvp."#) && log.contains(#""id" : "ignore-without-reason""#))
  }

  @Test func `Imports and bounds need no pattern`() throws {
    let result = try check(
      #"""
      {"imports": [{"role": "presenter", "forbidden": ["Foundation"]}],
       "thresholds": [{"number": "complexity.max", "most": 2}]}
      """#)
    #expect(
      result
        == RunResult(
          output: """
            App/A.swift:1:1: error: [imports.forbidden] with the role 'presenter' in it, the \
            file must not import Foundation: NotePresenter → Foundation. Move the code that \
            needs the module elsewhere, and give this file plain values or a protocol.
            App/A.swift:5:3: error: [thresholds.out-of-bounds] complexity.max is 3, and should \
            be 2 at most: NotePresenter.sign(_:). Bring it back, or move the bound under \
            "thresholds" in .compare.json.
            App: 0 references judged.
            Judged: imports.forbidden 1.
            Judged: thresholds.out-of-bounds 1.
            2 findings in 1 of 1 module.

            """, exitCode: 2))
  }

  @Test func `A bound that only suites tell makes the result partial without them`() throws {
    let bound = modules(#""thresholds": [{"number": "coverage.percent", "least": 50}]"#)
    let result = try check(bound, "--pattern", "mvc")
    #expect(result.exitCode == 2)
    #expect(result.output.contains("\nPartial: App: the bounds of coverage.percent can't"))
    let tests = run(["check", "--sources", "App", "--tests"], in: folder.path)
    #expect(tests.exitCode == 64)
  }

  @Test func `With --tests a package's suites tell it`() throws {
    let package = try SmallPackage(
      targets: #".target(name: "A"), .testTarget(name: "ATests", dependencies: ["A"])"#,
      [
        "Sources/A/A.swift": "public func sign(_ n: Int) -> Int {\n  if n < 0 {\n    return -1\n"
          + "  }\n  return 1\n}\n",
        "Tests/ATests/T.swift":
          "import A\nimport Testing\n@Test func `The sign of 1 is 1`() { #expect(sign(1) == 1) }\n",
        ".compare.json": #"{"thresholds": [{"number": "coverage.percent", "least": 90}]}"#,
      ])
    let without = package.run(["check"])
    #expect(without.exitCode == 3)
    #expect(without.output.contains("`compare check --tests` runs the suites of a package"))
    let with = package.run(["check", "--tests"])
    #expect(with.exitCode == 2)
    #expect(with.output.contains("coverage.percent is 83.3, and should be 90 at least: A."))
  }

  @Test(
    arguments: [
      (
        #"{"rules": [{"rule": "mvx.role-cycle", "severity": "off"}]}"#,
        "there is no rule 'mvx.role-cycle', similar: mvc.role-cycle, mvp.role-cycle"
      ),
      (
        #"{"thresholds": [{"number": "complexity.mx", "most": 1}]}"#,
        "there is no number 'complexity.mx', similar: complexity.max."
      ),
      (
        #"{"thresholds": [{"number": "files", "most": 1, "modules": ["B"]}]}"#,
        "the module 'B' under thresholds matches none, there are only App."
      ),
    ])
  func `What cannot be meant is refused before anything is compiled`(
    _ configuration: String, _ reason: String
  ) throws {
    let result = try check(configuration)
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("/.compare.json' isn't a valid configuration: \(reason)"))
  }

  @Test func `The configuration names the baseline; an option names another`() throws {
    let text = modules(#""baseline": "known.json""#)
    #expect(
      try check(text).errors
        == "Error: There is no baseline 'known.json': write it with --update-baseline.\n")
    #expect(try check(text, "--update-baseline").exitCode == 0)
    #expect(try folder.names().sorted() == ["App"])
    let accepted = try check(text, "--strict")
    #expect(accepted.exitCode == 0)
    #expect(
      accepted.output.hasSuffix("\nNo new findings in 1 module; 1 accepted by the baseline.\n"))
    #expect(try check(text, "--baseline", "other.json").exitCode == 1)
    let missing = try check(modules(#""rules": []"#), "--update-baseline")
    #expect(missing.exitCode == 64)
    #expect(
      missing.errors.hasPrefix(
        "Error: The option '--update-baseline' needs '--baseline', or \"baseline\" in .compare.json.\n"
      ))
  }

  @Test func `A comment that accepts nothing is a note, and with --strict a finding`() throws {
    try folder.write(
      """
      struct NoteEntity: Codable {}
      final class NotePresenter {}
      final class NoteView {
        func show(_ note: NoteEntity) {}  // compare:ignore mvp.view-knows-model until May
        func hide() {}  // compare:ignore mvp.view-knows-model until May
        // compare:ignore mvc.view-knows-model of another pattern
        func draw() {}
      }

      """, to: "App/A.swift")
    let note = try check(modules(#""rules": []"#))
    #expect(note.exitCode == 0)
    #expect(
      note.output.hasPrefix("App/A.swift:5:19: note: [ignore-without-effect] the comment acc"))
    #expect(note.output.hasSuffix("\n1 finding in 1 of 1 module, 1 note among them.\n"))
    let strict = try check(modules(#""rules": []"#), "--strict")
    #expect(strict.exitCode == 2)
    #expect(strict.output.hasPrefix("App/A.swift:5:19: warning: [ignore-without-effect] "))
    // A rule that is off looks for nothing.
    let off = modules(#""rules": [{"rule": "mvp.view-knows-model", "severity": "off"}]"#)
    #expect(try check(off, "--strict").exitCode == 0)
  }
}
