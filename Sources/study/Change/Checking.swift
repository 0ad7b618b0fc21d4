import CommandLineKit
import CompareSupport
import Foundation

/// Builds, tests and measures requests, one after the other.
struct Checking {
  private enum Verdict {
    case passes(tests: String)
    case found(String)
  }

  let session: Session
  let requests: ChangeRequests

  /// Checks requests with all tests, or without the tests of shared code that a request leaves alone:
  /// they take as long as the modules' own suites.
  ///
  /// - Returns: The exit code.
  func run(_ names: [String], hasAllTests: Bool) throws(Failure) -> Int32 {
    try session.inTemporaryFolder { (folder) throws(Failure) in
      let measuring = try Measuring(in: folder, session)
      var code: Int32 = 0
      for name in names {
        StandardError.write("\(name) …\n")
        switch try check(name, measuring, hasAllTests: hasAllTests) {
        case .passes(let tests): try session.say("\(name): \(tests) pass, no findings.\n")
        case .found(let text):
          try session.say(text + "\n")
          code = SearchStatus.findings
        }
      }
      return code
    }
  }

  private func check(
    _ request: String, _ measuring: Measuring, hasAllTests: Bool
  ) throws(Failure) -> Verdict {
    if let patch = try measuring.prepare(request) {
      return .found("\(request) doesn't apply: '\(patch)' doesn't fit this package.")
    }
    let changed = try measuring.copy.git(
      "diff", "--cached", "--name-only", "--diff-filter=d", "main", "--", "*.swift"
    ).lines
    if !hasAllTests { try trim(measuring.copy, keeping: Set(changed)) }
    let build = measuring.build
    let built = try build.buildTests()
    guard built.succeeded else {
      return .found(list("\(request) doesn't build:", build.errors(built)))
    }
    let format = try session.run(
      "swift", ["format", "lint", "--strict"] + changed, in: build.folder)
    guard format.succeeded else {
      return .found(list("\(request) isn't formatted:", format.text.lines.prefix(3)))
    }
    let result = try measuring.result(of: request, isBuilt: true)
    let findings = try measuring.table(["render", result, "--rows", "findings"]).last ?? []
    guard findings.dropFirst().allSatisfy({ $0 == "0" }) else {
      let counts = zip(Pattern.allCases, findings.dropFirst()).map { "\($0.title) \($1)" }
      return .found(
        "\(request) breaks rules of its patterns: \(counts.joined(separator: ", ")). Make a copy with"
          + " 'swift run study change try \(request) all FOLDER', and run 'compare check' there.")
    }
    let tests = try build.runTests("Tests\\.")
    let log = BuildLog(tests.text)
    guard tests.succeeded else {
      let failed = log.failedTests
      return .found(list("\(request) fails:", failed.isEmpty ? [log.lastLine] : failed))
    }
    return .passes(tests: log.testCount)
  }

  /// Removes the tests of shared code that a request leaves alone.
  private func trim(_ copy: PackageCopy, keeping changed: Set<String>) throws(Failure) {
    let suites = ["Shared", "Presentation", "TerminalUI"].map { "Tests/\($0)Tests/*Tests.swift" }
    let tests = try session.git("ls-files", ["--"] + suites, in: copy.folder).lines
    for file in tests where !changed.contains(file) {
      try? FileManager.default.removeItem(atPath: "\(copy.folder)/\(file)")
    }
  }

  private func list(_ title: String, _ items: some Sequence<String>) -> String {
    ([title] + items.map { "  " + $0 }).joined(separator: "\n")
  }
}
