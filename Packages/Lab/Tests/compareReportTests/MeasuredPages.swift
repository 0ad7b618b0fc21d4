import Foundation
import ProgramSupport

extension SamplePage {
  /// The five modules of the fixture, with their sources.
  static func fixture() throws -> SamplePage {
    try SamplePage(page: fixturePage.get())
  }

  private static let fixturePage = Result {
    let fixture = URL(filePath: #filePath)
      .appending(path: "../../../../../Tests/compareTests/Fixture").standardized.path
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: fixture, toPath: "\(folder.path)/Fixture")
    return try measured(["--no-tests"], in: "\(folder.path)/Fixture")
  }

  /// A module with two folders that depend on each other.
  static func folders() throws -> SamplePage {
    try SamplePage(page: foldersPage.get())
  }

  private static let foldersPage = Result {
    let sources = try TemporaryFolder()
    try sources.write(
      "final class ListView { let note = Note() }\n", to: "App/Lists/ListView.swift")
    try sources.write("struct Note { weak var view: ListView? }\n", to: "App/Model/Note.swift")
    return try measured(["--sources", "App"], in: sources.path)
  }

  /// The built program's report about code.
  private static func measured(_ words: [String], in folder: String) throws -> String {
    let environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": "\(folder)/.caches"]) { $1 }
    return try ChildProgram.compare.run(
      words + ["--format", "html"], in: folder, environment: environment
    ).output
  }
}
