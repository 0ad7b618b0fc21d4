import CommandLineKit
import Testing

@testable import compare

/// `check` from the command line to the exit code, on packages without a finding.
@Suite("A check, from the command line to the exit code")
struct CheckRunTests {
  private let package: SmallPackage

  init() throws {
    package = try SmallPackage(
      targets: #".target(name: "Lists"), .target(name: "Base")"#,
      ["Sources/Lists/A.swift": "struct AView {}\n", "Sources/Base/B.swift": "struct BView {}\n"])
  }

  @Test("Help names every option once, and every exit code")
  func helpNamesEvery() {
    let result = compareTests.run(["check", "--help"], in: "/")
    #expect(result == RunResult(output: CommandHelpTests.check))
    let own = CompareProgram.declaration.description.commands[0].options.compactMap(\.names.first)
    for option in own + ["--help"] {
      let lines = result.output.split(separator: "\n").filter { line in
        line.hasPrefix("  \(option) ") || line.contains(", \(option) ")
      }
      #expect(lines.count == 1, "\(option)")
    }
    #expect(result.output.contains("EXIT CODES:\n  0 without findings, 2 with some"))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 96 })
  }

  @Test("A pattern, a configuration, and a baseline in a file of its own")
  func patternConfigurationBaseline() throws {
    #expect(
      package.run(["check", "--pattern", "mvc"])
        == RunResult(output: "No findings in 2 modules.\n"))
    #expect(
      package.run(["check", "--pattern", "mvc", "--module", "Lists"])
        == RunResult(output: "No findings in 1 module.\n"))

    let missing = package.run(["check"])
    #expect(missing.exitCode == 64)
    #expect(
      missing.errors.hasPrefix(
        "Error: No module has a pattern: give --pattern, or name it in .compare.json.\n"))

    try package.folder.write(
      #"{"modules": [{"name": "Lists", "pattern": "mvp"}, {"name": "Base"}]}"#,
      to: ".compare.json")
    #expect(package.run(["check"]) == RunResult(output: "No findings in 1 module.\n"))
    let unused = package.run(["check", "--pattern", "mvc"])
    #expect(unused.exitCode == 64)
    #expect(unused.errors.hasPrefix("Error: In .compare.json no module has the pattern 'mvc'"))
    let unknown = package.run(["check", "--module", "Base"])
    #expect(unknown.exitCode == 64)
    #expect(unknown.errors.hasPrefix("Error: The module 'Base' has no pattern: give --pattern"))

    let none = package.run(["check", "--baseline", "known.json"])
    #expect(
      none
        == RunResult(
          errors: "Error: There is no baseline 'known.json': write it with --update-baseline.\n",
          exitCode: 1))
    let update = ["check", "--baseline", "known.json", "--update-baseline"]
    #expect(
      package.run(update)
        == RunResult(
          output: "No findings in 1 module.\n", errors: "Wrote 0 entries to the baseline.\n"))

    try package.folder.write(
      """
      {"version": 1, "findings": [{"rule": "mvp.x", "from": "Lists.A", "to": "Base.B"}]}
      """, to: "known.json")
    let strict = ["check", "--baseline", "known.json", "--strict", "-o", "out.txt"]
    #expect(package.run(strict) == RunResult(exitCode: 2))
    #expect(
      try package.folder.read("out.txt") == """
        No findings in 1 module.
        Baseline: 1 entry no longer occurs: [mvp.x] Lists.A → Base.B

        """)
  }

  @Test("A module in which no type has a role is said")
  func moduleNoType() throws {
    let package = try SmallPackage(
      targets: #".target(name: "Lists")"#, ["Sources/Lists/A.swift": "struct A {}\n"])
    #expect(
      package.run(["check", "--pattern", "mvc"]).output == """
        No findings in 1 module.
        Note: Lists: no type has a role, so no rule can be broken

        """)
  }

  @Test("A folder of sources is checked")
  func folderSourcesChecked() {
    let result = package.run([
      "check", "--sources", "Sources/Lists", "--pattern", "mvc", "--format", "json",
    ])
    #expect(result.exitCode == 0)
    #expect(result.output.contains(#""name" : "Lists""#))
    #expect(result.output.contains(#""pattern" : "mvc""#))
    let none = package.run(["check", "--sources", "Sources/Lists"])
    #expect(none.exitCode == 64)
    #expect(none.errors.hasPrefix("Error: No module has a pattern: give --pattern"))
  }
}
