import CommandLineKit
import CompareSupport
import Foundation

/// A copy of the package for a reader: with a change, or without the module's own part of it.
struct Trying {
  let session: Session
  let requests: ChangeRequests

  /// Makes the change in all patterns; if one is given, its change is the last commit.
  func `try`(_ request: String, _ pattern: Pattern?, in folder: String) throws(Failure) {
    try makeCopy(of: request, without: pattern, at: folder) { (copy) throws(Failure) in
      if let pattern {
        try copy.commit("\(request) without \(pattern.rawValue)")
        try copy.apply(pattern.patches, of: request)
      }
      try copy.commit("\(request) in \(pattern?.rawValue ?? "all")")
    }
    print("The change is the last commit: git -C '\(folder)' show --stat")
  }

  func start(_ request: String, _ pattern: Pattern, in folder: String) throws(Failure) {
    try makeCopy(of: request, without: pattern, at: folder) { (copy) throws(Failure) in
      try copy.commit("\(request) without \(pattern.rawValue)")
    }
    print(
      """
      \(try requests.title(of: request)): write it in \(folder)/\(pattern.sources), and its tests in \
      \(folder)/\(pattern.tests).
      The request is \(ChangeRequests.folder)/\(request)/request.md there. Nothing else has to change.
      'swift run study change test \(folder)' says what is missing; \
      'swift run study change show \(request) \(pattern.rawValue)' shows ours.
      """)
  }

  /// The other patterns' changes are made, too: the shared layers may not build without them.
  private func makeCopy(
    of request: String, without pattern: Pattern?, at folder: String,
    _ work: (PackageCopy) throws(Failure) -> Void
  ) throws(Failure) {
    let path = folder.path(from: session.folder)
    let copy = try PackageCopy.make(at: path, in: session)
    try session.removing(path) { () throws(Failure) in
      let others = Pattern.allCases.filter { $0 != pattern }
      try copy.apply(["shared"] + others.flatMap(\.patches), of: request)
      try session.write("\(request) \(pattern?.rawValue ?? "all")\n", to: copy.mark)
      try work(copy)
    }
  }
}

/// Says what is missing in a copy that `start` made.
struct StartedCopy {
  let session: Session
  /// As the user wrote it.
  let folder: String

  /// - Returns: The exit code.
  func run() throws(Failure) -> Int32 {
    let copy = PackageCopy(session: session, folder: folder.path(from: session.folder))
    guard InputFile.isNamed(copy.mark) else {
      throw Failure("'\(folder)' wasn't made by 'swift run study change start'.")
    }
    let words = try session.text(of: copy.mark).split { $0.isWhitespace }.map(String.init)
    guard let request = words.first, let pattern = words.last.flatMap(Pattern.init) else {
      throw Failure("'\(folder)' has the change in all patterns: nothing is missing.")
    }
    if let missing = try missing(in: copy, pattern) {
      print(missing)
      return SearchStatus.findings
    }
    print("Done. Ours: swift run study change show \(request) \(pattern.rawValue)")
    return 0
  }

  private func missing(in copy: PackageCopy, _ pattern: Pattern) throws(Failure) -> String? {
    let build = PackageBuild(session: session, folder: copy.folder)
    print("Building …")
    let built = try build.buildTests()
    guard built.succeeded else {
      return list("It doesn't build yet:", build.errors(built))
    }
    print("Running the conformance suite on \(pattern.module), and \(pattern.suite) …")
    let conformance = try build.runTests("^ConformanceTests\\.", column: pattern.module)
    if !conformance.succeeded {
      let cases = try failures(of: "ConformanceTests", conformance)
      return list("What the app must do and does not yet, in \(cases.count) cases:", cases)
    }
    let own = try build.runTests("^\(pattern.suite)\\.")
    if !own.succeeded {
      let cases = try failures(of: pattern.suite, own)
      return list("The app does all of it, but tests of \(pattern.suite) fail:", cases)
    }
    let base = try copy.git("rev-list", "--max-parents=0", "HEAD").lines.first ?? ""
    let changed = try copy.git("diff", "--name-only", base, "--", pattern.tests)
    let added = try copy.git("ls-files", "--others", "--exclude-standard", "--", pattern.tests)
    guard changed.isEmpty, added.isEmpty else { return nil }
    return "The app does all of it. What is missing is a test of it in \(pattern.suite)."
  }

  private func failures(of suite: String, _ outcome: Outcome) throws(Failure) -> [String] {
    let failed = BuildLog(outcome.text).failedTests
    if failed.isEmpty { throw Failure("\(suite) can't be run.", output: outcome.text) }
    return failed
  }

  private func list(_ title: String, _ items: [String]) -> String {
    ([title] + items.map { "  " + $0 }).joined(separator: "\n")
  }
}
