/// An `import` as it is written.
package struct ImportStatement: Equatable, Sendable {
  /// The module, and the submodule if it names one.
  package let path: [String]
  package let range: Range<Int>
  /// Whether it stands in an `#if`.
  package let isConditional: Bool
}

extension SyntaxFile {
  package var imports: [ImportStatement] {
    let clauses = conditionalClauses
    return tree.tokens.indices.compactMap { index in
      let token = tree.tokens[index]
      guard token.kind == .keyword, text.string(token.range) == "import" else { return nil }
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
    // In `import struct Module.Name` the last name is a declaration's.
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
      isConditional: clauses.contains { $0.body.contains(start) }
    )
  }
}
