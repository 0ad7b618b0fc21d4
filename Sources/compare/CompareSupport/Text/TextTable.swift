/// Cells in columns as wide as their widest cell; labels to the left, numbers to the right.
package struct TextTable {
  package static let dash = "—"

  var header: [String] = []
  let rows: [[String]]
  var leftAligned: Set<Int> = [0]

  package init(header: [String] = [], rows: [[String]], leftAligned: Set<Int> = [0]) {
    self.header = header
    self.rows = rows
    self.leftAligned = leftAligned
  }

  package var text: String {
    let all = header.isEmpty ? rows : [header] + rows
    let columns = all.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      all.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return all.map { line($0, widths) + "\n" }.joined()
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.enumerated().map { column, cell in
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      return leftAligned.contains(column) ? cell + padding : padding + cell
    }
    var line = padded.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}
