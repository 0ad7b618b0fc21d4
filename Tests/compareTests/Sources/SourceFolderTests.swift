import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords

@Suite("The folder of sources")
struct SourceFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "my-app+2/A.swift")
    try folder.write("", to: "3D/A.swift")
    try folder.write("", to: "a=b/A.swift")
  }

  @Test(
    arguments: [
      ("MVC=my-app+2", "MVC", "my-app+2", true),
      ("my-app+2", "my_app_2", "my-app+2", false),
      ("./3D/", "_3D", "3D", false),
      ("a=b", "a_b", "a=b", false),
      ("_x1=a=b", "_x1", "a=b", true),
    ])
  func `A name and a folder, or a folder that is the name`(
    value: String,
    name: String,
    path: String,
    isNamed: Bool
  ) throws {
    let parsed = try SourceFolder(parsing: value, in: folder.path)
    #expect(
      parsed == SourceFolder(name: name, path: "\(folder.path)/\(path)", isNamed: isNamed))
  }

  private static let noColumn =
    "cannot be the name of a column, which has the letters A to Z, digits and '_' alone, and no"
    + " digit first"

  @Test(
    arguments: [
      ("", "it is not there"),
      ("Name=", "it is not there"),
      ("nowhere", "it is not there"),
      ("Name=nowhere", "it is not there"),
      ("3D/A.swift", "it isn't a folder"),
      ("=3D", "'' \(Self.noColumn)"),
      ("My App=3D", "'My App' \(Self.noColumn)"),
      ("3D=3D", "'3D' \(Self.noColumn)"),
      ("Käse=3D", "'Käse' \(Self.noColumn)"),
      ("__=3D", "'__' \(Self.noColumn)"),
    ])
  func `Anything else is an error that repeats the value`(value: String, reason: String) {
    #expect(throws: Failure.sourcesUnusable(folder: value, reason: reason)) {
      try SourceFolder(parsing: value, in: folder.path)
    }
  }

  @Test func `A folder without any Swift file is an error`() throws {
    try folder.write("import PackageDescription\n", to: "empty/Package.swift")
    let empty = try SourceFolder(parsing: "empty", in: folder.path)
    #expect(
      throws: Failure.sourcesUnusable(
        folder: empty.path,
        reason: "there is no Swift file to measure; left out are Package.swift: a package manifest"
      )
    ) { try SourceTree.read(empty) }
  }
}
