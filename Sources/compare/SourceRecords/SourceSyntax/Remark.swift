import SwiftCode

/// A comment that accepts what a rule forbids: `// compare:ignore rule-name reason`.
package struct Remark: Equatable, Sendable {
  package static let marker = "compare:ignore"

  /// The lines whose references it applies to, counted from 1: its own or, if it is alone on its
  /// line, the next one with code, including a declaration's attributes and its name.
  package let lines: Range<Int>
  /// The offset at which the comment begins.
  package let offset: Int
  /// Empty if it is missing.
  package let rule: String
  package let reason: String

  static func all(in file: SyntaxFile) -> [Remark] {
    let (text, tokens) = (file.text, file.code.tokens)
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .comment, let words = words(of: file.code.text(token)) else { return nil }
      let line = text.lineIndex(of: token.range.lowerBound)
      let isAlone = text.bytes[text.places.starts[line]..<token.range.lowerBound]
        .allSatisfy { [UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0) }
      let next = tokens[index...].first { ![.comment, .sign].contains($0.kind) }
      let target = isAlone ? next.map { text.lineIndex(of: $0.range.lowerBound) } : line
      let first = target ?? line
      let last = file.tree.declarations
        .filter { text.lineIndex(of: $0.fullRange.lowerBound) == first }
        .map { text.lineIndex(of: $0.nameRange.lowerBound) }.max()
      return Remark(
        lines: first + 1..<max(first, last ?? first) + 2, offset: token.range.lowerBound,
        rule: words.first ?? "", reason: words.dropFirst().joined(separator: " "))
    }
  }

  /// What follows the marker, up to the end of the comment's first line.
  private static func words(of comment: String) -> [String]? {
    let text = comment.drop { "/*".contains($0) || $0.isWhitespace }
    guard text.hasPrefix(marker), text.dropFirst(marker.count).first?.isLetter != true else {
      return nil
    }
    let line = text.dropFirst(marker.count).prefix { !$0.isNewline }
    var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.last == "*/" { words.removeLast() }
    return words
  }
}
