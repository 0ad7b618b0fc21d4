import Foundation

/// Compares revisions of hostile repositories, and looks for forbidden effects.
struct RepositoryAttack {
  private let bench: Bench
  private let git: PlainGit

  init(_ bench: Bench) throws {
    self.bench = bench
    git = PlainGit(folder: "\(bench.folder)/repository")
    // The program reads no input: if git were killed, it would wait for that forever.
    try bench.write("#!/bin/sh\ntouch '\(bench.folder)/ran'\n", to: "traces/program")
    chmod("\(bench.folder)/traces/program", 0o755)
    try bench.write("unchanged\n", to: "outside/file")
    try bench.write("class \(Self.secret) {}\n", to: "outside/Secret.swift")
  }

  /// A type that no repository has.
  private static let secret = "SecretOfOthers"

  private static let commands = [
    ["diff", "HEAD~1", "HEAD", "--sources"], ["diff", "HEAD~1", "--sources"],
    ["check", "--pattern", "mvp", "--since", "HEAD~1", "--sources"],
  ]

  /// - Returns: a line for each violation.
  func run(_ count: Int, seed: UInt64, tell: (String) -> Void) throws -> [String] {
    var violations: [String] = []
    var refused = 0
    var runs = 0
    var caught = 0
    for number in 0..<count {
      let one = seed &+ UInt64(number)
      try? FileManager.default.removeItem(atPath: git.folder)
      let repository = try HostileRepository(
        seed: one, root: git.folder, program: "\(bench.folder)/traces/program",
        outside: "\(bench.folder)/outside", git: git)
      for command in Self.commands {
        let words = command + [one.isMultiple(of: 3) ? "." : "S"]
        let (flaws, hasResult) = try flaws(
          words, in: one.isMultiple(of: 3) ? "repository/S" : "repository")
        runs += 1
        refused += hasResult ? 0 : 1
        let all = flaws + (repository.isMadeByGit && !hasResult ? ["is refused"] : [])
        violations += all.map {
          "\($0), \(words[0]): attack-compare-runs --repositories 1 --seed \(one)"
            + " (\(repository.traps.joined(separator: "; ").filter { !$0.isNewline }))"
        }
      }
      // Shows that the repository really had a trap.
      if !repository.hasPipe { try git.look() }
      if hasRun() { caught += 1 }
      if (number + 1) % max(1, count / 20) == 0 { tell("\(number + 1) of \(count) repositories") }
    }
    tell(
      "\(runs) runs, \(refused) of them refused in one line; `git status` itself ran a program in"
        + " \(caught) of the repositories.")
    return violations
  }

  private func hasRun() -> Bool { unlink("\(bench.folder)/ran") == 0 }

  private func flaws(
    _ words: [String], in folder: String
  ) throws -> (flaws: [String], hasResult: Bool) {
    let before = state()
    let run = try bench.start(words, in: folder)
    var flaws: [String] = []
    if !run.end(within: 120) { flaws.append("hangs") }
    let errors = bench.bytes(of: "errors") ?? []
    let status = run.process.terminationStatus
    if run.process.terminationReason != .exit || !(0...3).contains(status) {
      flaws.append("ends with \(run.outcome)")
    } else if status == 1, errors.filter({ $0 == UInt8(ascii: "\n") }).count != 1 {
      flaws.append("fails without an error on one line")
    }
    if !errors.isPlain { flaws.append("a control character on standard error") }
    if hasRun() { flaws.append("a program ran") }
    if String(decoding: bench.bytes(of: "output") ?? [], as: UTF8.self).contains(Self.secret) {
      flaws.append("measures a folder outside")
    }
    let after = state()
    let changed = Set(before.map(\.key)).union(after.map(\.key))
      .filter { before[$0] != after[$0] }.sorted()
    if !changed.isEmpty { flaws.append("changes \(changed.joined(separator: ", "))") }
    if !bench.left.isEmpty { flaws.append("leaves a process") }
    return (flaws, status != 1)
  }

  /// The state of all files except those that `compare` may write, to detect changes.
  private func state() -> [String: String] {
    let manager = FileManager.default
    let own = ["caches", "output", "errors", "ran"]
    let names = (try? manager.contentsOfDirectory(atPath: bench.folder)) ?? []
    var state: [String: String] = [:]
    for name in names where !own.contains(name) {
      let inner = (try? manager.subpathsOfDirectory(atPath: "\(bench.folder)/\(name)")) ?? []
      for path in [name] + inner.map({ "\(name)/\($0)" }) {
        var status = stat()
        guard lstat("\(bench.folder)/\(path)", &status) == 0 else { continue }
        #if os(macOS)
          let time = status.st_mtimespec
        #else
          let time = status.st_mtim
        #endif
        state[path] = "\(status.st_mode) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
      }
    }
    return state
  }
}
