import CompareSupport
import Foundation

/// Builds and tests a copy of the package with SwiftPM.
struct PackageBuild {
  /// What is built, for Package.swift: the measuring tool takes longer than everything else.
  enum Extent: String {
    /// The app with all suites.
    case app
    /// The app with its own suites.
    case usual
  }

  let session: Session
  let folder: String
  var scratch: String?
  var extent = Extent.app
  /// Options for building and testing.
  var options: [String] = []

  func buildTests() throws(Failure) -> Outcome { try swift("build", ["--build-tests"]) }

  func buildApp() throws(Failure) -> Outcome { try swift("build", ["--product", "todo"]) }

  /// Runs the suites that match a regular expression; conformance cases only of one module, if it is
  /// given.
  func runTests(_ filter: String, column: String? = nil) throws(Failure) -> Outcome {
    try swift(
      "test", ["--skip-build", "--disable-xctest", "--filter", filter],
      environment: column.map { ["COMPARE_COLUMNS": $0] } ?? [:])
  }

  /// Where what is built is.
  func binFolder() throws(Failure) -> String {
    String(try swift("build", ["--show-bin-path"]).printed.lines.last ?? "")
  }

  /// The compiler's errors, or else the end of what was printed.
  func errors(_ outcome: Outcome) -> [String] {
    let errors = BuildLog(outcome.text, folder: folder.realPath).errors.prefix(5)
    return Array(errors.isEmpty ? outcome.text.lines.suffix(3) : errors)
  }

  private func swift(
    _ command: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws(Failure) -> Outcome {
    try session.run(
      "swift",
      [command, "--package-path", folder] + (scratch.map { ["--scratch-path", $0] } ?? [])
        + options + arguments,
      environment: ["COMPARE_BUILD": extent.rawValue].merging(environment) { $1 })
  }
}
