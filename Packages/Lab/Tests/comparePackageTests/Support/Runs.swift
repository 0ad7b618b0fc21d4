import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport

/// What a run of the built program printed, and how it ended.
struct RunResult: Equatable {
  var output = ""
  var errors = ""
  var exitCode: Int32 = 0

  func report() throws -> Report { try Report(json: output) }
}

func run(_ words: [String], in folder: String) -> RunResult {
  do {
    let result = try ChildProgram.compare.run(words, in: folder)
    return RunResult(output: result.output, errors: result.errors, exitCode: result.exitCode)
  } catch {
    Issue.record(error)
    return RunResult()
  }
}

extension SmallPackage {
  func report(_ options: [String] = []) throws -> Report {
    try run(["--format", "json"] + options).report()
  }

  func run(_ options: [String]) -> RunResult { comparePackageTests.run(options, in: folder.path) }
}

extension Report {
  init(json: String) throws { self = try JSONDecoder().decode(Report.self, from: Data(json.utf8)) }
}
