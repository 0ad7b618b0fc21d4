/// A table with names on the left and numbers on the right.
package struct Table: Equatable, Sendable {
  package let head: [String]
  package let rows: [[String]]

  package init(head: [String], rows: [[String]]) {
    self.head = head
    self.rows = rows
  }

  /// The columns, separated by two blanks.
  var text: String {
    let all = [head] + rows
    let widths = head.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + blanks : blanks + cell.0
      }
      return cells.joined(separator: "  ").trimmedAtEnd
    }.joined(separator: "\n")
  }

  var markdown: String {
    let rule = head.indices.map { $0 == 0 ? "---" : "---:" }
    return ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
