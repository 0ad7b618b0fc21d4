/// Code that runs only when a condition holds: what `if`, `guard`, `catch` or a `case` decides about.
package struct ConditionalCode: Equatable, Sendable {
  /// What is asked, for a case what is switched over; empty where nothing is written.
  package let question: Range<Int>
  /// What a case or `default` stands for; empty for everything else.
  package let patterns: [Range<Int>]
  package let code: Range<Int>
}

extension ConditionalCode {
  /// Those of a file; what comes after a statement that may leave the block is conditional too.
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
  /// Whether a word in it leaves the code around it; `break` leaves a `switch` and nothing else.
  ///
  /// Those that leave no more than a closure or a loop inside it are taken for one.
  fileprivate func mayLeave(_ condition: ConditionalStatement, _ text: SourceText) -> Bool {
    let words = ["return", "throw", "continue"] + (condition.kind == .clause ? [] : ["break"])
    let first = tokens.partitionIndex { $0.range.lowerBound >= condition.range.lowerBound }
    return tokens[first...].prefix { $0.range.lowerBound < condition.range.upperBound }
      .contains { $0.kind == .keyword && words.contains(text.string($0.range)) }
  }
}
