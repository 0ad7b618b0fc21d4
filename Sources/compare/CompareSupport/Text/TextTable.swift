import CommandLineKit
import Foundation

/// Cells in columns as wide as their widest cell; labels are left-aligned, numbers right-aligned.
package struct TextTable {
  package static let dash = "—"

  var header: [String] = []
  let rows: [[String]]
  var leftAligned: Set<Int> = [0]

  package init(header: [String] = [], rows: [[String]], leftAligned: Set<Int> = [0]) {
    self.header = header.map(\.oneLine)
    self.rows = rows.map { $0.map(\.oneLine) }
    self.leftAligned = leftAligned
  }

  package var text: String { text(within: nil) }

  /// If the columns are wider than a terminal, splits them into blocks one below the other, each
  /// with the row names.
  package func text(within width: Int?) -> String {
    let all = header.isEmpty ? rows : [header] + rows
    let columns = all.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      all.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return blocks(widths, within: width ?? .max).map { columns in
      all.map { line($0, columns, widths) + "\n" }.joined()
    }
    .joined(separator: "\n")
  }

  /// As many columns after the first one as there is room for, but at least one.
  private func blocks(_ widths: [Int], within most: Int) -> [[Int]] {
    guard let first = widths.first else { return [[]] }
    var blocks: [[Int]] = [[0]]
    var used = first
    for column in widths.indices.dropFirst() {
      if used + 2 + widths[column] > most, blocks[blocks.count - 1].count > 1 {
        blocks.append([0])
        used = first
      }
      blocks[blocks.count - 1].append(column)
      used += 2 + widths[column]
    }
    return blocks
  }

  private func line(_ cells: [String], _ columns: [Int], _ widths: [Int]) -> String {
    let padded = columns.filter(cells.indices.contains).map { column in
      let cell = cells[column]
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      return leftAligned.contains(column) ? cell + padding : padding + cell
    }
    var line = padded.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}

/// How many characters fit on a line where a result is printed.
package enum TerminalWidth {
  /// Nil unless standard output is a terminal: output to a file or another program is the same
  /// wherever it runs, even if `COLUMNS` is set.
  package static func ofOutput() -> Int? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return width(
      wish: ProcessInfo.processInfo.environment["COLUMNS"],
      terminal: isKnown ? Int(size.ws_col) : 0)
  }

  /// The user's wish, or else the terminal's width, or else the usual width of terminals.
  static func width(wish: String?, terminal: Int) -> Int {
    if let wish = wish.flatMap({ Int($0) }), wish > 0 { return wish }
    return terminal > 0 ? terminal : 80
  }
}

extension String {
  /// The text with some of its Unicode scalars replaced, however they are combined.
  package func escaped(_ escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }
}
