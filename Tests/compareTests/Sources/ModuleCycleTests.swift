import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import compare

/// Folders that import each other, which no build would accept.
@Suite("Cycles of modules")
struct ModuleCycleTests {
  private let folder: TemporaryFolder
  private let rule = #"{ "rules": [{ "rule": "modules.import-cycle", "severity": "warning" }] }"#

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("public struct Note {}\n", to: "Model/Note.swift")
    try folder.write(
      "import Model\npublic struct Row { let note: Note }\n", to: "Views/Row.swift")
    try folder.write("import Views\nimport Model\n", to: "App/App.swift")
    try folder.write(rule, to: "Model/.compare.json")
  }

  private func run(_ command: [String] = [], _ more: [String] = []) -> RunResult {
    let parts = ["App", "Model", "Views"].flatMap { ["--sources", $0] }
    return compareTests.run(command + parts + more, in: folder.path)
  }

  @Test func `Modules that import each other are a number, and are listed with the imports`() throws
  {
    #expect(!run().output.contains("of modules"))
    try folder.write("\n@_exported import Views\n", to: "Model/All.swift")
    let text = run().output
    #expect(text.contains(/\n +of modules +0 +1 +1\n/), "\(text)")
    #expect(
      text.contains(
        """
        Cycles of modules
          Model → Views → Model  2 modules
          Model imports Views    Model/All.swift:2
          Views imports Model    Views/Row.swift:1

        """), "\(text)")
    let cycles = try run([], ["--format", "json"]).report().modules.map(\.moduleCycles)
    #expect(
      cycles.map { $0?.map(\.modules) } == [nil, [["Model", "Views"]], [["Model", "Views"]]])
  }

  @Test func `A cycle is one finding, at the first import of the shortest way round`() throws {
    let none = run(["check"])
    #expect(none.exitCode == 0)
    #expect(none.output.contains("Judged: modules.import-cycle 3.\n"))
    try folder.write("import App\n", to: "Model/All.swift")
    let result = run(["check"])
    #expect(result.exitCode == 2)
    #expect(
      result.output.hasPrefix(
        """
        App/App.swift:2:1: warning: [modules.import-cycle] App, Model, Views import each other: \
        App → Model → App. Move what both need into a module that both may import, or invert one of \
        the imports with a protocol.

        """), "\(result.output)")
    #expect(result.output.contains("\n1 finding in 1 of 3 modules.\n"))
  }

  @Test func `An import in an inactive branch counts, and is named`() throws {
    try folder.write("#if FLAG\nimport Views\n#endif\n", to: "Model/All.swift")
    let result = run(["check"])
    #expect(result.exitCode == 2)
    #expect(
      result.output.contains(
        "import each other; in an inactive branch, Model imports Views: Model → Views → Model."),
      "\(result.output)")
    #expect(run().output.contains("Model/All.swift:2, in an inactive branch\n"))
  }

  @Test func `Imports in several inactive branches are a note, as each may be of another platform`()
    throws
  {
    try folder.write(
      #"{ "thresholds": [{ "number": "types", "most": 9 }] }"#, to: "Model/.compare.json")
    try folder.write("#if FLAG\nimport Views\n#endif\n", to: "Model/All.swift")
    try folder.write("#if os(macOS)\nimport Model\n#endif\n", to: "Views/Row.swift")
    let result = run(["check"])
    #expect(result.exitCode == 0)
    #expect(result.output.contains(": note: [modules.import-cycle]"), "\(result.output)")
  }
}
