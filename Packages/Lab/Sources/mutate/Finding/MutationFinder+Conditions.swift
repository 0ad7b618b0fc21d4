import SwiftTokens

// Negated conditions, and guards that let everything pass.
extension MutationFinder {
  /// The clauses of an `if`, a `guard` or a `while`.
  mutating func addConditions(_ index: Int) {
    let tokens = tree.tokens
    guard tokens[index].isWord("if", "guard", "while"),
      index == 0 || !tokens[index - 1].isSign("."), let first = tree.next(index)
    else { return }
    let isGuard = tokens[index].isWord("guard")
    var clause = first
    var current: Int? = first
    while let token = current {
      let isEnd = isGuard ? tokens[token].isWord("else") : tokens[token].isSign("{")
      if isEnd || tokens[token].isSign(",") {
        if token > clause { addClause(clause, token - 1, isGuard: isGuard) }
        clause = token + 1
      }
      if isEnd {
        if !isGuard { addExit(index, body: token) }
        return
      }
      current = tree.next(token)
    }
  }

  private mutating func addClause(_ first: Int, _ last: Int, isGuard: Bool) {
    let token = tree.tokens[first]
    guard !token.isWord("let", "var", "case"), !token.isSign("#") else { return }
    add(.condition, .opposite, first, last)
    if isGuard { add(.check, .yes, first, last) }
  }

  /// An `if` that only exits counts as a guard.
  private mutating func addExit(_ start: Int, body: Int) {
    let tokens = tree.tokens
    let close = tokens[body].close
    guard tokens[start].isWord("if"), tree.isStart(start), body + 1 < close,
      tokens[body + 1].isWord("return", "throw", "break", "continue"),
      tree.statementEnd(body + 1) == close - 1,
      close + 1 >= tokens.count || !tokens[close + 1].isWord("else")
    else { return }
    add(.check, .nothing, start, close)
  }

  /// Any other comparison, negation or ternary condition, and each side of `&&` or `||`.
  mutating func addComparison(_ index: Int) {
    guard isLogical(index) else { return }
    let (first, last) = expression(around: index)
    guard !tree.tokens[first].isWord("let", "var", "case") else { return }
    add(.condition, .opposite, first, last)
    var start = first
    var current: Int? = first
    var hasSides = false
    while let token = current, token <= last {
      if tree.tokens[token].text == "&&" || tree.tokens[token].text == "||" {
        add(.condition, .opposite, start, token - 1)
        start = token + 1
        hasSides = true
      }
      current = tree.next(token)
    }
    if hasSides { add(.condition, .opposite, start, last) }
  }

  private func isLogical(_ index: Int) -> Bool {
    let token = tree.tokens[index]
    if TokenTree.asks(token) { return true }
    guard token.kind == .operatorSign else { return false }
    if token.text == "!" { return !token.precedesSpace }
    return token.followsSpace && token.precedesSpace
      && ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||"].contains(token.text)
  }

  /// The largest expression around an operator that binds tighter than its surroundings.
  private func expression(around index: Int) -> (Int, Int) {
    var first = index
    while !tree.isStart(first), let previous = tree.previous(first), !isBoundary(previous) {
      first = previous
    }
    let isCondition =
      first > 0
      && (tree.tokens[first - 1].isWord("if", "while", "where", "switch")
        || tree.tokens[first - 1].isSign(","))
    var last = TokenTree.asks(tree.tokens[index]) ? index - 1 : index
    if TokenTree.asks(tree.tokens[index]) { return (first, last) }
    while let next = tree.next(last), !tree.isStart(next), !isBoundary(next),
      !(isCondition && tree.tokens[next].isSign("{"))
    {
      last = next
    }
    return (first, tree.end(last))
  }

  private func isBoundary(_ index: Int) -> Bool {
    let token = tree.tokens[index]
    return token.isSign(",") || token.isSign(":") || token.isSign("->") || TokenTree.asks(token)
      || TokenTree.isAssignment(token)
      || token.isWord(
        "return", "in", "if", "guard", "while", "where", "case", "else", "try", "await", "switch")
  }
}
