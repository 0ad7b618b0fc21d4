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
    try JSONDecoder().decode(Report.self, from: Data(output.utf8))
  }

  func module(_ pattern: Pattern) throws -> ModuleReport {
    try #require(try report().modules.first { $0.pattern == pattern })
  }
}

/// Runs the tool in this process, as its `main` would.
func run(
  _ arguments: [String], in folder: String, caching caches: String = scratchOfTests
) -> RunResult {
  let run = Run(
    folder: folder,
    searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "",
    children: Children(),
    progress: Progress(isShown: false),
    cache: SourcesCache(folder: caches)
  )
  switch run.run(arguments) {
  case .finished(let result): return result
  case .interrupted: return RunResult()
  }
}

/// The tests compile folders of sources here and not in the user's caches.
let scratchOfTests: String = {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("compare-cache-\(UUID().uuidString)")
  removeAtExit(folder.path)
  return folder.path
}()
