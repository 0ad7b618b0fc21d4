import CommandLineKit
import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords
@testable import compare

/// What is printed where, compared whole.
@Suite("A run, compared whole")
struct RunTests {
  @Test func `The version is printed`() {
    #expect(run(["--version"], in: "/") == RunResult(output: "2.0.0\n"))
  }

  @Test(
    arguments: [
      (["--fromat"], "Unknown option '--fromat'. Did you mean '--format'?"),
      (["--quick"], "Unknown option '--quick'."),

      (
        ["--sources", "a", "--coverage", "b"],
        "The option '--coverage' cannot be used with '--sources'."
      ),
      (["--output"], "Missing value for '--output <file>'."),
      (["--timings=1"], "The option '--timings' takes no value."),
      (
        ["--format", "jsn"],
        "The value 'jsn' is invalid for '--format': use text, json, markdown, csv, mermaid, dot, svg or html."
          + " Did you mean 'json'?"
      ),
    ])
  func `A usage error is three lines on standard error`(_ words: [String], _ line: String) {
    let errors = """
      Error: \(line)
      Usage: compare [<path>]... [<options>] | check … | init … | explain … | roles … | trace … \
      | render … | diff … | affected …
      See 'compare --help'.

      """
    #expect(run(words, in: "/") == RunResult(errors: errors, exitCode: 64))
  }

  @Test func `A command for kept results answers with its own usage`() {
    let errors = """
      Error: Missing argument <new.json>.
      Usage: compare diff <old> [<new>] [<path>] [--sources <folder>]... [--packages <folder>]... \
      [--module <name>]... [--format <format>] [--output <file>] [--allow-partial] [--timings] [--verbose]
      See 'compare diff --help'.

      """
    #expect(run(["diff", "a.json"], in: "/") == RunResult(errors: errors, exitCode: 64))
  }

  @Test(
    arguments: [
      (["chekc"], "Unknown command 'chekc'. Did you mean 'check'?"),
      (["rendr", "a.json"], "Unknown command 'rendr'. Did you mean 'render'?"),
      (["hlep"], "Unknown command 'hlep'. Did you mean 'help'?"),
      (["help", "dif"], "Unknown command 'dif'. Did you mean 'diff'?"),
    ])
  func `A slip in a command's name is understood`(_ words: [String], _ line: String) {
    let result = run(words, in: "/")
    #expect(result.errors.hasPrefix("Error: \(line)\nUsage: compare [<path>]..."))
    #expect(result.exitCode == 64)
  }

  @Test func `A folder that is called almost as a command is a folder`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "chekc/A.swift")
    let line =
      "Error: There is no Package.swift in '\(folder.path)/chekc' or above it."
      + " To measure the Swift files there, name the folder with --sources.\n"
    #expect(run(["chekc"], in: folder.path) == RunResult(errors: line, exitCode: 1))
    #expect(run(["\(folder.path)/chekc"], in: "/") == RunResult(errors: line, exitCode: 1))
  }

  @Test func `Outside any package, it fails with one line`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "README.md")
    let line = "Error: There is no Package.swift in '\(folder.path)' or above it.\n"
    #expect(run([], in: folder.path) == RunResult(errors: line, exitCode: 1))
  }

  @Test func `A folder that is not there is named`() {
    let line = "Error: There is no folder 'nowhere'.\n"
    #expect(run(["nowhere"], in: "/") == RunResult(errors: line, exitCode: 1))
  }

  @Test func `A manifest that does not compile is shown with its errors`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = 1\n",
      to: "Package.swift")
    let result = run([], in: folder.path)
    #expect(result.exitCode == 1)
    #expect(result.output.isEmpty)
    let line = "\nError: The package in '\(folder.path)' cannot be read: "
    #expect(result.errors.contains(line))
    let reason = result.errors.components(separatedBy: line).last ?? ""
    #expect(reason.contains("error: ") && reason.split(separator: "\n").count == 1, "\(reason)")
  }

  @Test func `Without a toolchain, it fails with one line`() throws {
    let folder = try TemporaryFolder()
    try folder.write("import PackageDescription\n", to: "Package.swift")
    let run = Run(
      folder: folder.path,
      session: .ofTest(searchPath: folder.path),
      cache: SourcesCache(folder: scratchOfTests)
    )
    let line = "Error: The Swift toolchain on PATH has no 'swift'.\n"
    #expect(run.result([]) == RunResult(errors: line, exitCode: 1))
  }
}
