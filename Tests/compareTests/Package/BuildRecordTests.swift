import Foundation
import ProgramSupport
import Testing

@testable import CompareSupport
@testable import SourceRecords

@Suite("A package that didn't change is neither read nor built again")
struct BuildRecordTests {
  private let folder: TemporaryFolder
  private let toolchain: Toolchain
  private let build = ["--build-tests"]

  init() throws {
    folder = try TemporaryFolder()
    toolchain = try MeasuringSession.ofTest().toolchain
    try folder.write("let package = 1\n", to: "Package.swift")
    try folder.write("struct App {}\n", to: "Sources/App/App.swift")
  }

  @Test func `A build that succeeded isn't done again`() throws {
    var record = try #require(recorded())
    #expect(!record.has(build, in: workspace))
    record.add(build, in: workspace)
    record.write(in: workspace)
    let later = try #require(BuildRecord.current(of: workspace, toolchain))
    #expect(later.has(build, in: workspace))
    #expect(!later.has(["--target", "App"], in: workspace))
    #expect(later.descriptions.keys.sorted() == [folder.path])
  }

  @Test func `A record doesn't hold the environment, which may have passwords`() throws {
    try #require(recorded()).write(in: workspace)
    let file = URL(filePath: "\(workspace.scratch)/built-all")
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(!text.contains("PATH="))
  }

  @Test func `After a build by something else it is done again`() throws {
    var record = try #require(recorded())
    record.add(build, in: workspace)
    try folder.write("other", to: ".build-compare/build.db")
    #expect(!record.has(build, in: workspace))
  }

  @Test(
    arguments: [
      "Package.swift", "Package@swift-6.swift", "Package.resolved", "Sources/App/App.swift",
      "Sources/App/Folder/New.swift", "Sources/App/Words.json",
    ])
  func `A changed file or a new one is found`(_ name: String) throws {
    try #require(recorded()).write(in: workspace)
    #expect(BuildRecord.current(of: workspace, toolchain) != nil)
    try folder.write("let other = \"text\"\n", to: name)
    #expect(BuildRecord.current(of: workspace, toolchain) == nil)
  }

  @Test func `A deleted file is found`() throws {
    try #require(recorded()).write(in: workspace)
    try FileManager.default.removeItem(atPath: "\(folder.path)/Sources/App/App.swift")
    #expect(BuildRecord.current(of: workspace, toolchain) == nil)
  }

  @Test(arguments: ["report.html", "Sources/App/.hidden", "docs/page.md"])
  func `A file that no build reads changes nothing`(_ name: String) throws {
    try #require(recorded()).write(in: workspace)
    try folder.write("text", to: name)
    #expect(BuildRecord.current(of: workspace, toolchain) != nil)
  }

  @Test func `What a link leads to counts`() throws {
    try folder.write("struct Linked {}\n", to: "Elsewhere/Linked.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Sources/App/Elsewhere",
      withDestinationPath: "\(folder.path)/Elsewhere")
    try #require(recorded()).write(in: workspace)
    try folder.write("struct Changed {}\n", to: "Elsewhere/Linked.swift")
    #expect(BuildRecord.current(of: workspace, toolchain) == nil)
  }

  @Test func `What C code includes may lie anywhere in the package`() throws {
    try #require(recorded(moduleType: "ClangTarget")).write(in: workspace)
    try folder.write("int number;\n", to: "include/number.h")
    #expect(BuildRecord.current(of: workspace, toolchain) == nil)
  }

  @Test func `Another extent has a record of its own`() throws {
    try #require(recorded()).write(in: workspace)
    let other = Workspace(root: folder.path, extent: .usual)
    #expect(BuildRecord.current(of: other, toolchain) == nil)
  }

  @Test func `A package with a plugin is always built`() throws {
    try folder.write("let plugins = [\"Generate\"]\n", to: "Package.swift")
    #expect(recorded() == nil)
  }

  @Test func `A file that changed while the package was read leaves no record`() throws {
    #expect(recorded(readAfter: Date()) == nil)
  }

  private var workspace: Workspace { Workspace(root: folder.path) }

  private func recorded(
    moduleType: String = "SwiftTarget", readAfter start: Date = .distantFuture
  ) -> BuildRecord? {
    let description = """
      { "name": "app", "path": "\(folder.path)", "targets": [{
        "name": "App", "c99name": "App", "path": "Sources/App", "sources": ["App.swift"],
        "module_type": "\(moduleType)", "type": "library" }] }
      """
    return BuildRecord(
      of: workspace, toolchain, descriptions: [folder.path: Data(description.utf8)],
      readAfter: start)
  }
}
