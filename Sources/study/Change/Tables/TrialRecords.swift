/// What building and testing showed that `check` doesn't: the lines of docs/changes/trials.txt.
struct TrialRecords {
  struct Record: Equatable {
    /// A request, or two with a comma between them.
    let name: String
    let pattern: Pattern
    /// Of the patches that were tried.
    let sum: String
    /// For a pair whether it passes; for a request the share of new lines that are covered, and how
    /// many old test functions break.
    let found: String

    var line: String { "\(name) \(pattern.rawValue) \(sum) \(found)" }
  }

  private(set) var records: [Record]

  /// Takes the text of the file, and the sums of today's patches; drops what was tried with others.
  init(_ text: String, sums: [String: String]) {
    records = text.lines.compactMap { line in
      let words = line.split(separator: " ", maxSplits: 3).map(String.init)
      guard words.count == 4, let pattern = Pattern(rawValue: words[1]) else { return nil }
      guard sums[words[0]] == words[2] else { return nil }
      return Record(name: words[0], pattern: pattern, sum: words[2], found: words[3])
    }
  }

  var text: String { records.map { $0.line + "\n" }.sorted().joined() }

  func found(for name: String, _ pattern: Pattern) -> String? {
    records.first { $0.name == name && $0.pattern == pattern }?.found
  }

  /// Whether it was tried in one of the patterns.
  func have(_ name: String) -> Bool { records.contains { $0.name == name } }

  mutating func add(_ new: [Record]) { records += new }
}
