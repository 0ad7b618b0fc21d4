package import CompareSupport
import Foundation

/// Runs test targets separately and keeps the profiles that they leave.
package struct SuiteRunner: Sendable {
  private let session: MeasuringSession
  let workspace: Workspace
  package let program: SuiteProgram
  /// Every test of XCTest in the package, as `Module.Class/test`.
  let oldTests: [String]
  /// The measured modules; a shared suite may leave out the others.
  let columns: [String]

  package init(
    _ session: MeasuringSession, _ workspace: Workspace, program: SuiteProgram,
    oldTests: [String], columns: [String]
  ) {
    self.session = session
    self.workspace = workspace
    self.program = program
    self.oldTests = oldTests
    self.columns = columns
  }

  /// The parts of these test targets that can run at the same time, for both testing libraries;
  /// `name` is the profiles' folder, which is emptied.
  ///
  /// A long suite has as many parts as there are cores.
  package func parts(
    of suites: [SourceModule], as name: String, isLong: Bool = false
  ) throws(Failure) -> [SuitePart] {
    let folder = workspace.profiles(of: name)
    try clear(folder)
    let names = suites.map(\.name)
    let filters = try filters(of: names, isLong: isLong)
    var parts = filters.enumerated().map { number, filter in
      SuitePart(folder: folder, tests: .filtered(filter, events: "\(folder)/events\(number).jsonl"))
    }
    let old = oldTests.filter { test in names.contains { test.hasPrefix("\($0).") } }
    if !old.isEmpty { parts.append(SuitePart(folder: folder, tests: .xctest(old))) }
    return parts
  }

  package func run(_ part: SuitePart) throws(Failure) -> SuiteRun {
    if let shared = program.profileFolder { try clear(shared) }
    let run = try start(part)
    if let shared = program.profileFolder { keepProfiles(from: shared, in: part.folder) }
    return run
  }

  private func filters(of names: [String], isLong: Bool) throws(Failure) -> [String] {
    guard isLong, !program.runsAlone else {
      return TestParts.filters(of: names, listed: "", count: 1)
    }
    let list = try session.children.run(
      Invocation(
        path: program.path, arguments: program.arguments + ["--list-tests"],
        folder: workspace.root,
        environment: ["LLVM_PROFILE_FILE": "\(workspace.profiles(of: "list"))/%p.profraw"]))
    return TestParts.filters(
      of: names, listed: list.text, count: ProcessInfo.processInfo.activeProcessorCount)
  }

  private func start(_ part: SuitePart) throws(Failure) -> SuiteRun {
    let outcome: Outcome
    let counts: TestCounts
    let isWhole: Bool
    switch part.tests {
    case .filtered(let filter, let events):
      outcome = try start(
        program.arguments + [
          "--filter", filter,
          "--event-stream-output-path", events, "--event-stream-version", "0",
        ], in: part.folder)
      let stream = String(decoding: (try? InputFile.read(events)) ?? Data(), as: UTF8.self)
      counts = EventStream.counts(in: stream)
      isWhole = EventStream.isWhole(stream)
    case .xctest(let tests):
      let output = XCTestOutput()
      outcome = try start(program.xctestArguments(tests), in: part.folder) { output.hear($0) }
      counts = output.counts
      isWhole = output.hasEnded
    }
    return SuiteRun(counts: counts, problem: Self.problem(outcome, counts, isWhole: isWhole))
  }

  private func start(
    _ arguments: [String], in folder: String,
    hear: @escaping (ArraySlice<UInt8>) -> Void = { _ in }
  ) throws(Failure) -> Outcome {
    try session.children.run(
      Invocation(
        path: program.path,
        arguments: arguments,
        folder: workspace.root,
        environment: [
          "LLVM_PROFILE_FILE": "\(folder)/%p.profraw",
          "COMPARE_COLUMNS": columns.joined(separator: ","),
        ]
      ), hear: hear
    )
  }

  /// The exit code of Swift Testing if the filter matches nothing.
  private static let noTestsFound: Int32 = 69

  /// A test may end the program with any exit code, even that of success.
  static func problem(_ outcome: Outcome, _ counts: TestCounts, isWhole: Bool) -> String? {
    if counts.failed > 0 { return counts.failure }
    if outcome.status == noTestsFound, counts.run == 0 { return nil }
    if outcome.succeeded, isWhole { return nil }
    return "ended with exit code \(outcome.status) after \(counts.run) cases"
      + (isWhole ? "" : ", before its end")
  }

  /// Profiles add up between runs: those of an earlier run would count as covered.
  private func clear(_ folder: String) throws(Failure) {
    try? FileManager.default.removeItem(atPath: folder)
    if let reason = NewFolder.make(folder) {
      throw .outputUnwritable(path: folder, reason: reason)
    }
  }

  private func keepProfiles(from shared: String, in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: shared)) ?? []
    for name in names where name.hasSuffix(".profraw") {
      try? FileManager.default.moveItem(atPath: "\(shared)/\(name)", toPath: "\(folder)/\(name)")
    }
  }
}

/// The tests of a suite in parts that can run at the same time, because one process uses one core:
/// code on the main actor has to wait in line there.
enum TestParts {
  /// Swift Testing filters that select the tests of each part, from a test program's list.
  ///
  /// Tests are assigned in turn, because it isn't known how long each takes.
  static func filters(of suites: [String], listed: String, count: Int) -> [String] {
    let names = listed.split(separator: "\n").map(String.init).filter { name in
      suites.contains { name.hasPrefix("\($0).") }
    }
    guard count > 1, names.count > 1 else { return ["^(\(suites.joined(separator: "|")))\\."] }
    let tests = Set(names.map { $0.prefix { $0 != "(" } }).sorted()
    return (0..<min(count, tests.count)).map { part in
      let own = tests.indices.filter { $0 % count == part }.map {
        NSRegularExpression.escapedPattern(for: String(tests[$0]))
      }
      return "^(\(own.joined(separator: "|")))\\("
    }
  }
}
