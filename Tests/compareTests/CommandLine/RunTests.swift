import Foundation
import Testing

@testable import compare

/// What is printed where, compared whole.
struct RunTests {
  @Test func `version`() {
    #expect(run(["--version"], in: "/") == Run.Result(output: "1.0.0\n"))
  }

  @Test func `help`() {
    let text = """
      OVERVIEW: Measure the same app in five patterns, from the compiler's own records.

      Builds the package around the current folder with its tests in a scratch folder of
      its own (.build-compare), runs each pattern's own suite by itself, and prints files,
      lines, types, dependency edges, cycles, complexity, tests and coverage side by side.

      USAGE: compare [--format <format>] [--output <file>] [--no-tests] [--edges <module>] [--timings]

      OPTIONS:
        --format <format>       The format of the result: text or json. (default: text)
        -o, --output <file>     Write the result to a file instead of standard output.
        --no-tests              Run no suites; test and coverage cells show a dash.
        --edges <module>        List every dependency edge of one module, with the number of
                                references and one place as evidence, instead of the table.
                                Runs no suites.
        --timings               Print how long each step took, to standard error.
        --version               Show the version.
        -h, --help              Show help information.

      """
    #expect(run(["--help"], in: "/") == Run.Result(output: text))
  }

  @Test(arguments: [
    (["--fromat"], "Unknown option '--fromat'. Did you mean '--format'?"),
    (["--quick"], "Unknown option '--quick'."),
    (["now"], "Unexpected argument 'now'."),
    (["--output"], "Missing value for '--output <file>'."),
    (["--timings=1"], "The option '--timings' takes no value."),
    (
      ["--format", "jsn"],
      "The value 'jsn' is invalid for '--format': use text or json. Did you mean 'json'?"
    ),
    (
      ["--edges", "MVXTodo"],
      "The value 'MVXTodo' is invalid for '--edges': use MVCTodo, MVPTodo, MVVMTodo, MVITodo or"
        + " VIPERTodo."
    ),
  ])
  func `a usage error is three lines on standard error`(_ words: [String], _ line: String) {
    let errors = """
      Error: \(line)
      Usage: compare [--format <format>] [--output <file>] [--no-tests] [--edges <module>] [--timings]
      See 'compare --help'.

      """
    #expect(run(words, in: "/") == Run.Result(errors: errors, exitCode: 64))
  }

  @Test func `outside any package`() throws {
    let folder = try TemporaryFolder()
    let line = "Error: There is no Package.swift in '\(folder.path)' or above it.\n"
    #expect(run([], in: folder.path) == Run.Result(errors: line, exitCode: 1))
  }

  @Test func `in another package`() throws {
    let folder = try TemporaryFolder()
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "other", targets: [.target(name: "MVCTodo")])
      """
    try folder.write(manifest, to: "Package.swift")
    try folder.write("", to: "Sources/MVCTodo/Empty.swift")
    let names = [
      "MVCTodoTests", "MVPTodo", "MVPTodoTests", "MVVMTodo", "MVVMTodoTests", "MVITodo",
      "MVITodoTests", "VIPERTodo", "VIPERTodoTests",
    ]
    let line = "Error: The package has no \(names.joined(separator: ", no ")).\n"
    #expect(run([], in: folder.path) == Run.Result(errors: line, exitCode: 1))
  }

  @Test func `a manifest that does not compile`() throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.2\nlet package = 1\n", to: "Package.swift")
    let result = run([], in: folder.path)
    #expect(result.exitCode == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasSuffix("\nError: The package cannot be read.\n"))
  }

  @Test func `without a toolchain`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let run = Run(
      folder: folder.path,
      searchPath: folder.path,
      children: Children(),
      progress: Progress(isShown: false)
    )
    let line = "Error: The Swift toolchain on PATH has no 'swift'.\n"
    #expect(run.run([]) == .finished(Run.Result(errors: line, exitCode: 1)))
  }
}
