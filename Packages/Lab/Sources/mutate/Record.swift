import Foundation

/// The results for the mutants of a module, one line each; documents are made from it, and an
/// interrupted run continues with it.
struct Record {
  private static let header = [
    "number", "file", "line", "operator", "before", "after", "own", "shared", "since then",
  ]

  struct Entry: Equatable {
    var cells: [String]

    init(_ mutant: Mutant, own: Verdict, shared: Verdict) {
      cells = [
        "\(mutant.number)", mutant.mutation.file, "\(mutant.line)", mutant.mutation.kind.rawValue,
        mutant.before, mutant.after, own.word, shared.word, "",
      ]
    }

    init?(_ line: Substring) {
      cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == Record.header.count, Int(cells[0]) != nil else { return nil }
    }

    var number: Int { Int(cells[0]) ?? 0 }
    var isSurvivor: Bool { cells[6] == "survived" && cells[7] == "survived" }

    /// Whether it belongs to exactly this mutant.
    func isOf(_ mutant: Mutant) -> Bool {
      Array(cells[..<6])
        == [
          "\(mutant.number)", mutant.mutation.file, "\(mutant.line)",
          mutant.mutation.kind.rawValue, mutant.before, mutant.after,
        ]
    }
  }

  private(set) var entries: [Entry] = []

  init(_ text: String = "") {
    entries = text.split(separator: "\n").compactMap(Entry.init)
  }

  func entry(of mutant: Mutant) -> Entry? { entries.first { $0.isOf(mutant) } }

  mutating func add(_ entry: Entry) {
    entries.append(entry)
    entries.sort { $0.number < $1.number }
  }

  var text: String {
    ([Self.header] + entries.map(\.cells)).map { $0.joined(separator: "\t") + "\n" }.joined()
  }
}
