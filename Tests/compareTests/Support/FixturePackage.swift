import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords
@testable import compare

/// A package of the tests' in a folder of its own, built and measured once for all tests.
struct FixturePackage: Sendable {
  static let shared = FixturePackage("Fixture")
  /// One that breaks every rule; forms of a pattern are columns when they are named.
  static let broken = FixturePackage(
    "Broken",
    ["--no-tests"]
      + [
        "MVC", "MVP", "MVVM", "MVI", "VIPER", "Layers", "Team", "MVCClassic", "MVCDecoupled",
        "MVPSupervising", "MVVMRouted", "VIPERObserved", "VIPERRoutes", "VIPERGateway",
      ].flatMap { ["--module", "Broken\($0)"] })

  let folder: String
  /// What `compare` said when nothing had been changed yet.
  let output: String

  private init(_ name: String, _ options: [String] = []) {
    let source = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(name)
      .resolvingSymlinksInPath()
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("compare-fixture-\(UUID().uuidString)")
    try? FileManager.default.copyItem(at: source, to: copy)
    // What was built elsewhere cannot be used here.
    try? FileManager.default.removeItem(at: copy.appendingPathComponent(".build-compare"))
    folder = copy.path
    // The last test leaves nothing behind, whichever it is.
    removeAtExit(copy.path)
    output = run(["--format", "json"] + options, in: copy.path).output
  }

  func report() throws -> Report {
    try Report(json: output)
  }

  func module(_ pattern: Pattern) throws -> ModuleReport {
    try #require(try report().modules.first { $0.pattern == pattern })
  }
}
