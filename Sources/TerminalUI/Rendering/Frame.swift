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
