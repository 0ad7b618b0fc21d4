/// The numbers of lines of code, of comment lines and of blank lines.
package struct LineCount: Equatable, Sendable, Codable {
  package var code = 0
  package var comment = 0
  package var blank = 0

  package init(code: Int = 0, comment: Int = 0, blank: Int = 0) {
    self.code = code
    self.comment = comment
    self.blank = blank
  }

  package static func + (left: LineCount, right: LineCount) -> LineCount {
    LineCount(
      code: left.code + right.code,
      comment: left.comment + right.comment,
      blank: left.blank + right.blank
    )
  }
}

extension LineCount {
  /// Classifies every line by the tokens on it; code wins over a comment on the same line.
  init(of text: SourceText, _ tree: SyntaxTree) {
    var marks = LineMarks(text)
    var offset = text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for token in tree.tokens {
      marks.markGap(offset..<max(offset, token.range.lowerBound))
      marks.markToken(token)
      offset = max(offset, token.range.upperBound)
    }
    marks.markGap(min(offset, text.bytes.count)..<text.bytes.count)
    for mark in marks.lines {
      switch mark {
      case .code: code += 1
      case .comment: comment += 1
      case .blank: blank += 1
      }
    }
  }
}

/// The kind of each line of a file, as far as it has been examined.
private struct LineMarks {
  enum Mark: Int {
    case blank, comment, code
  }

  private(set) var lines: [Mark]
  private var current = 0
  private let text: SourceText

  init(_ text: SourceText) {
    self.text = text
    lines = Array(repeating: .blank, count: text.places.starts.count)
  }

  /// A token covers every line it touches: an empty line in a string literal is code.
  mutating func markToken(_ token: Token) {
    let end = endWithoutNewlines(token.range)
    guard token.range.lowerBound < end else { return }
    let mark: Mark = token.kind == .comment ? .comment : .code
    let first = line(of: token.range.lowerBound)
    for line in first...max(first, line(of: end - 1)) { raise(line, to: mark) }
  }

  /// Between tokens there is punctuation, which is code, and white space, which isn't.
  mutating func markGap(_ range: Range<Int>) {
    for offset in range.clamped(to: text.bytes.indices) where !isSpace(text.bytes[offset]) {
      raise(line(of: offset), to: .code)
    }
  }

  /// Offsets only grow, so the line is the last one or one soon after it.
  private mutating func line(of offset: Int) -> Int {
    let starts = text.places.starts
    while current + 1 < starts.count, starts[current + 1] <= offset { current += 1 }
    return current
  }

  private mutating func raise(_ line: Int, to mark: Mark) {
    if lines.indices.contains(line), lines[line].rawValue < mark.rawValue { lines[line] = mark }
  }

  /// A line comment's token ends after its newline.
  private func endWithoutNewlines(_ range: Range<Int>) -> Int {
    var end = min(range.upperBound, text.bytes.count)
    while end > range.lowerBound, isNewline(text.bytes[end - 1]) { end -= 1 }
    return end
  }
}

private func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

/// White space as in Swift's lexer, limited to ASCII.
package func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0
}

/// Whether a byte can be part of a name, which all non-ASCII bytes can.
package func isNameByte(_ byte: UInt8) -> Bool {
  let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  return isLetter || isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
}
