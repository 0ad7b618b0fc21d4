import Foundation
import ProgramSupport
import Testing

@testable import respell

@Suite("Verdicts before and after a rewriting")
struct TrialTests {
  private static let sources = """
    struct TodoModel: Codable {}

    final class ListView {
      func show(_ todo: TodoModel) {}
    }

    final class ListViewController {
      private let view = ListView()
      func load() { view.show(TodoModel()) }
    }

    """

  private let workspace: TemporaryFolder
  private let source: TemporaryFolder

  init() throws {
    workspace = try TemporaryFolder()
    source = try TemporaryFolder()
    try source.write(Self.sources, to: "App/List.swift")
    try source.write("struct Untouched {}\n", to: "Other/Other.swift")
  }

  private func trial() throws -> Trial {
    var options = Options()
    options.path = source.path
    options.sources = ["App"]
    options.pattern = "mvc"
    return try Trial(options, in: URL(filePath: workspace.path))
  }

  @Test func `Spaces change no verdict`() throws {
    let spaces = try #require(Way.all.first { $0.name == "spaces" })
    let outcome = try trial().run(spaces)
    #expect(outcome.places > 10)
    #expect(outcome.verdicts > 20)
    #expect(outcome.changes == [])
    #expect(try source.read("App/List.swift") == Self.sources)
  }

  @Test
  func `A rewriting that drops a reference changes a finding, and the next one starts afresh`()
    throws
  {
    let dropping = Way("drop", "the first reference") { file, _ in
      file.tokens.filter { $0.text == "TodoModel" }.dropFirst().map {
        [Way.Edit(range: $0.start..<$0.end, text: "Int")]
      }
    }
    let trial = try trial()
    let changes = try trial.run(dropping).changes
    #expect(
      changes.contains {
        $0.hasPrefix("check findings: [mvc.view-knows-model] ListView → TodoModel: warning ⇒ –")
      })
    #expect(changes.contains { $0.contains("ListView → TodoModel: concrete ⇒ –") })
    let spaces = try #require(Way.all.first { $0.name == "spaces" })
    #expect(try trial.run(spaces).changes == [])
  }

  @Test func `A file that can't be parsed when rewritten stays as it is`() throws {
    let breaking = Way("break", "a bracket") { file, _ in [[.insert("{", at: file.bytes.count)]] }
    let outcome = try trial().run(breaking)
    #expect(outcome.left == ["App/List.swift"])
    #expect(outcome.changes == [])
  }

  @Test func `A file that doesn't compile when rewritten stays as it is`() throws {
    try source.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "small", targets: [.target(name: "App", path: "App")])

      """, to: "Package.swift")
    try source.write("let number = 1\n", to: "App/Number.swift")
    var options = Options()
    options.path = source.path
    options.only = ["App"]
    options.pattern = "mvc"
    let breaking = Way("break", "a name") { file, _ in
      file.tokens.filter { $0.text == "1" }.map {
        [Way.Edit(range: $0.start..<$0.end, text: "nothing")]
      }
    }
    let outcome = try Trial(options, in: URL(filePath: workspace.path)).run(breaking)
    #expect(outcome.left == ["App/Number.swift"])
    #expect(outcome.changes == [])
  }

  @Test func `The report counts places, verdicts and changes`() {
    let outcome = Trial.Outcome(
      way: "spaces", places: 3, verdicts: 20, changes: ["a: 1 ⇒ 2", "b: 1 ⇒ 2"], left: [])
    #expect(
      Report.text(of: outcome, shown: 1)
        == "spaces                         3        20         2\n  a: 1 ⇒ 2\n  and 1 more")
    #expect(
      Report.total(of: [outcome, outcome])
        == "total                          6        40         4")
  }

  @Test func `The program ends with 0 if no verdict changes, and names a wrong way`() throws {
    let respell = ChildProgram.built("respell")
    let words = [source.path, "--sources", "App", "--pattern", "mvc", "--ways"]
    #expect(try respell.run(words + ["spaces,comment"], in: workspace.path).exitCode == 0)
    let wrong = try respell.run(words + ["nothing"], in: workspace.path)
    #expect(wrong.exitCode == 64)
    #expect(wrong.errors.contains("There is no way 'nothing'; `respell --help` lists all."))
  }
}
