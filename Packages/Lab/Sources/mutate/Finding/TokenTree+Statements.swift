import SwiftTokens

// Statements as swift-format lays them out: each starts a line, a block, a closure or a case.
extension TokenTree {
  /// Whether a statement or a declaration starts here.
  func isStart(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .word, let parent = parent(index), tokens[parent].isSign("{"),
      !token.isWord("else", "catch", "where", "throws", "in")
    else { return false }
    if let signature = closureSignature(parent) {
      if index <= signature { return false }
      if index == signature + 1 { return true }
    }
    if index == parent + 1 || isLabel(index - 1) { return true }
    return token.startsLine && !leavesOpen(index - 1)
  }

  /// The last token of a statement that starts here.
  func statementEnd(_ start: Int) -> Int {
    var index = start
    while let next = next(index), !isStart(next), !(tokens[next].startsLine && opensAttribute(next))
    {
      index = next
    }
    return end(index)
  }

  /// Whether it is the colon after a case of a switch.
  func isLabel(_ index: Int) -> Bool {
    guard tokens[index].isSign(":") else { return false }
    var token = index
    while let previous = previous(token) {
      if tokens[previous].isSign(":") { return false }
      if tokens[previous].isWord("case", "default") {
        return tokens[previous].startsLine || previous - 1 == parent(previous)
      }
      if tokens[previous].startsLine, !leavesOpen(previous - 1) { return false }
      token = previous
    }
    return false
  }

  static func isAssignment(_ token: SwiftToken) -> Bool {
    token.kind == .operatorSign && token.followsSpace && token.precedesSpace
      && ["=", "+=", "-=", "*=", "/=", "&+=", "&-=", "|=", "&="].contains(token.text)
  }

  /// Whether it is the `?` of a ternary operator.
  static func asks(_ token: SwiftToken) -> Bool {
    token.isSign("?") && token.followsSpace && token.precedesSpace
  }

  /// Whether the next token continues the same statement.
  private func leavesOpen(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.isBinary || token.isSign(",") || token.isSign(".") || token.isSign("->")
      || token.isSign(":") && !isLabel(index) || Self.asks(token)
      || token.isWord("return", "in", "throw", "try", "await", "case")
  }

  private func opensAttribute(_ index: Int) -> Bool {
    tokens[index].isSign("@") || tokens[index].isSign("#")
  }

  /// The word `in` on a closure's first line.
  private func closureSignature(_ brace: Int) -> Int? {
    var index = brace + 1
    while index < tokens[brace].close, !tokens[index].startsLine {
      if tokens[index].isWord("in") { return index }
      if tokens[index].isWord("for") { return nil }
      index = end(index) + 1
    }
    return nil
  }
}
