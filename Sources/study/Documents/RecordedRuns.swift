import CompareSupport
import Foundation

/// Runs that were recorded in documents, and how much of what each measured has changed since.
///
/// A row of `docs/evidence/recorded.tsv` has a sum of the measured code, so that no history is
/// needed: the number of different lines, and the 400 of them whose hashes are smallest, which stand
/// for all, to about two per cent. Moved lines don't count.
struct RecordedRun: Equatable {
  /// More than this share of the code, in per cent, makes a run too old.
  static let limit = 10
  private static let drawnCount = 400

  let name: String
  let revision: String
  /// The sections that tell of it, as `page#anchor`.
  let sections: [String]
  let folders: [String]
  let lineCount: Int
  let drawn: [String]

  /// Reads the rows of the table, which begins with its columns' names.
  static func all(in table: String) -> [RecordedRun] {
    table.split(separator: "\n").dropFirst().compactMap { row in
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 6, let count = Int(cells[4]) else { return nil }
      let words = { (cell: String) in cell.split(separator: " ").map(String.init) }
      return RecordedRun(
        name: cells[0], revision: cells[1], sections: words(cells[2]), folders: words(cells[3]),
        lineCount: count, drawn: words(cells[5]))
    }
  }

  /// The last two cells of a row.
  static func sum(of hashes: [String]) -> String {
    "\(hashes.count)\t\(hashes.prefix(drawnCount).joined(separator: " "))"
  }

  /// The hashes of different lines of code, in order.
  static func hashes(of lines: some Sequence<Substring>) -> [String] {
    var code: Set<Substring> = []
    for line in lines {
      let line = line.drop { $0 == " " }
      if !line.hasPrefix("//") { code.insert(line) }
    }
    return Set(code.map(hash)).sorted()
  }

  private static func hash(_ line: Substring) -> String {
    var hash = 7
    for byte in line.utf8.reversed() { hash = (hash * 65_599 + Int(byte)) % 16_777_213 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// How much of the code has changed, in per cent, rounded up: what went, or what came.
  func changed(now hashes: [String]) -> Int {
    let old = Set(drawn)
    let kept = hashes.filter(old.contains).count
    // Of the new ones, those that the sum would have.
    let isWhole = drawn.count == lineCount
    let new = hashes.filter { hash in
      !old.contains(hash) && (isWhole || drawn.last.map { hash <= $0 } ?? true)
    }
    let most = max(drawn.count - kept, new.count)
    return drawn.isEmpty ? 100 : Int((100 * Double(most) / Double(drawn.count)).rounded(.up))
  }

  /// Whether a section says that the run isn't current.
  func isCalledOld(in section: String) -> Bool {
    section.contains("As of `\(revision)`, not current")
  }

  /// What is wrong with a section that tells of it; nil if nothing is.
  func flaw(of section: String, at place: String, changed: Int) -> String? {
    if isCalledOld(in: section) { return nil }
    if !section.contains("`\(revision)`") {
      return "\(place) doesn't say that “\(name)” is of `\(revision)`."
    }
    guard changed > Self.limit else { return nil }
    return "\(place): \(changed) % of what “\(name)” measured has changed."
      + " Run it again, or say “As of `\(revision)`, not current”."
  }
}
