extension SyntaxTree {
  /// The tokens that begin in a range.
  func tokens(in range: Range<Int>) -> ArraySlice<Token> {
    let first = tokens.partitionIndex { $0.range.lowerBound >= range.lowerBound }
    let end = tokens.partitionIndex { $0.range.lowerBound >= range.upperBound }
    return tokens[first..<max(first, end)]
  }

  /// The names behind each `@` before a declaration's own name, in their order.
  func attributes(of declaration: Declaration, _ text: SourceText) -> [String] {
    let head = (declaration.fullRange.lowerBound..<declaration.nameRange.lowerBound)
      .clamped(to: text.bytes.indices)
    let comments = tokens(in: head).filter { $0.kind == .comment }
    return head.filter { offset in
      text.bytes[offset] == UInt8(ascii: "@") && !comments.contains { $0.range.contains(offset) }
    }
    .map { offset in
      let name = text.bytes[(offset + 1)..<head.upperBound].prefix { $0.isOfName }
      return String(decoding: name, as: UTF8.self)
    }
  }
}

extension UInt8 {
  /// Whether it is a part of a name in ASCII, or of a letter beyond.
  fileprivate var isOfName: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || Character(Unicode.Scalar(self)).isLetter
      || Character(Unicode.Scalar(self)).isNumber
  }
}
