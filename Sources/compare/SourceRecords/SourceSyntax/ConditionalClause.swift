/// What stands between `#if`, `#elseif`, `#else` and `#endif`.
package struct ConditionalClause: Sendable {
  /// The rest of the directive's line.
  package let condition: Range<Int>
  package let body: Range<Int>
}

extension SyntaxFile {
  /// Every clause of every `#if`, nested ones included.
  package var conditionalClauses: [ConditionalClause] {
    var clauses: [ConditionalClause] = []
    /// The conditions of the clauses that have begun and not ended.
    var open: [Range<Int>] = []
    for token in tree.tokens where token.kind == .keyword {
      let start = token.range.lowerBound
      if text.hasWord("#elseif", "#else", "#endif", at: start), let condition = open.popLast() {
        let end = max(condition.upperBound, start)
        clauses.append(ConditionalClause(condition: condition, body: condition.upperBound..<end))
      }
      if text.hasWord("#if", "#elseif", "#else", at: start) {
        open.append(start..<text.endOfLine(at: start))
      }
    }
    return clauses
  }
}

extension SourceText {
  func endOfLine(at offset: Int) -> Int {
    let next = places.lineIndex(of: offset) + 1
    return next < places.starts.count ? places.starts[next] : bytes.count
  }
}
