package import ArchitectureReport
import CommandLineKit
import CompareSupport
import Foundation

package enum DiffFormatter {
  package static func format(_ diff: ReportDiff, _ format: ReportFormat) -> String {
    switch format {
    case .json: JSONFormatter.format(diff)
    case .csv: csv(diff)
    case .markdown: DiffMarkdown(diff).text
    case .text, .mermaid, .dot, .svg, .html: DiffText.format(diff)
    }
  }

  /// Everything in one table: added items have no old cell, removed ones no new cell.
  private static func csv(_ diff: ReportDiff) -> String {
    let numbers = diff.modules.flatMap { module in
      module.numbers.map { number in
        [module.name, number.key, cell(number.texts.old), cell(number.texts.new)]
      }
    }
    let items = DiffList.all(of: diff).flatMap { list in
      list.items.map { item in
        [item.module, list.kind.rawValue]
          + (list.isNew ? ["", item.text] : [item.text, ""])
      }
    }
    return CSVFormatter.text([["module", "metric", "old", "new"]] + numbers + items)
  }

  /// Spreadsheets understand an empty cell, but treat a dash as text.
  private static func cell(_ text: String) -> String {
    [TextTable.dash, "n/a"].contains(text) ? "" : text
  }
}

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
        header: DiffWords.header, rows: words.numbers, leftAligned: [0, 1, 4])
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

/// The wording that all formats of a difference share.
struct DiffWords {
  let diff: ReportDiff

  /// What is compared, such as `main (1a2b3c4) → the working tree`.
  var sides: String { "\(title(diff.old)) → \(title(diff.new))" }

  var summary: String {
    let numbers = diff.modules.map(\.numbers.count).reduce(0, +)
    let counts =
      DiffList.all(of: diff).map(\.count)
      + (numbers == 0 ? [] : [numbers.of("moved number", "moved numbers")])
    return counts.isEmpty ? "Nothing moved." : counts.joined(separator: ", ") + "."
  }

  /// What is missing in either result, one line each.
  var notes: [String] { diff.notes.map { "\($0.side): \($0.note)".oneLine } }

  /// Module, metric, both numbers, and the change from one to the other.
  var numbers: [[String]] {
    diff.modules.flatMap { module in
      module.numbers.map { number in
        [module.name, number.key, number.texts.old, number.texts.new, change(number)]
      }
    }
  }

  static let header = ["Module", "Metric", "Old", "New", "Change"]

  private func title(_ side: DiffSide) -> String {
    (side.title + (side.commit.map { " (\($0.prefix(7)))" } ?? "")).oneLine
  }

  private func change(_ number: NumberChange) -> String {
    guard let delta = number.delta else { return "" }
    let sign = delta > 0 ? "+" : "−"
    let direction = number.direction.map { ", \($0.rawValue)" } ?? ""
    return "\(sign)\(abs(delta))\(direction)"
  }
}
