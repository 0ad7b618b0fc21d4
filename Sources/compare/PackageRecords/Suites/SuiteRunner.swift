package import CompareSupport
import Foundation
package import SourceRecords

/// What running a module's own suites told.
package struct SuiteRun: Sendable {
  package var counts = TestCounts()
  /// Why the counts, or the coverage, aren't what they should be.
  package var problem: String?
}

extension SuiteRun {
  /// What two parts of a suite told together.
  static func + (left: SuiteRun, right: SuiteRun) -> SuiteRun {
    SuiteRun(counts: left.counts + right.counts, problem: left.problem ?? right.problem)
  }
}

/// Runs test targets by themselves and keeps the profiles that they leave.
package struct SuiteRunner: Sendable {
  let children: Children
  let workspace: Workspace
  package let program: SuiteProgram
  /// Every test of XCTest in the package, as `Module.Class/test`.
  let oldTests: [String]

  package init(
    children: Children, workspace: Workspace, program: SuiteProgram, oldTests: [String]
  ) {
    self.children = children
    self.workspace = workspace
    self.program = program
    self.oldTests = oldTests
  }

  /// Runs those test targets, with both testing libraries; `name` is the profiles' folder.
  ///
  /// One that takes long is run in parts, as many at a time as there are cores.
  package func run(
    _ suites: [SourceModule], as name: String, isLong: Bool = false
  ) throws(Stop) -> SuiteRun {
    let folder = workspace.profiles(of: name)
    try clear(folder)
    if let shared = program.profileFolder { try clear(shared) }
    let names = suites.map(\.name)
    let filters = try filters(of: names, isLong: isLong)
    let parts = try filters.indices.map(\.self).concurrentMap { (part) throws(Stop) in
      try runSwiftTesting(filters[part], in: folder, events: "\(folder)/events\(part).jsonl")
    }
    var run = parts.dropFirst().reduce(parts.first ?? SuiteRun()) { $0 + $1 }
    let old = oldTests.filter { test in names.contains { test.hasPrefix("\($0).") } }
    if !old.isEmpty {
      let outcome = try start(program.xctestArguments(old), in: folder)
      let counts = TestCounts(xctestOutput: outcome.text)
      run.problem = run.problem ?? problem(outcome, counts)
      run.counts = run.counts + counts
    }
    if let shared = program.profileFolder { keepProfiles(from: shared, in: folder) }
    if run.problem == nil, run.counts.run == 0 { run.problem = "ran no test case" }
    return run
  }

  private func filters(of names: [String], isLong: Bool) throws(Stop) -> [String] {
    guard isLong, !program.runsAlone else {
      return TestParts.filters(of: names, listed: "", count: 1)
    }
    let list = try children.run(
      Invocation(
        path: program.path, arguments: program.arguments + ["--list-tests"],
        folder: workspace.root,
        environment: ["LLVM_PROFILE_FILE": "\(workspace.profiles(of: "list"))/%p.profraw"]))
    return TestParts.filters(
      of: names, listed: list.text, count: ProcessInfo.processInfo.activeProcessorCount)
  }

  private func runSwiftTesting(
    _ filter: String, in folder: String, events: String
  ) throws(Stop) -> SuiteRun {
    let outcome = try start(
      program.arguments + [
        "--filter", filter,
        "--event-stream-output-path", events, "--event-stream-version", "0",
      ], in: folder)
    let stream = (try? String(contentsOfFile: events, encoding: .utf8)) ?? ""
    let counts = TestCounts(eventStream: stream)
    return SuiteRun(counts: counts, problem: problem(outcome, counts))
  }

  private func start(_ arguments: [String], in folder: String) throws(Stop) -> Outcome {
    try children.run(
      Invocation(
        path: program.path,
        arguments: arguments,
        folder: workspace.root,
        environment: ["LLVM_PROFILE_FILE": "\(folder)/%p.profraw"]
      )
    )
  }

  /// The exit code of Swift Testing when the filter leaves nothing.
  private static let noTestsFound: Int32 = 69

  private func problem(_ outcome: Outcome, _ counts: TestCounts) -> String? {
    if counts.failed > 0 { return "\(counts.failed) of \(counts.run) cases failed" }
    if outcome.succeeded || outcome.status == Self.noTestsFound { return nil }
    return "ended with exit code \(outcome.status) after \(counts.run) cases"
  }

  /// Profiles add up between runs: what an earlier one left would count as covered.
  private func clear(_ folder: String) throws(Stop) {
    do {
      try? FileManager.default.removeItem(atPath: folder)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .failed(.outputUnwritable(path: folder, reason: error.localizedDescription))
    }
  }

  private func keepProfiles(from shared: String, in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: shared)) ?? []
    for name in names where name.hasSuffix(".profraw") {
      try? FileManager.default.moveItem(atPath: "\(shared)/\(name)", toPath: "\(folder)/\(name)")
    }
  }
}
