import ProgramSupport
import Testing

@testable import compare

/// `check` from the command line to the exit code, on packages without a finding.
@Suite("A check, from the command line to the exit code")
struct CheckRunTests {
  private let package: SmallPackage
  private let lists = "Lists: 3 of 3 types have a role; 1 reference judged.\n"
  private let judgedMVP = """
    Judged: mvp.presenter-knows-view 0, mvp.role-cycle 1, mvp.strong-back-reference 0, \
    mvp.strong-delegate 0, mvp.view-knows-model 0, mvp.view-knows-presenter 0.

    """

  /// What the rules of MVC looked at, with a reference from a controller to a view in each module.
  private func judgedMVC(modules: Int) -> String {
    """
    Judged: mvc.model-knows-controller 0, mvc.model-knows-view 0, mvc.role-cycle \(modules), \
    mvc.strong-back-reference 0, mvc.strong-delegate 0, mvc.view-knows-controller 0, \
    mvc.view-knows-model 0.

    """
  }

  init() throws {
    package = try SmallPackage(
      targets: #".target(name: "Lists"), .target(name: "Base")"#,
      [
        "Sources/Lists/A.swift":
          "struct AView {}\nfinal class AController { let v = AView() }\nfinal class APresenter {}\n",
        "Sources/Base/B.swift": "struct BView {}\nfinal class BController { let v = BView() }\n",
      ])
  }

  @Test func `A pattern, a configuration, and a baseline in a file of its own`() throws {
    // Built once; from then on the index is enough.
    _ = self.package.run(["--no-tests"])
    let package = Indexed(package: self.package)
    #expect(
      package.run(["check", "--pattern", "mvc"])
        == RunResult(
          output: "Base: 2 of 2 types have a role; 1 reference judged.\n" + lists
            + judgedMVC(modules: 2) + "No findings in 2 modules.\n"))
    #expect(
      package.run(["check", "--pattern", "mvc", "--module", "Lists"])
        == RunResult(output: lists + judgedMVC(modules: 1) + "No findings in 1 module.\n"))

    let missing = package.run(["check"])
    #expect(missing.exitCode == 64)
    #expect(
      missing.errors.hasPrefix(
        "Error: There is no .compare.json that says what to check: `compare init` writes a first one,"
          + " or give --pattern.\n"))

    try package.folder.write(
      #"{"modules": [{"name": "Lists", "pattern": "mvp"}, {"name": "Base"}]}"#,
      to: ".compare.json")
    #expect(
      package.run(["check"]) == RunResult(output: lists + judgedMVP + "No findings in 1 module.\n"))
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
          output: lists + judgedMVP + "No findings in 1 module.\n",
          errors: "Wrote 0 entries to the baseline '\(package.folder.path)/known.json'.\n"
        ))

    try package.folder.write(
      """
      {"version": 1, "findings": [{"rule": "mvp.x", "from": "Lists.A", "to": "Base.B"}]}
      """, to: "known.json")
    let strict = ["check", "--baseline", "known.json", "--strict", "-o", "out.txt"]
    #expect(package.run(strict) == RunResult(exitCode: 2))
    #expect(
      try package.folder.read("out.txt") == lists + judgedMVP + """
        No findings in 1 module.
        Baseline: 1 entry no longer occurs: [mvp.x] Lists.A → Base.B

        """)
  }

  @Test func `A pattern without its parts is said, and stops nobody`() throws {
    try package.folder.write("struct AView {}\n", to: "Lists/A.swift")
    let words = ["check", "--sources", "Lists", "--pattern", "viper"]
    let result = package.run(words)
    #expect(result.exitCode == 0)
    #expect(
      result.output.hasPrefix(
        """
        Lists: 1 of 1 type has a role; 0 references judged.
        Judged: viper.entity-knows-others 0, viper.interactor-knows-presenter 0,
        """))
    #expect(
      result.output.hasSuffix(
        """
        No findings in 1 module.
        Not everything could be checked: Lists: no type is interactor or presenter, so not all \
        rules of VIPER can be checked: `compare roles` says what its types are, and "path" under \
        "roles" in .compare.json says what they should be

        """))
    #expect(package.run(words + ["--format", "json"]).output.contains("\"kind\" : \"gap\""))
  }

  @Test func `A rule that was named and judges none of its types isn't a clean result`() throws {
    try package.folder.write(
      "import UIKit\nstruct AView {}\nfinal class AController {}\n", to: "Lists/A.swift")
    let words = ["check", "--sources", "Lists"]
    let pattern = package.run(words + ["--pattern", "mvc"])
    #expect(pattern.exitCode == 0)
    #expect(
      pattern.output.hasSuffix(
        "\nNot everything could be checked: Lists: the rules of MVC could judge nothing: no type with"
          + " a role refers to another\n"))
    try package.folder.write(
      #"""
      {"imports": [{"role": "presenter", "forbidden": ["UIKit"]}],
       "rules": [{"rule": "mvc.view-knows-model", "severity": "error"}]}
      """#, to: "Lists/.compare.json")
    let imports = package.run(words)
    #expect(imports.exitCode == 0)
    #expect(
      imports.output.contains(
        "\nNot everything could be checked: imports.forbidden could judge nothing: there is no type"
      ))
    let named = package.run(words + ["--pattern", "mvc"])
    #expect(named.exitCode == 3)
    #expect(
      named.output.contains("\nPartial: mvc.view-knows-model could judge nothing, although there"))
    #expect(package.run(words + ["--pattern", "mvc", "--allow-partial"]).exitCode == 0)
  }

  @Test
  func `Modules that refer to each other are one app, whose parts may be in any of them`() throws {
    let package = try SmallPackage(
      targets: #"""
        .target(name: "Views", dependencies: ["Presenters", "Tools"]),
        .target(name: "Presenters"), .target(name: "Tools"), .target(name: "Alone")
        """#,
      [
        "Sources/Views/A.swift": """
        import Presenters
        import Tools
        final class AViewController { let presenter: (any APresenterProtocol)? = nil }
        struct B { let tool = Tool() }

        """,
        "Sources/Presenters/A.swift": "public protocol APresenterProtocol {}\n",
        "Sources/Tools/A.swift": "public struct Tool { public init() {} }\n",
        "Sources/Alone/A.swift": "struct Alone {}\n",
      ])
    let result = package.run(["check", "--pattern", "mvp"])
    #expect(result.exitCode == 0)
    #expect(
      result.output.contains(
        "\nNot everything could be checked: Alone: no type is view or presenter, so not all"))
    #expect(result.output.contains("Views: 1 of 2 types have a role; 1 reference judged.\n"))
  }

  @Test func `A folder of sources is checked`() {
    let result = package.run([
      "check", "--sources", "Sources/Lists", "--pattern", "mvc", "--format", "json",
    ])
    #expect(result.exitCode == 0)
    #expect(result.output.contains(#""name" : "Lists""#))
    #expect(result.output.contains(#""pattern" : "mvc""#))
    let none = package.run(["check", "--sources", "Sources/Lists"])
    #expect(none.exitCode == 64)
    #expect(
      none.errors.hasPrefix(
        "Error: There is no .compare.json that says what to check: `compare init --sources"
          + " Sources/Lists` writes a first one, or give --pattern.\n"))
  }
}

/// A package that was built before.
private struct Indexed {
  let package: SmallPackage
  var folder: TemporaryFolder { package.folder }

  func run(_ words: [String]) -> RunResult {
    package.run(words + ["--index-store", "\(folder.path)/.build-compare/debug/index/store"])
  }
}
