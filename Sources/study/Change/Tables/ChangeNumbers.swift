import Foundation

/// One number of a request, or of all pairs, in one module.
struct ChangeNumber: Equatable {
  let request: String
  let module: String
  let key: String
  /// A number; two for before and after; or `?` for one that no trial has found yet.
  let text: String

  /// The number, or by how much it grew.
  var amount: Int {
    let sides = text.components(separatedBy: " → ")
    guard sides.count == 2, let old = Int(sides[0]), let new = Int(sides[1]) else {
      return Int(text) ?? 0
    }
    return new - old
  }
}

/// The numbers of docs/changes/numbers.tsv.
struct ChangeNumbers {
  /// What the rows about pairs have in place of a request.
  static let pairs = "pairs"

  let rows: [ChangeNumber]

  init(_ rows: [ChangeNumber]) { self.rows = rows }

  /// Reads a file: a line for each number, with tabs.
  init(_ text: String) {
    rows = text.lines.compactMap { line in
      let cells = line.components(separatedBy: "\t")
      guard cells.count == 4 else { return nil }
      return ChangeNumber(request: cells[0], module: cells[1], key: cells[2], text: cells[3])
    }
  }

  var text: String {
    rows.map { "\($0.request)\t\($0.module)\t\($0.key)\t\($0.text)\n" }.joined()
  }

  var requests: [String] { rows.map(\.request).unique.filter { $0 != Self.pairs } }
  var modules: [String] { rows.map(\.module).unique }
  var keys: [String] { rows.map(\.key).unique }

  func amounts(_ module: String, _ key: String) -> [Int] {
    rows.filter { $0.module == module && $0.key == key }.map(\.amount)
  }

  func text(_ request: String, _ module: String, _ key: String) -> String {
    rows.first { $0.request == request && $0.module == module && $0.key == key }?.text ?? ""
  }
}

extension ChangeNumbers {
  /// The numbers of each request in Markdown, and above them, if all were asked for, for each pattern
  /// their sums and what they range over.
  func table(ofAll isOfAll: Bool) -> String {
    var tables = requests.map { request in
      table("`\(request)`") { (key, module) in text(request, module, key) }
    }
    if isOfAll {
      let sums = table("all \(requests.count)") { (key, module) in
        let amounts = amounts(module, key)
        let sum = amounts.reduce(0, +)
        // Shares have a mean.
        let total = key.contains("%") ? sum / requests.count : sum
        return "\(total) (\(amounts.min() ?? 0)–\(amounts.max() ?? 0))"
      } title: { key in
        key.hasPrefix("largest") || key.hasPrefix("most") ? "\(key), growth" : key
      }
      tables.insert(sums, at: 0)
    }
    return tables.joined(separator: "\n")
  }

  private func table(
    _ title: String, _ cell: (_ key: String, _ module: String) -> String,
    title name: (String) -> String = { $0 }
  ) -> String {
    markdownTable(
      [title] + modules.map { $0.replacing("Todo", with: "") },
      keys.map { key in [name(key)] + modules.map { cell(key, $0) } })
  }
}

/// A Markdown table whose columns but the first are aligned right.
func markdownTable(_ head: [String], _ rows: [[String]]) -> String {
  let line = { (cells: [String]) in "| \(cells.joined(separator: " | ")) |\n" }
  return line(head) + "|---|" + String(repeating: "---:|", count: head.count - 1) + "\n"
    + rows.map(line).joined()
}

extension Sequence where Element: Hashable {
  /// Its elements, each once, in the order in which they come first.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
