import Foundation
import ProgramSupport

@testable import ArchitectureReport

/// Runs the built program; its compilations are cached in a folder of the tests.
@discardableResult
func run(_ words: [String], in folder: String) throws -> ChildProgram.Result {
  let environment = try ProcessInfo.processInfo.environment
    .merging(["XDG_CACHE_HOME": caches.get()]) { $1 }
  return try ChildProgram.compare.run(words, in: folder, environment: environment)
}

private let caches = Result {
  let path = FileManager.default.temporaryDirectory
    .appending(path: "compare-attacks-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  removeAtExit(path)
  return path
}

extension SmallPackage {
  func run(_ words: [String]) throws -> ChildProgram.Result {
    try attackCompareTests.run(words, in: folder.path)
  }

  func report(_ words: [String] = []) throws -> Report {
    let result = try run(["--format", "json"] + words)
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
  }
}
