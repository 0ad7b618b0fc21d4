import CompareSupport
import Foundation

/// Builds and tests the modules of two merged requests that have no conflict.
///
/// In what is shared, both sides of conflicts are taken. The modules that conflict are one request's,
/// so that the rest builds; suites that conflict are left out, and so are shared files of tests, since
/// their cases say what only one request wants.
struct PairTrial {
  let merged: MergedPair
  let copy: PackageCopy
  let build: PackageBuild

  private var session: Session { copy.session }
  private var conflicts: MergeConflicts { merged.conflicts }

  func run() throws(Failure) -> [(Pattern, String)] {
    let isMerged = { (pattern: Pattern) in conflicts.count(in: pattern.sources) == 0 }
    let patterns = Pattern.allCases.filter(isMerged)
    let others = Pattern.allCases.filter { !isMerged($0) }
    if patterns.isEmpty { return [] }
    try copy.restore()
    try copy.git("read-tree", "-u", "--reset", merged.tree)
    for pattern in patterns where hasSuiteConflict(pattern) { try emptySuite(of: pattern) }
    for pattern in others { try take(pattern, from: merged.pair.first) }
    for file in conflicts.files { try resolve(file) }
    var built = try build.buildTests()
    if !built.succeeded {
      // What is shared may need the other request's change in them.
      for pattern in others { try take(pattern, from: merged.pair.second) }
      built = try build.buildTests()
    }
    guard built.succeeded else {
      try keepLog(built, "")
      let log = BuildLog(built.text)
      return patterns.map { pattern in
        (pattern, log.hasErrors(in: pattern.sources) ? "doesn't build" : "not built")
      }
    }
    var found: [(Pattern, String)] = []
    for pattern in patterns { found.append((pattern, try test(pattern))) }
    return found
  }

  private func hasSuiteConflict(_ pattern: Pattern) -> Bool {
    conflicts.count(in: pattern.tests) > 0
  }

  private func test(_ pattern: Pattern) throws(Failure) -> String {
    let suites =
      hasSuiteConflict(pattern) ? "ConformanceTests" : "(ConformanceTests|\(pattern.suite))"
    let outcome = try build.runTests("^\(suites)\\.", column: pattern.module)
    if outcome.succeeded { return "passes" }
    try keepLog(outcome, "-\(pattern.rawValue)")
    return "fails \(BuildLog(outcome.text).failedTests.count)"
  }

  /// Takes a module from one request, without its suite.
  private func take(_ pattern: Pattern, from request: String) throws(Failure) {
    try copy.git("rm", "-rqf", "--ignore-unmatch", "--", pattern.sources)
    try copy.git("checkout", "-q", PackageCopy.branch(request), "--", pattern.sources)
    try emptySuite(of: pattern)
  }

  private func emptySuite(of pattern: Pattern) throws(Failure) {
    let folder = "\(copy.folder)/\(pattern.tests)"
    try? FileManager.default.removeItem(atPath: folder)
    try session.makeFolder(folder)
    try session.write("// Its parts conflict.\n", to: "\(folder)/None.swift")
  }

  /// A file of a module or a suite that was replaced has no conflicts any more.
  private func resolve(_ file: String) throws(Failure) {
    let path = "\(copy.folder)/\(file)"
    guard session.exists(path) else { return }
    let text = try session.text(of: path)
    guard text.lines.contains(where: { $0.hasPrefix("<<<<<<< ") }) else { return }
    if file.hasPrefix("Tests/"), file.hasSuffix("Tests.swift") {
      try? FileManager.default.removeItem(atPath: path)
    } else {
      try session.write(MergeConflicts.bothSides(of: text), to: path)
    }
  }

  /// Kept for finding out why.
  private func keepLog(_ outcome: Outcome, _ name: String) throws(Failure) {
    let folder = "\(session.root)/.build/changes"
    try session.makeFolder(folder)
    let pair = "\(merged.pair.first)-\(merged.pair.second)"
    try session.write(outcome.text, to: "\(folder)/pair-\(pair)\(name).log")
  }
}
