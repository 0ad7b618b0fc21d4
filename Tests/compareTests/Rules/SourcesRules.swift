import Foundation
import ProgramSupport

@testable import compare

/// A folder of sources, whose libraries needn't be here, held against the rules of a pattern.
struct SourcesRules {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func write(_ text: String, to file: String = "App.swift") throws {
    try folder.write(text + "\n", to: "App/\(file)")
  }

  /// `line rule: path` of each finding that is more than a note, or of each note.
  func findings(_ pattern: String, of severity: String = "warning") -> [String] {
    let words = ["check", "--sources", "App", "--pattern", pattern, "--allow-partial"]
    let line = #/App\/\S+?:(\d+):\d+: (\w+): \[\w+\.([^\]]+)\] [^:]*: (.*?)\. /#
    return run(words, in: folder.path).output.matches(of: line).filter { $0.2 == severity }
      .map { (line: Int($0.1) ?? 0, text: "\($0.3): \($0.4)") }.sorted { $0 < $1 }
      .map { "\($0.line) \($0.text)" }
  }

  /// `role: evidence` of each type that has a role, or an unclear one.
  func roles() -> [String: String] {
    let rows = run(["roles", "--sources", "App"], in: folder.path).output.split(separator: "\n")
    return Dictionary(
      rows.dropFirst().compactMap { row in
        let cells = row.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
          .filter { !$0.isEmpty }
        return cells.count > 2 && cells[0] != "—" ? (cells[1], "\(cells[0]): \(cells[2])") : nil
      }
    ) { first, _ in first }
  }
}
