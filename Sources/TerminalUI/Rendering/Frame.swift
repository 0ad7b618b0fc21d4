/// What a window looks like: exactly as many cells as its size says.
nonisolated public struct Frame: Equatable, Sendable {
  public let size: Size
  let lines: [Line]

  init(size: Size, lines: [Line]) {
    self.size = size
    let missing = max(0, size.rows - lines.count)
    let all = lines.prefix(size.rows) + Array(repeating: Line(), count: missing)
    self.lines = all.map { $0.fitted(to: size.columns) }
  }

  /// The rows, each padded to the full width, with line breaks between them and without escapes.
  public var plainText: String {
    var text = ""
    for (row, line) in lines.enumerated() {
      if row > 0 { text += "\n" }
      for cell in line.cells { text += cell.text }
    }
    return text
  }
}

/// How many cells there are to draw on.
nonisolated public struct Size: Equatable, Sendable {
  /// The most columns and the most rows that are ever drawn.
  public static let limit = 1000

  public let columns: Int
  public let rows: Int

  /// Makes a size, brought into the range from 0 × 0 to `limit` × `limit`.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(0, columns), Self.limit)
    self.rows = min(max(0, rows), Self.limit)
  }
}
