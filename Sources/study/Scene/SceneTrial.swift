import CommandLineKit
import CompareSupport
import Foundation

/// Checks that a scene of each pattern does what `scene` promises: it builds without warnings, lints,
/// its suite passes and covers every line, and it keeps to the rules of its pattern.
///
/// The scenes stand in a copy of the modules, without the modules' own tests.
struct SceneTrial {
  let session: Session

  private static let name = "LateTodos"

  func run(_ options: SceneOptions) throws(Failure) -> Int32 {
    let parts = ["root", "forms"]
    guard let part = options.name else {
      throw .misused(.missingArgument("part", allowed: parts))
    }
    guard parts.contains(part) else {
      throw .misused(.unknownArgument(part, for: "part", allowed: parts))
    }
    if options.into != nil { throw .misused(.incompatible(option: "--into", with: "try")) }
    let package = part == "forms" ? SceneTemplate.formsPackage : ""
    let templates = SceneTemplate.all(in: session.root).filter { $0.package == package }
    try session.inTemporaryFolder { (folder) throws(Failure) in
      let copy = ModulesCopy(session: session, folder: folder, templates: templates)
      try copy.make()
      try session.say("Writing the scenes\n")
      try write(templates, into: folder)
      try lint(templates, in: copy)
      try check(templates, in: copy.package)
    }
    try session.say("Each scene builds, lints, is covered by its suite, and keeps to the rules.\n")
    return SearchStatus.nothingFound
  }

  // MARK: - Steps

  private func write(_ templates: [SceneTemplate], into folder: String) throws(Failure) {
    let longest = String(repeating: "Z", count: SceneName.longest)
    for template in templates {
      for (word, place) in [
        (Self.name, folder), ("Z", "\(folder)/lint"), (longest, "\(folder)/lint"),
      ] {
        if let reason = NewFolder.make(place) {
          throw .outputUnwritable(path: place, reason: reason)
        }
        let name: SceneName
        do throws(UsageError) { name = try SceneName(word) } catch { throw .misused(error) }
        try NewScene(session: session, template: template, name: name, into: place, isQuiet: true)
          .write()
      }
    }
  }

  private func lint(_ templates: [SceneTemplate], in copy: ModulesCopy) throws(Failure) {
    try session.say("Linting them, and scenes with the shortest and the longest name\n")
    try succeed(
      "The scenes don't lint.",
      ["format", "lint", "--strict", "--configuration", "\(session.root)/.swift-format", "-r"]
        + templates.map(\.folder)
        + ["\(copy.package)/Sources", "\(copy.package)/Tests", "\(copy.folder)/lint"],
      in: copy.folder)
  }

  private func check(_ templates: [SceneTemplate], in package: String) throws(Failure) {
    try session.say("Building them\n")
    try succeed(
      "The scenes don't build.",
      [
        "build", "--build-tests", "--enable-code-coverage", "-debug-info-format", "none",
        "--explicit-target-dependency-import-check", "error",
      ], in: package)
    try session.say("Running their suites\n")
    let tests = try succeed(
      "A suite of a new scene fails.",
      ["test", "--skip-build", "--enable-code-coverage", "--disable-xctest"], in: package)
    // A missing suite would pass, too.
    let suites = templates.flatMap(\.paths).filter { $0.hasSuffix("Tests.swift") }.count
    guard tests.text.contains(" tests in \(suites) suites passed") else {
      throw Failure("\(suites) suites were written, others ran.", output: tests.text)
    }
    try checkCoverage(in: package)
    try session.say("Checking the rules of their patterns\n")
    let rules = try succeed(
      "A scene breaks a rule of its pattern.",
      [
        "run", "--package-path", session.root, "compare", "check", "--scratch-path",
        "\(package)/.build",
      ], in: package)
    for template in templates where !template.checked.isEmpty {
      let module = (template.module as NSString).lastPathComponent
      guard rules.text.contains("\(module): ") else {
        throw Failure("compare has checked no rules of \(module).", output: rules.text)
      }
    }
  }

  private func checkCoverage(in package: String) throws(Failure) {
    let shown = try succeed("Nothing is covered.", ["test", "--show-codecov-path"], in: package)
    let path = String(decoding: shown.standardOutput, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard let data = FileManager.default.contents(atPath: path),
      let coverage = try? JSONDecoder().decode(Coverage.self, from: data)
    else { throw Failure("The coverage in '\(path)' can't be read.") }
    let files = coverage.data.flatMap(\.files).filter {
      $0.filename.contains("/Sources/") && $0.filename.contains(Self.name)
    }
    let missed = files.filter { $0.summary.lines.percent < 100 }
    guard missed.isEmpty, !files.isEmpty else {
      let lines = missed.map { "\($0.filename): \($0.summary.lines.percent) %\n" }.joined()
      throw Failure("The suites don't cover every line of the scenes.", output: lines)
    }
    try session.say("Each line of \(files.count) files with code is covered\n")
  }

  @discardableResult
  private func succeed(
    _ problem: String, _ arguments: [String], in folder: String
  ) throws(Failure) -> Outcome {
    let outcome = try session.run("swift", arguments, in: folder)
    guard outcome.succeeded else { throw Failure(problem, output: outcome.text) }
    return outcome
  }
}

/// What `swift test` writes about covered lines, as far as it is read.
private struct Coverage: Decodable {
  struct Run: Decodable { let files: [File] }
  struct File: Decodable {
    let filename: String
    let summary: Summary
  }
  struct Summary: Decodable { let lines: Lines }
  struct Lines: Decodable { let percent: Double }

  let data: [Run]
}
