import Foundation
import ProgramSupport

@testable import ArchitectureReport
@testable import compare

extension SmallPackage {
  func report(_ options: [String] = []) throws -> Report {
    let result = compareTests.run(["--format", "json"] + options, in: folder.path)
    return try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
  }

  func run(_ options: [String]) -> RunResult { compareTests.run(options, in: folder.path) }
}

extension GitFolder {
  func run(_ words: [String], in subfolder: String = "") -> RunResult {
    compareTests.run(words, in: subfolder.isEmpty ? folder.path : "\(folder.path)/\(subfolder)")
  }
}
