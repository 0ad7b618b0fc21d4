import Foundation
import Testing

@testable import compare

/// What teams copy: each command in it must mean something.
@Suite("The workflows among the examples")
struct WorkflowTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("docs/tool/examples").path

  @Test(
    arguments: [
      ("compare-check.yml", 2), ("compare-pull-request.yml", 2), ("compare-xcode.yml", 3),
    ])
  func `Every command line of ours is understood`(_ name: String, _ count: Int) throws {
    let text = try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
    let commands = commands(in: text)
    #expect(commands.count == count)
    for words in commands { #expect(throws: Never.self) { try CompareProgram.parse(words) } }
  }

  @Test func `No example is forgotten here`() throws {
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: Self.folder).sorted()
        == ["compare-check.yml", "compare-pull-request.yml", "compare-xcode.yml"])
  }

  /// What stands behind the program's name, up to what is the shell's.
  private func commands(in text: String) -> [[String]] {
    text.replacing("\\\n", with: " ").split(separator: "\n").compactMap { line in
      guard let range = line.range(of: ".build/debug/compare ") else { return nil }
      let words = line[range.upperBound...].split(separator: " ").map(String.init)
      return Array(words.prefix { !["||", "&&", "|", ">", ">>"].contains($0) })
    }
  }
}
