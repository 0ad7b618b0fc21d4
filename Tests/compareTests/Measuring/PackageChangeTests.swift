import Foundation
import Testing

@testable import compare

/// What happens to the fixture over time; each test leaves the package as it found it.
@Suite(.serialized) struct PackageChangeTests {
  private let package = FixturePackage.shared

  @Test func `the same input gives the same bytes`() {
    #expect(run(["--format", "json"], in: package.folder).output == package.output)
  }

  @Test func `a deleted file leaves nothing, although its unit stays in the store`() throws {
    let file = "\(package.folder)/Sources/MVCTodo/Extra.swift"
    let source = "struct Extra { let view = ListView() }\n"
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    let more = try report(["--no-tests"]).modules[0]
    #expect(more.files == 4)
    #expect(edges(of: more).contains { $0.hasPrefix("Extra -> MVCTodo.ListView concrete 1") })

    try FileManager.default.removeItem(atPath: file)
    let fewer = try report(["--no-tests"]).modules[0]
    #expect(fewer.files == 3)
    #expect(fewer.edges == (try package.module(.mvc)).edges)
  }

  @Test func `a second run reads again only what changed, and says the same`() throws {
    let first = run(["--no-tests", "--timings"], in: package.folder)
    #expect(run(["--no-tests", "--timings"], in: package.folder).reads == "0")

    let file = "\(package.folder)/Sources/MVCTodo/Controller.swift"
    let source = try String(contentsOfFile: file, encoding: .utf8)
    defer { try? source.write(toFile: file, atomically: true, encoding: .utf8) }
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    let second = run(["--no-tests", "--timings"], in: package.folder)
    #expect(second.reads == "1")
    #expect(second.output == first.output)

    // Without the cache, or with a damaged one, everything is read, and the result is the same.
    let facts = Workspace(root: package.folder).facts
    try Data("damaged".utf8).write(to: URL(fileURLWithPath: "\(facts)/MVCTodo"))
    let third = run(["--no-tests", "--timings"], in: package.folder)
    #expect(third.reads == "3")
    #expect(third.output == first.output)
  }

  @Test func `without suites there is no test and no coverage`() throws {
    for module in try report(["--no-tests"]).modules {
      #expect(module.tests == nil)
      #expect(module.coverage == nil)
    }
  }

  @Test func `a failing build prints its output, one line, and no table`() throws {
    let file = "\(package.folder)/Sources/MVCTodo/Broken.swift"
    try "let broken: Int = \"no\"\n".write(toFile: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let result = run([], in: package.folder)
    #expect(result.exitCode == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("cannot convert value of type 'String'"))
    #expect(result.errors.hasSuffix("Error: The build failed; nothing was measured.\n"))
  }

  @Test func `a failing test prints its output, one line, and no table`() throws {
    let file = "\(package.folder)/Tests/MVPTodoTests/Failing.swift"
    let source =
      "import Testing\n@Test(arguments: [1, 2]) func fails(_ n: Int) { #expect(n == 1) }\n"
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let result = run([], in: package.folder)
    #expect(result.exitCode == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("Failing.swift:2"))
    let line = "Error: MVPTodoTests failed (1 of 5 cases); nothing was compared.\n"
    #expect(result.errors.hasSuffix(line))
  }

  @Test func `a suite that runs nothing is a failure`() throws {
    let file = "\(package.folder)/Tests/MVITodoTests/RuntimeTests.swift"
    let source = try String(contentsOfFile: file, encoding: .utf8)
    try "import Testing\n".write(toFile: file, atomically: true, encoding: .utf8)
    defer { try? source.write(toFile: file, atomically: true, encoding: .utf8) }
    #expect(
      run([], in: package.folder)
        == Run.Result(
          errors: "Error: MVITodoTests ran no test case; nothing was compared.\n",
          exitCode: 1
        )
    )
  }

  private func report(_ options: [String]) throws -> Report {
    let result = run(["--format", "json"] + options, in: package.folder)
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
  }
}

extension Run.Result {
  /// How many files were read, as the timings say.
  fileprivate var reads: String? {
    errors.split(separator: "\n").first { $0.hasPrefix("Reading") && $0.contains(" files ") }
      .map { String($0.split(separator: " ")[1]) }
  }
}
