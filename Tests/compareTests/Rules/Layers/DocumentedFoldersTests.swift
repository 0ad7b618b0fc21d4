import Foundation
import ProgramSupport
import Testing

@testable import ArchitectureReport
@testable import compare

/// The files of `docs/tool/metrics.md` with the layers of `docs/tool/compare.md`, measured and checked.
@Suite("Folders and layers as documented")
struct DocumentedFoldersTests {
  private let folder: TemporaryFolder
  private let metrics: String
  private let layers: String

  init() throws {
    metrics = try Self.section("### Folders", of: "metrics.md")
    layers = try Self.section("## Layers", of: "compare.md")
    folder = try TemporaryFolder()
    for block in Self.blocks("swift", in: metrics) {
      let name = block.prefix { !$0.isNewline }.replacingOccurrences(of: "// ", with: "")
      try folder.write(block, to: name)
    }
  }

  private static func section(_ title: String, of document: String) throws -> String {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../docs/tool/\(document)").standardized.path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let rest = try #require(text.components(separatedBy: "\n\(title)\n").dropFirst().first)
    return rest.components(separatedBy: "\n## ")[0]
  }

  private static func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  @Test func `The numbers, the tangle and its proof`() throws {
    let text = run(["--sources", "App", "--all"], in: folder.path).output
    #expect(text.contains(try #require(Self.blocks("text", in: metrics).first)))
    #expect(text.contains(/\n  Folders +3\n    edges between them +4\n    tangles +1\n/))
    let json = run(["--sources", "App", "--format", "json"], in: folder.path).output
    let report = try Report(json: json)
    let folders = try #require(report.modules[0].folders)
    #expect(
      folders.list.map { "\($0.path) \($0.files) \($0.types)" } == [
        "Lists 1 1", "Lists/Rows 1 1", "Model 2 2",
      ])
    #expect(
      folders.edgeList.map { "\($0.from) \($0.to) \($0.edges) \($0.references)" } == [
        "Lists Lists/Rows 1 1", "Lists Model 1 1", "Lists/Rows Model 1 2", "Model Lists/Rows 1 2",
      ])
  }

  @Test func `The matrix`() throws {
    let page = run(["--sources", "App", "--format", "html"], in: folder.path).output
    let table = try #require(page.components(separatedBy: "<table class=\"matrix folders\">").last)
    let rows = table.components(separatedBy: "</table>")[0].components(separatedBy: "<tr>")
      .dropFirst().map { row in
        let cells = row.split(separator: /<\/t[hd]>/, omittingEmptySubsequences: false).dropLast()
        return "| "
          + cells.map { $0.replacing(/<[^>]*>/, with: "") + " | " }.joined()
          .trimmingCharacters(in: .whitespaces)
      }
    let documented = metrics.split(separator: "\n").filter {
      $0.hasPrefix("|") && !$0.contains("---")
    }
    #expect(rows.map { $0.replacing("|  |", with: "| |") } == documented.map(String.init))
  }

  @Test func `What the check of its layers says`() throws {
    try folder.write(
      try #require(Self.blocks("json", in: layers).first), to: "App/.compare.json")
    let result = run(["check", "--sources", "App"], in: folder.path)
    #expect(result.exitCode == 2)
    #expect(result.output == Self.blocks("text", in: layers).first)
  }
}
