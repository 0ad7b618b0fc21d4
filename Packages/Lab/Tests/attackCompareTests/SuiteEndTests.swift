import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords

@Suite("Suites that don't come to their end")
struct SuiteEndTests {
  private let folder: TemporaryFolder
  private static let started = #"""
    {"kind":"testDiscovered","payload":{"kind":"function","id":"a","isParameterized":false},"version":0}
    {"kind":"event","payload":{"kind":"runStarted"},"version":0}
    {"kind":"event","payload":{"kind":"testStarted","testID":"a"},"version":0}
    """#
  private static let ended = #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#

  init() throws { folder = try TemporaryFolder() }

  /// Runs a script as the test program; `$events` is the file for its events.
  private func run(_ script: String, oldTests: [String] = []) throws -> SuiteRun {
    let swift = """
      #!/bin/bash
      while [[ $# -gt 0 && $1 != --event-stream-output-path ]]; do shift; done
      events=$2
      \(script)
      """
    try folder.writeProgram(swift, to: ".build-compare/debug/AppPackageTests.xctest")
    try folder.writeProgram("", to: "bin/llvm-cov")
    try folder.writeProgram("#!/bin/sh\n", to: "bin/swift")
    let workspace = Workspace(root: folder.path)
    let session = MeasuringSession.ofTest(searchPath: "\(folder.path)/bin")
    let runner = SuiteRunner(
      session, workspace,
      program: SuiteProgram(try session.toolchain, workspace, packageName: "App"),
      oldTests: oldTests, columns: [])
    let suite = SourceModule(name: "AppTests", isTest: true, files: [], dependencies: [])
    let parts = try runner.parts(of: [suite], as: "App")
    return try runner.run(try #require(oldTests.isEmpty ? parts.first : parts.last))
  }

  #if os(Linux)
    @Test(
      arguments: [
        ("exit 0", "ended with exit code 0 after 1 cases, before its end"),
        ("exit 69", "ended with exit code 69 after 1 cases, before its end"),
        ("kill -KILL $$", "ended with exit code 137 after 1 cases, before its end"),
        ("echo '\(ended)'; exit 0", "ended with exit code 0 after 1 cases, before its end"),
        ("echo '\(ended)' >> $events; exit 0", nil),
      ] as [(String, String?)])
    func `A test that ends the program doesn't pass for the whole suite`(
      _ end: String, _ problem: String?
    ) throws {
      let run = try run("cat > $events <<'E'\n\(Self.started)\nE\n\(end)")
      #expect(run.counts.run == 1)
      #expect(run.problem == problem)
    }

    @Test(.timeLimit(.minutes(60)))
    func `Processes it leaves behind are ended, and nothing waits for them`() throws {
      let run = try run(
        "printf '%s\\n' '\(Self.ended)' > $events; sleep 3600 & echo $! > '\(folder.path)/left'")
      #expect(run.problem == nil)
      let left = try #require(
        pid_t(try folder.read("left").trimmingCharacters(in: .whitespacesAndNewlines)))
      ProcessEnd.wait(for: left)
    }

    @Test(.timeLimit(.minutes(60)))
    func `Output without an end of line, and much of it, isn't a result`() throws {
      let run = try run(
        """
        echo "Test Suite 'A' started at now"; echo "Test Case 'A.b' passed (0.1 seconds)"
        head -c 100000000 /dev/zero; echo; echo "Test Suite 'A' passed at now"
        """, oldTests: ["AppTests.A/b"])
      #expect(run.counts == TestCounts(functions: 1, run: 1))
      #expect(run.problem == nil)
    }
  #endif

  @Test func `XCTest's own lines count, once for each case, and tell the end`() {
    let output = XCTestOutput()
    let lines = [
      "Test Suite 'All' started at now", "Test Suite 'A' started at now",
      "Test Case 'A.b' passed (0.1 seconds)", "Test Case 'A.b' passed (0.1 seconds)",
      "Test Case 'A.b' failed (0.1 seconds)", "Test Case 'A.c' passed (0.1 seconds)",
      "Test Case 'A.d' skipped (0.1 seconds)", "Test Suite 'A' failed at now",
    ]
    output.hear(Array((lines.joined(separator: "\n") + "\n").utf8)[...])
    #expect(output.counts == TestCounts(functions: 2, run: 2, failures: ["A.b"], skipped: 1))
    #expect(!output.hasEnded)
    output.hear(Array("Test Suite 'All' fail".utf8)[...])
    output.hear(Array("ed at now\n".utf8)[...])
    #expect(output.hasEnded)
  }
}
