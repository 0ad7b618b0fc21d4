import CompareSupport
import Foundation

/// Finds out what a request's own suites reach of its new lines, and which old test functions break if
/// the suites stay as they were.
struct RequestTrial {
  let request: String
  let copy: PackageCopy
  /// With coverage.
  let build: PackageBuild

  private var session: Session { copy.session }

  /// The share of new lines that are covered, and the number of broken functions, for each pattern.
  func run() throws(Failure) -> [(Pattern, String)] {
    try copy.restore()
    try copy.git("checkout", "-q", "--detach", PackageCopy.branch(request))
    let built = try build.buildTests()
    guard built.succeeded else {
      throw Failure("'\(request)' doesn't build.", output: built.text)
    }
    var shares: [Int] = []
    for pattern in Pattern.allCases { shares.append(try coveredShare(of: pattern)) }
    let uncompiled = try buildOldSuites()
    var found: [(Pattern, String)] = []
    for (pattern, share) in zip(Pattern.allCases, shares) {
      let outcome = try build.runTests("^\(pattern.suite)\\.")
      let failed = BuildLog(outcome.text).failedTests
      guard outcome.succeeded || !failed.isEmpty else {
        throw Failure(
          "The old \(pattern.suite) can't be run with '\(request)'.", output: outcome.text)
      }
      found.append((pattern, "\(share) \(uncompiled[pattern, default: 0] + failed.count)"))
    }
    return found
  }

  /// Removes what doesn't compile until the rest does.
  ///
  /// - Returns: How many functions of each suite don't.
  private func buildOldSuites() throws(Failure) -> [Pattern: Int] {
    for pattern in Pattern.allCases {
      try copy.git("rm", "-rq", "--", pattern.tests)
      try copy.git("checkout", "-q", "main", "--", pattern.tests)
    }
    var counts: [Pattern: Int] = [:]
    while true {
      let built = try build.buildTests()
      if built.succeeded { return counts }
      let places = BuildLog(built.text, folder: copy.folder.realPath).brokenTestLines
      guard !places.isEmpty else {
        throw Failure("'\(request)' doesn't build with the old suites.", output: built.text)
      }
      for (file, lines) in places {
        let path = "\(copy.folder)/\(file)"
        let (rest, count) = TestFunctions(try session.text(of: path)).without(lines)
        try session.write(rest, to: path)
        if let pattern = Pattern.allCases.first(where: { file.hasPrefix($0.tests + "/") }) {
          counts[pattern, default: 0] += count
        }
      }
    }
  }

  /// How many of a module's new lines that can run its own suite reaches, in per cent rounded down.
  private func coveredShare(of pattern: Pattern) throws(Failure) -> Int {
    let outcome = try build.runTests("^\(pattern.suite)\\.")
    guard outcome.succeeded else {
      throw Failure("\(pattern.suite) fails with '\(request)'.", output: outcome.text)
    }
    let folder = try build.binFolder()
    let exported = try session.run(
      try session.tool("llvm-cov"),
      [
        "export", "-format=lcov", "-instr-profile", "\(folder)/codecov/default.profdata",
        try testProgram(in: folder), "\(copy.folder.realPath)/\(pattern.sources)",
      ])
    guard exported.succeeded else {
      throw Failure("The coverage of \(pattern.module) can't be read.", output: exported.text)
    }
    let patch = Patch(try copy.git("diff", "--no-renames", "main", "--", pattern.sources))
    return LineCoverage(exported.printed, folder: copy.folder.realPath).share(of: patch)
  }

  /// On macOS, what is called xctest is a folder with the program in it.
  private func testProgram(in folder: String) throws(Failure) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let name = names.sorted().first(where: { $0.hasSuffix(".xctest") }) else {
      throw Failure("'\(folder)' has no built tests.")
    }
    let path = "\(folder)/\(name)"
    return path.isFolder ? "\(path)/Contents/MacOS/\(name.dropLast(".xctest".count))" : path
  }
}
