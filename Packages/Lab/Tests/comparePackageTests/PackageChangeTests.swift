import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords

/// What happens to the fixture over time; each test leaves the package as it found it.
@Suite("A package that changes", .serialized)
struct PackageChangeTests {
  private let package = FixturePackage.shared

  @Test func `The same input gives the same bytes`() {
    #expect(run(["--format", "json"], in: package.folder).output == package.output)
  }

  @Test func `A deleted file leaves nothing, although its unit stays in the store`() throws {
    let file = "\(package.folder)/Sources/MVCTodo/Extra.swift"
    let source = "struct Extra { let view = ListView() }\n"
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    let more = try report(["--no-tests"]).modules[0]
    #expect(more.files == 4)
    #expect(edges(of: more).contains { $0.hasPrefix("Extra -> MVCTodo.ListView concrete 1") })

    try FileManager.default.removeItem(atPath: file)
    let fewer = try report(["--no-tests"])
    #expect(fewer.modules[0].files == 3)
    #expect(fewer.modules[0].edges == (try package.module(.mvc)).edges)
    #expect(fewer.modules.allSatisfy { $0.tests == nil && $0.coverage == nil })
  }

  @Test func `A second run reads again only what changed, and says the same`() throws {
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

  @Test func `What a failing build leaves is measured, and the reason reported`() throws {
    // A file that is new, and one that compiled once.
    let broken = "let broken: Int = \"no\"\n"
    let file = "\(package.folder)/Sources/MVCTodo/ListView.swift"
    let source = try String(contentsOfFile: file, encoding: .utf8)
    defer { try? source.write(toFile: file, atomically: true, encoding: .utf8) }
    try (broken + source).write(toFile: file, atomically: true, encoding: .utf8)
    let new = "\(package.folder)/Sources/MVCTodo/Broken.swift"
    try broken.write(toFile: new, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: new) }
    let report = try report([], endsWith: 3)
    #expect(report.modules.map(\.files) == [4, 2, 2, 3, 2])
    #expect(report.modules.allSatisfy { $0.tests == nil && $0.coverage == nil })
    let reason =
      /the build failed, so no suite was run: Sources\/MVCTodo\/(Broken|ListView).swift:1:19: error: cannot convert value of type 'String'/
    #expect(report.notes.first?.text.prefixMatch(of: reason) != nil, "\(report.notes)")
    #expect(report.notes.last?.line.hasPrefix("MVCTodo: the compiler resolved ") == true)
    #expect(report.notes.count == 2)
    #expect(report.notes.allSatisfy { $0.kind == .partial })
  }

  @Test func `Tests that don't build cost only the tests`() throws {
    let file = "\(package.folder)/Tests/MVPTodoTests/Broken.swift"
    try "let broken: Int = \"no\"\n".write(toFile: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let report = try report([], endsWith: 3)
    #expect(report.modules.map(\.edges) == (try package.report().modules.map(\.edges)))
    #expect(report.modules.allSatisfy { $0.tests == nil })
    #expect(report.notes.count == 1)
    #expect(report.notes.first?.kind == .partial)
    #expect(
      report.notes.first?.text.hasPrefix("the tests don't build, so no suite was run: ") == true)
  }

  /// One run in which the suite of each module does something else.
  private static let suites = Result {
    let folder = FixturePackage.shared.folder
    let empty = "\(folder)/Tests/MVITodoTests/RuntimeTests.swift"
    let source = try String(contentsOfFile: empty, encoding: .utf8)
    let files = [
      "MVPTodoTests": """
      import Testing
      @Test(arguments: [1, 2]) func fails(_ n: Int) { #expect(n == 1) }
      @Test("By its title") func titled() { #expect(Bool(false)) }
      struct `Some (of. them)` {
        @Test(arguments: [1, 2]) func `Of 2 (1, 2) one fails`(_ n: Int) { #expect(n == 1) }
      }
      """,
      "MVVMTodoTests": """
      import Foundation
      import Testing
      @Test func crashes() { kill(getpid(), SIGKILL) }
      """,
      "MVCTodoTests": """
      import XCTest
      final class OldTests: XCTestCase {
        func testPasses() {}
        func testFails() { XCTFail() }
        func testIsSkipped() throws { throw XCTSkip("no reason") }
      }
      """,
    ]
    defer {
      try? source.write(toFile: empty, atomically: true, encoding: .utf8)
      for suite in files.keys {
        try? FileManager.default.removeItem(atPath: "\(folder)/Tests/\(suite)/More.swift")
      }
    }
    try "import Testing\n".write(toFile: empty, atomically: true, encoding: .utf8)
    for (suite, text) in files {
      try text.write(
        toFile: "\(folder)/Tests/\(suite)/More.swift", atomically: true, encoding: .utf8)
    }
    return try PackageChangeTests().report([], endsWith: 3)
  }

  private func suite(of pattern: Pattern) throws -> (module: ModuleReport, notes: [Note]) {
    let report = try Self.suites.get()
    let module = try #require(report.modules.first { $0.pattern == pattern })
    return (module, report.notes.filter { $0.module == module.name })
  }

  @Test func `A failing test is counted and named`() throws {
    let (module, notes) = try suite(of: .mvp)
    #expect(module.tests?.run == 8)
    #expect(module.tests?.failed == 3)
    #expect(module.coverage == (try package.module(.mvp)).coverage)
    let line =
      "MVPTodoTests: 3 of 8 cases failed: 'By its title', 'Of 2 (1, 2) one fails', 'fails(_:)'"
    #expect(notes == [Note(.partial, line, of: "MVPTodo")])
    #expect(module.tests?.failures == ["By its title", "Of 2 (1, 2) one fails", "fails(_:)"])
  }

  @Test func `A suite that crashes counts as far as it got, and is reported`() throws {
    let (module, notes) = try suite(of: .mvvm)
    #expect(module.tests != nil)
    #expect(module.coverage == nil)
    #expect(try suite(of: .viper).module.tests == (try package.module(.viper)).tests)
    #expect(try suite(of: .viper).notes == [])
    #expect(notes.map(\.kind) == [.partial, .partial])
    let ended = /MVVMTodo: MVVMTodoTests: ended with exit code 137 after \d cases, before its end/
    #expect(notes.first?.line.wholeMatch(of: ended) != nil)
    #expect(notes.last?.line.hasPrefix("MVVMTodo: MVVMTodoTests: no coverage: ") == true)
  }

  @Test func `A suite that runs nothing is reported`() throws {
    let (module, notes) = try suite(of: .mvi)
    #expect(module.tests?.run == 0)
    #expect(module.tests?.functions == 0)
    #expect(notes.first == Note(.partial, "MVITodoTests: ran no test case", of: "MVITodo"))
  }

  @Test func `Tests of XCTest count beside those of Swift Testing`() throws {
    let before = try #require(try package.module(.mvc).tests)
    let tests = try #require(try suite(of: .mvc).module.tests)
    #expect(tests.run == before.run + 2)
    let functions = try #require(before.functions)
    #expect(tests.functions == functions + 2)
    #expect(tests.failures == ["OldTests.testFails"])
    #expect(tests.skipped == before.skipped + 1)
  }

  private func report(_ options: [String], endsWith code: Int32 = 0) throws -> Report {
    let result = run(["--format", "json"] + options, in: package.folder)
    #expect(result.exitCode == code)
    return try result.report()
  }
}

extension RunResult {
  /// How many files were read, as the timings say.
  fileprivate var reads: String? {
    errors.split(separator: "\n").first { $0.hasPrefix("Reading") && $0.contains(" files ") }
      .map { String($0.split(separator: " ")[1]) }
  }
}
