import ProgramSupport
import Testing
@testable import compare

/// What is measured brings its sources along.
@Suite("The page of measured code")
struct MeasuredPageTests {
  @Test func `A page of folders renders`() {
    let words = ["--sources", "MVC=Sources/MVCTodo", "--format", "html"]
    let page = run(words, in: FixturePackage.shared.folder)
    #expect(page.exitCode == 0)
    #expect(page.output.contains("<span id=\"m0f1l6\">  let view = ListView()\n</span>"))
    #expect(page.output.contains(">public final class Controller {\n</span>"))
  }

  @Test func `A page of a package, from a folder within it, renders`() throws {
    let package = try SmallPackage(
      targets: ".target(name: \"Lists\")", ["Sources/Lists/List.swift": "struct List {}\n"])
    let page = run(
      ["--no-tests", "--format", "html"], in: "\(package.folder.path)/Sources/Lists")
    #expect(page.output.contains("<span id=\"m0f0l1\">struct List {}\n</span>"))
  }
}
