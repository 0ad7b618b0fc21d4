import ArchitectureReport
import CommandLineKit
import CompareSupport

/// What moved, for a terminal.
enum DiffText {
  static func format(_ diff: ReportDiff) -> String {
    let words = DiffWords(diff: diff)
    var parts = ["\(words.sides)\n\(words.summary)\n"]
    if !diff.complete { parts.insert(ReportDiff.partialLine + "\n", at: 0) }
    parts += DiffList.all(of: diff).map { list in
      "\(list.count)\n" + list.items.map { "  \(line($0, list.kind))\n" }.joined()
    }
    if !words.numbers.isEmpty {
      let table = TextTable(
        header: DiffWords.header, rows: words.numbers.map { $0.map(\.oneLine) },
        leftAligned: [0, 1, 4])
      parts.append(table.text)
    }
    if !words.notes.isEmpty {
      parts.append("Notes\n" + words.notes.map { "  \($0)\n" }.joined())
    }
    return parts.joined(separator: "\n")
  }

  private static func line(_ item: DiffList.Item, _ kind: DiffList.Kind) -> String {
    let place = item.place.isEmpty ? "" : "\(item.place): "
    let module = kind == .module ? "" : "\(item.module): "
    return (place + module + item.text + (item.remark.isEmpty ? "" : ": \(item.remark)")).oneLine
  }
}
