import Foundation

/// Runs one test target by itself and keeps the profiles that it leaves.
struct SuiteRunner: Sendable {
  let children: Children
  let workspace: Workspace
  let program: SuiteProgram

  /// The exit code of Swift Testing when the filter leaves nothing.
  private static let noTestsFound: Int32 = 69

  /// - Returns: the counts, of which none failed.
  func run(_ suite: String) throws(Stop) -> TestCounts {
    let folder = workspace.profiles(of: suite)
    let events = "\(folder)/events.jsonl"
    try clear(folder)
    if let shared = program.profileFolder { try clear(shared) }
    let outcome = try children.run(
      Invocation(
        path: program.path,
        arguments: program.arguments + [
          "--filter", "^\(suite)\\.",
          "--event-stream-output-path", events, "--event-stream-version", "0",
        ],
        folder: workspace.root,
        environment: ["LLVM_PROFILE_FILE": "\(folder)/%p.profraw"]
      )
    )
    if let shared = program.profileFolder { keepProfiles(from: shared, in: folder) }
    let stream = (try? String(contentsOfFile: events, encoding: .utf8)) ?? ""
    return try judge(suite, outcome, TestCounts(eventStream: stream))
  }

  /// A suite that ran nothing is a failure: its row would look like a module without tests.
  private func judge(
    _ suite: String,
    _ outcome: Outcome,
    _ counts: TestCounts
  ) throws(Stop) -> TestCounts {
    if counts.run == 0, counts.failed == 0, [0, Self.noTestsFound].contains(outcome.status) {
      throw .failed(.suiteEmpty(suite: suite))
    }
    guard outcome.succeeded, counts.failed == 0 else {
      let reason =
        counts.failed > 0
        ? "\(counts.failed) of \(counts.run) cases" : "exit code \(outcome.status)"
      throw .failed(.suiteFailed(suite: suite, output: outcome.text, reason: reason))
    }
    return counts
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
