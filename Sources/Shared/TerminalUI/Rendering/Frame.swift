/// A rendered window: exactly as many cells as its size says.
nonisolated public struct Frame: Equatable, Sendable {
  public let size: Size
  let lines: [Line]

  init(size: Size, lines: [Line]) {
    self.size = size
    let missing = max(0, size.rows - lines.count)
    let all = lines.prefix(size.rows) + Array(repeating: Line(), count: missing)
    self.lines = all.map { $0.fitted(to: size.columns) }
  }

  /// The rows, padded to the full width and separated by line breaks, without escape sequences.
  public var plainText: String {
    var text = ""
    for (row, line) in lines.enumerated() {
      if row > 0 { text += "\n" }
      for cell in line.cells { text += cell.text }
    }
    return text
  }
}

/// A size in cells.
nonisolated public struct Size: Equatable, Sendable {
  /// The maximum number of columns and of rows that are drawn.
  public static let limit = 1000

  public let columns: Int
  public let rows: Int

  /// Makes a size, clamped to the range from 0 × 0 to `limit` × `limit`.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(0, columns), Self.limit)
    self.rows = min(max(0, rows), Self.limit)
  }
}
