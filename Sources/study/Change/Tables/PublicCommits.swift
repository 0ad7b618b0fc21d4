import Foundation

/// Commits of public apps in which one author made the same change in several patterns: the lines of
/// docs/changes/public.tsv.
struct PublicCommits {
  struct Change: Equatable {
    let repository: String
    let commit: String
    let title: String
    /// As in the tables: `MVC`.
    let pattern: String
    let files: Int
    let added: Int
    let removed: Int
  }

  let changes: [Change]

  init(_ text: String) {
    changes = text.lines.compactMap { line in
      let cells = line.components(separatedBy: "\t")
      let numbers = cells.dropFirst(4).compactMap { Int($0) }
      guard cells.count == 7, numbers.count == 3 else { return nil }
      return Change(
        repository: cells[0], commit: cells[1], title: cells[2], pattern: cells[3],
        files: numbers[0], added: numbers[1], removed: numbers[2])
    }
  }

  var commits: [String] { changes.map(\.commit).unique }

  func change(_ commit: String, _ pattern: String) -> Change? {
    changes.first { $0.commit == commit && $0.pattern == pattern }
  }

  var table: String {
    let patterns = ["MVC", "MVP", "MVVM", "VIPER"]
    var lines = [
      "| Commit | what it does | MVC | MVP | MVVM | VIPER |",
      "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for commit in commits {
      guard let first = changes.first(where: { $0.commit == commit }) else { continue }
      let cells = patterns.map { pattern in
        change(commit, pattern).map { "\($0.files) (+\($0.added) −\($0.removed))" } ?? "—"
      }
      let link =
        "[\(first.repository)](https://github.com/\(first.repository)/commit/\(commit))"
      lines.append("| " + ([link, first.title] + cells).joined(separator: " | ") + " |")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
