/// A name in the source, with what its surroundings tell.
struct SourceName {
  let text: String
  let offset: Int
  let followsDot: Bool
  /// The name before the dot, if there is one.
  let outer: String?

  /// Nil for a token that is no name, for a label, which a colon follows, and after `super.`, which
  /// as a rule is a framework's class.
  init?(at index: Int, in file: SyntaxFile) {
    let token = file.tree.tokens[index]
    guard token.kind == .identifier,
      file.text.string(token.range.upperBound..<token.range.upperBound + 1) != ":"
    else { return nil }
    text = file.text.string(token.range).filter { $0 != "`" }
    offset = token.range.lowerBound
    guard index > 0 else {
      followsDot = false
      outer = nil
      return
    }
    let previous = file.tree.tokens[index - 1]
    let gap = file.text.string(previous.range.upperBound..<max(previous.range.upperBound, offset))
    if gap == ".", file.text.string(previous.range) == "super" { return nil }
    followsDot = gap.last { !$0.isWhitespace } == "."
    outer = previous.kind == .identifier && gap == "." ? file.text.string(previous.range) : nil
  }
}
