/// An `import` as written.
package struct ImportStatement: Equatable, Sendable {
  /// The module, and the submodule if one is named.
  package let path: [String]
  package let range: Range<Int>
  /// Whether it is inside an `#if`.
  package let isConditional: Bool
  /// Whether it also shows the module to those who import this one.
  package var isExported = false
}

extension SyntaxFile {
  func importStatements(_ clauses: [ConditionalClause]) -> [ImportStatement] {
    tree.tokens.indices.compactMap { index in
      let token = tree.tokens[index]
      guard token.kind == .keyword, token.range.count == "import".utf8.count,
        text.string(token.range) == "import"
      else { return nil }
      return importStatement(at: index, clauses)
    }
  }

  private func importStatement(
    at index: Int,
    _ clauses: [ConditionalClause]
  ) -> ImportStatement? {
    let start = tree.tokens[index].range.lowerBound
    var rest = tree.tokens[(index + 1)...].prefix {
      $0.range.lowerBound < text.endOfLine(at: start)
    }
    // In `import struct Module.Name`, the last name is a declaration's.
    let namesDeclaration = rest.first?.kind == .keyword
    if namesDeclaration { rest = rest.dropFirst() }
    var path: [String] = []
    var end = start
    for token in rest where token.kind == .identifier {
      if !path.isEmpty, text.string(end..<token.range.lowerBound) != "." { break }
      path.append(text.string(token.range))
      end = token.range.upperBound
    }
    if namesDeclaration, path.count > 1 { path.removeLast() }
    guard !path.isEmpty else { return nil }
    return ImportStatement(
      path: path,
      range: start..<end,
      isConditional: clauses.contains { $0.body.contains(start) },
      isExported: text.string(text.startOfLine(at: start)..<start).contains("@_exported")
    )
  }
}

/// The code between `#if`, `#elseif`, `#else` and `#endif`.
package struct ConditionalClause: Equatable, Sendable {
  /// Whether it is the first of its `#if`.
  let isFirst: Bool
  /// The rest of the directive's line.
  package let condition: Range<Int>
  package let body: Range<Int>
}

extension ConditionalClause {
  /// Every clause of every `#if`, including nested ones.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [ConditionalClause] {
    var clauses: [ConditionalClause] = []
    /// The clauses that are still open, up to their bodies.
    var open: [ConditionalClause] = []
    for token in tree.tokens where token.kind == .keyword {
      let start = token.range.lowerBound
      guard text.hasWord("#", at: start) else { continue }
      if text.hasWord("#elseif", "#else", "#endif", at: start), let clause = open.popLast() {
        let begin = clause.condition.upperBound
        clauses.append(
          ConditionalClause(
            isFirst: clause.isFirst, condition: clause.condition, body: begin..<max(begin, start)))
      }
      if text.hasWord("#if", "#elseif", "#else", at: start) {
        let end = text.endOfLine(at: start)
        open.append(
          ConditionalClause(
            isFirst: text.hasWord("#if", at: start), condition: start..<end, body: end..<end))
      }
    }
    return clauses
  }
}

extension SourceText {
  func startOfLine(at offset: Int) -> Int { places.starts[places.lineIndex(of: offset)] }

  func endOfLine(at offset: Int) -> Int {
    let next = places.lineIndex(of: offset) + 1
    return next < places.starts.count ? places.starts[next] : bytes.count
  }
}

/// Code that runs only if a condition holds, which `if`, `guard`, `catch` or a `case` checks.
package struct ConditionalCode: Equatable, Sendable {
  /// The condition, or the subject of a switch for a case; empty if nothing is written.
  package let question: Range<Int>
  /// The patterns of a case or `default`; empty for everything else.
  package let patterns: [Range<Int>]
  package let code: Range<Int>

  /// All such code in a file, including what follows a statement that may leave the block.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [ConditionalCode] {
    tree.conditions.flatMap { condition in
      let start = condition.patterns.last?.upperBound ?? condition.question.upperBound
      let code = ConditionalCode(
        question: condition.question, patterns: condition.patterns,
        code: start..<max(start, condition.range.upperBound))
      let rest = ConditionalCode(
        question: condition.question, patterns: [], code: condition.rest)
      return tree.mayLeave(condition, text) ? [code, rest] : [code]
    }
  }
}

extension SyntaxTree {
  /// Whether a word in it leaves the code around it; `break` only leaves a `switch`.
  ///
  /// Words that only leave a closure or a loop inside it are counted by mistake.
  fileprivate func mayLeave(_ condition: ConditionalStatement, _ text: SourceText) -> Bool {
    let words = ["return", "throw", "continue"] + (condition.kind == .clause ? [] : ["break"])
    let first = tokens.partitionIndex { $0.range.lowerBound >= condition.range.lowerBound }
    return tokens[first...].prefix { $0.range.lowerBound < condition.range.upperBound }
      .contains { $0.kind == .keyword && words.contains(text.string($0.range)) }
  }
}
