import ArchitectureReport
import CommandLineKit
import CompareSupport

/// What changed, as a comment on a pull request: the important part first, the rest folded.
struct DiffMarkdown {
  /// GitHub allows 65,536 characters in a comment: a few are left for the program that posts it.
  ///
  /// Counted in bytes, as every character takes at least one.
  static let limit = 65_000
  /// The number of rows that are shown unfolded.
  private static let openRows = 12

  private let words: DiffWords
  private let lists: [DiffList]
  private let limit: Int

  init(_ diff: ReportDiff, limit: Int = Self.limit) {
    words = DiffWords(diff: diff)
    lists = DiffList.all(of: diff)
    self.limit = limit
  }

  /// Everything, or the first items of each list, as many as stay within the limit.
  var text: String {
    let longest = max(lists.map(\.items.count).max() ?? 0, words.numbers.count, words.notes.count)
    let whole = text(most: longest)
    guard whole.utf8.count > limit else { return whole }
    var (fits, tooMany) = (0, longest)
    while tooMany - fits > 1 {
      let middle = (fits + tooMany) / 2
      if text(most: middle, isCut: true).utf8.count <= limit {
        fits = middle
      } else {
        tooMany = middle
      }
    }
    return text(most: fits, isCut: true)
  }

  private func text(most: Int, isCut: Bool = false) -> String {
    var parts = ["### Architecture: \(words.summary)", Self.plain(words.sides)]
    if !words.diff.complete { parts.insert(ReportDiff.partialLine, at: 0) }
    parts += lists.map { list in
      let lines = cut(list.items, most) { Self.line($0, list.kind) }
      return list.kind == .finding
        ? "**\(list.count)**\n\n\(lines)" : Self.folded(list.count, lines)
    }
    if !words.numbers.isEmpty { parts.append(numbers(most)) }
    if !words.notes.isEmpty {
      parts.append(
        Self.folded("What is missing", cut(words.notes, most) { "- \(Self.plain($0))" }))
    }
    if isCut {
      parts.append(
        "This was cut to what a comment may have: `compare diff --format json` has everything.")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func numbers(_ most: Int) -> String {
    let all = words.numbers
    var table = MarkdownTable(
      header: DiffWords.header, rows: Array(all.prefix(most)), rightAligned: [2, 3]
    ).text
    table.removeLast()
    if all.count > most { table += "\n\n… and \(all.count - most) more." }
    return all.count <= Self.openRows
      ? table : Self.folded(all.count.of("moved number", "moved numbers"), table)
  }

  private func cut<Item>(_ items: [Item], _ most: Int, _ line: (Item) -> String) -> String {
    let rest = items.count - most
    return (items.prefix(most).map(line) + (rest > 0 ? ["- … and \(rest) more"] : []))
      .joined(separator: "\n")
  }

  private static func line(_ item: DiffList.Item, _ kind: DiffList.Kind) -> String {
    let module = kind == .module ? "" : "\(code(item.module)): "
    let place = item.place.isEmpty ? "" : " in \(code(item.place))"
    return "- \(module)\(code(item.text))\(place)"
      + (item.remark.isEmpty ? "" : ": \(plain(item.remark))")
  }

  /// The blank lines make the content count as Markdown within HTML.
  private static func folded(_ title: String, _ content: String) -> String {
    "<details>\n<summary>\(title)</summary>\n\n\(content)\n\n</details>"
  }

  /// Names and paths as code, so that they contain no markup, and `@` mentions no user.
  private static func code(_ text: String) -> String {
    let text = text.oneLine
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    guard longest > 0 else { return "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  private static func plain(_ text: String) -> String { MarkdownTable.escaped(text) }
}
