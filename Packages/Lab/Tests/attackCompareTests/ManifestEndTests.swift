import ProgramSupport
import Testing

/// Manifests that do something other than describe a package, compiled and run by the toolchain.
@Suite("Manifests that fail", .timeLimit(.minutes(60)))
struct ManifestEndTests {
  @Test(
    arguments: [
      #"fatalError("no \u{1B}[31mpackage")"#, "kill(getpid(), SIGKILL)", "exit(0)", "exit(3)",
      #"print(String(repeating: "x", count: 100_000_000)); exit(3)"#,
      #"for _ in 1...1_000_000 { print("x") }; exit(3)"#,
    ])
  func `What ended them is reported, with no more of their output than is readable`(
    _ code: String
  ) throws {
    let result = try run(code)
    #expect(result.exitCode == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("' cannot be read: "))
    #expect(result.errors.count < 100_000)
    #expect(!result.errors.contains("\u{1B}"))
  }

  @Test func `One that only says much is read`() throws {
    let result = try run(#"print(String(repeating: "x", count: 100_000_000))"#)
    #expect(result.exitCode == 0, "\(result.errors.prefix(1_000))")
    #expect(result.output.contains("App"))
  }

  private func run(_ code: String) throws -> ChildProgram.Result {
    let package = try SmallPackage(
      targets: #".target(name: "App")"#, header: "import Foundation\n\(code)",
      ["Sources/App/App.swift": "struct App {}\n"])
    return try package.run(["--no-tests"])
  }
}
