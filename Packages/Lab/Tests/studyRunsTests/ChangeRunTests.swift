import Foundation
import ProgramSupport
import Testing

/// `study change` where it builds: each test takes a minute or more.
@Suite(.serialized) struct ChangeRunTests {
  @Test func `Numbers and pairs are those that were counted by hand`() throws {
    let change = try CountedChange()
    let untried = try change.study("numbers")
    #expect(untried.exitCode == 1)
    #expect(untried.errors.hasPrefix("Error: 'one' wasn't tried"))

    let trials = try change.study("trials")
    #expect(trials.exitCode == 0, "\(trials.errors)")
    let numbers = try change.study("numbers")
    #expect(numbers.exitCode == 0, "\(numbers.errors)")
    // Files changed and added, lines added and removed, lines to read; types changed and added,
    // requirements, roles, edges, the largest type, the most complex function; files and lines of
    // tests, old functions with another text, those that break, and the share of new lines that the
    // tests reach. A delegate and a view of the changed types have roles. No test makes a header, so
    // two of three new lines that can run are reached.
    let first = "1,1,6,1,16,3,1,1,2,1,8 → 9,2 → 3,1,2,2,2,66"
    #expect(values("one", "MVCTodo", numbers.output) == first)
    #expect(values("one", "VIPERTodo", numbers.output) == first)
    #expect(
      values("two", "MVCTodo", numbers.output) == "1,0,1,1,16,1,0,0,0,0,8 → 8,2 → 2,1,1,1,1,100")
    #expect(
      values("two", "VIPERTodo", numbers.output) == "1,0,1,1,16,1,0,0,1,0,8 → 8,2 → 2,1,1,1,1,100")
    #expect(values("pairs", "MVCTodo", numbers.output) == "0,0,1,0,1")
    #expect(values("pairs", "VIPERTodo", numbers.output) == "1,0,0,0,0")
    #expect(
      try change.study("pairs").output.hasSuffix(
        "| one, two | conflict 1 + 1 | passes | passes | passes | passes |\n"))
  }

  @Test func `A request that builds and passes is checked without findings`() throws {
    let change = try CountedChange()
    let result = try change.study("check", "one")
    #expect(result.output == "one: 15 tests pass, no findings.\n", "\(result.errors)")
    #expect(result.exitCode == 0)
  }

  @Test func `A request whose tests fail is a finding with their names`() throws {
    let change = try CountedChange()
    let path = "docs/changes/one/mvp-tests.patch"
    let patch = try change.package.folder.read(path)
    try change.package.folder.write(
      patch.replacing(
        "+    #expect(ListRow().title == \"first\")",
        with: "+    #expect(ListRow().title == \"1st\")"),
      to: path)
    let result = try change.study("check", "one")
    #expect(result.output == "one fails:\n  title()\n", "\(result.errors)")
    #expect(result.exitCode == 2)
  }

  private func values(_ request: String, _ module: String, _ numbers: String) -> String {
    numbers.split(separator: "\n").map { $0.components(separatedBy: "\t") }
      .filter { $0.count == 4 && $0[0] == request && $0[1] == module }
      .map { $0[3] }.joined(separator: ",")
  }
}
