import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import SourceRecords

@Suite("Sources that nest too deeply")
struct DeepSourcesTests {
  @Test func `One that is too deep is left out and named, the others are measured`() throws {
    let fixture = try SourcesFixture([
      "A.swift": Nested.all[0].code(10_000), "B.swift": "class B {}\nclass C { let b = B() }\n",
    ])
    let result = try fixture.analyse()
    let reason = "nested too deeply: more than 256 brackets in one another"
    #expect(fixture.skipped(in: result) == ["A.swift: \(reason)"])
    #expect(result.skipped.map(\.reason.isFailure) == [true])
    #expect(fixture.edges(of: result) == ["C -> B 1 B.swift:2"])
  }

  @Test func `If all files of a folder are left out, the reasons are reported`() throws {
    let fixture = try SourcesFixture([
      "A.swift": Nested.all[0].code(10_000), "B.swift": Nested.all[0].code(10_000),
      "Package.swift": "import PackageDescription\n", ".C.swift": "",
    ])
    let result = try run(["--sources", "."], in: fixture.folder.path)
    #expect(result.exitCode == 1)
    #expect(
      result.errors.hasSuffix(
        "there is no Swift file to measure; left out are A.swift and 1 more: nested too deeply:"
          + " more than 256 brackets in one another; .C.swift: hidden; Package.swift: a package"
          + " manifest.\n"), "\(result.errors)")
  }

  @Test func `In a package, one that is too deep is left out and named`() throws {
    let package = try SmallPackage(
      targets: #".target(name: "App")"#,
      ["Sources/App/A.swift": Nested.all[0].code(300), "Sources/App/B.swift": "class B {}\n"])
    let report = try package.report()
    #expect(!report.isComplete)
    #expect(report.modules.map(\.files) == [1])
    #expect(report.modules.map(\.lines.code) == [1])
    #expect(
      report.notes.map(\.line).contains(
        "App: Sources/App/A.swift: nested too deeply: more than 256 brackets in one another"))
  }

  @Test func `Code that ends the parser costs its own file`() throws {
    let fixture = try SourcesFixture([
      "A.swift": "class A {}\n", "Bad.swift": Self.endless,
      "C.swift": "class C { let a = A() }\n",
    ])
    let result = try fixture.analyse()
    #expect(fixture.skipped(in: result) == ["Bad.swift: the parser can't take it apart"])
    #expect(result.skipped.map(\.reason.isFailure) == [true])
    #expect(fixture.edges(of: result) == ["C -> A 1 C.swift:1"])
  }

  @Test func `In a package, code that ends the parser costs its own file`() throws {
    let package = try SmallPackage(
      targets: #".target(name: "App")"#,
      ["Sources/App/A.swift": Self.endless, "Sources/App/B.swift": "class B {}\n"])
    let report = try package.report(["--no-tests"])
    #expect(!report.isComplete)
    #expect(report.modules.map(\.lines.code) == [1])
    #expect(
      report.notes.map(\.line).contains(
        "App: Sources/App/A.swift: the parser can't take it apart"))
  }

  /// Each `try` starts a line, so it looks like a statement, but is nested in the one before it.
  private static let endless =
    "func f() { let x = " + String(repeating: "try\n", count: 500_000) + "1 }\n"
}
