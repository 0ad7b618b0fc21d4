import Foundation
import ProgramSupport

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords
@testable import compare

/// Runs the tool in this process, as its `main` would.
func run(
  _ arguments: [String], in folder: String, caching caches: String = scratchOfTests
) -> RunResult {
  Run.ofTest(in: folder, caching: caches).result(arguments)
}

extension Run {
  static func ofTest(in folder: String, caching caches: String = scratchOfTests) -> Run {
    Run(folder: folder, session: .ofTest(), cache: SourcesCache(folder: caches))
  }

  /// What `main` would print, and the exit code.
  func result(_ words: [String]) -> RunResult {
    do throws(Failure) {
      return try run(words)
    } catch {
      return RunResult(
        errors: error.message(for: words, of: CompareProgram.declaration),
        exitCode: error.exitCode)
    }
  }
}

extension SmallPackage {
  func report(_ options: [String] = []) throws -> Report {
    try run(["--format", "json"] + options).report()
  }

  func run(_ options: [String]) -> RunResult { Run.ofTest(in: folder.path).result(options) }
}

extension RunResult {
  /// What was printed as JSON.
  func report() throws -> Report { try Report(json: output) }
}

extension Report {
  init(json: String) throws { self = try JSONDecoder().decode(Report.self, from: Data(json.utf8)) }
}

extension GitFolder {
  func run(_ words: [String], in subfolder: String = "") -> RunResult {
    Run.ofTest(in: subfolder.isEmpty ? folder.path : "\(folder.path)/\(subfolder)").result(words)
  }
}
