nonisolated extension Line {
  /// Breaks a text into lines, between words where it can; what is past `limit` lines is clipped.
  static func wrapped(
    _ text: String, style: CellStyle = [], width: Int, limit: Int
  ) -> [Line] {
    guard width > 0, limit > 0 else { return [] }
    var rest = Line(text, style: style, limit: width * limit)
    var lines: [Line] = []
    while rest.width > width, lines.count < limit - 1 {
      let head = rest.headEnd(width)
      lines.append(rest[0..<head])
      let next = rest.cells[head...].firstIndex { $0.text != " " } ?? rest.width
      rest = rest[next..<rest.width]
    }
    return lines + [rest.clipped(to: width)]
  }

  /// Where the first of several lines ends.
  private func headEnd(_ width: Int) -> Int {
    if let space = cells[0...width].lastIndex(where: { $0.text == " " }), space > 0 { return space }
    let isCut = cells[width].isContinuation
    return isCut && width > 1 ? width - 1 : width
  }
}
