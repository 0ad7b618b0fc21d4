/// A function and its cyclomatic complexity.
package struct MeasuredFunction: Equatable, Sendable {
  package let function: Function
  package let complexity: Int

  /// Counts each decision for the innermost function around it; those outside functions, such as in
  /// a stored property's initial value, don't count.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [MeasuredFunction] {
    let functions = Function.all(in: tree, of: text)
    let bodies = NestedRanges(functions.map(\.body))
    var counts = Array(repeating: 1, count: functions.count)
    for decision in Decisions.all(in: tree, of: text) {
      if let innermost = bodies.around(decision).first { counts[innermost] += 1 }
    }
    return zip(functions, counts).map { MeasuredFunction(function: $0, complexity: $1) }
  }
}

/// The places where a function may take one path or another.
enum Decisions {
  /// Their offsets, sorted.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [Int] {
    (branches(tree, text) + operators(tree, text) + ternaries(tree, text)).sorted()
  }

  /// `default` is what remains if no other case matches, so it isn't a decision of its own.
  private static func branches(_ tree: SyntaxTree, _ text: SourceText) -> [Int] {
    tree.branches
      .filter { $0.kind == .statement || text.hasWord("case", "catch", at: $0.offset) }
      .map(\.offset)
  }

  /// `&&` and `||`, except in `#if`, which the compiler decides.
  private static func operators(_ tree: SyntaxTree, _ text: SourceText) -> [Int] {
    var directiveLine: Int?
    return tree.tokens.compactMap { token -> Int? in
      if token.kind == .keyword, text.hasWord("#if", "#elseif", at: token.range.lowerBound) {
        directiveLine = text.lineIndex(of: token.range.lowerBound)
      }
      guard token.kind == .operatorSign, ["&&", "||"].contains(text.string(token.range)),
        directiveLine != text.lineIndex(of: token.range.lowerBound)
      else { return nil }
      return token.range.lowerBound
    }
  }

  /// A `?` outside tokens with space before it; without space, it belongs to an optional.
  ///
  /// This is the lexer's own rule: a question mark next to what is on its left is postfix.
  private static func ternaries(_ tree: SyntaxTree, _ text: SourceText) -> [Int] {
    var found: [Int] = []
    var offset = 0
    for token in tree.tokens {
      found += ternaries(offset..<max(offset, token.range.lowerBound), text)
      offset = max(offset, token.range.upperBound)
    }
    return found
  }

  private static func ternaries(_ gap: Range<Int>, _ text: SourceText) -> [Int] {
    gap.clamped(to: text.bytes.indices).filter { offset in
      offset > 0 && text.bytes[offset] == UInt8(ascii: "?") && isSpace(text.bytes[offset - 1])
    }
  }
}

extension SourceText {
  /// Whether one of these words begins at the offset.
  package func hasWord(_ words: String..., at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    return words.contains { word in
      word.utf8.first == bytes[offset] && bytes[offset...].starts(with: Array(word.utf8))
    }
  }
}

/// Something with a body that can run: a function, an initialiser, an accessor.
package struct Function: Equatable, Sendable {
  package let name: String
  /// From its introducing keyword to its closing brace.
  package let range: Range<Int>
  package let body: Range<Int>
  /// Whether it is declared with `static` or `class`.
  package let isStatic: Bool

  /// Every function of a file, including nested and local ones.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [Function] {
    tree.declarations.flatMap { declaration -> [Function] in
      guard let body = declaration.body else { return [] }
      let name = tree.qualifiedName(of: declaration)
      let isStatic = tree.isStatic(declaration, text)
      switch declaration.kind {
      case .function:
        return [Function(name: name, range: declaration.range, body: body, isStatic: isStatic)]
      case .variable, .subscript:
        let accessors = AccessorScanner(tokens: tree.tokens, text: text).accessors(in: body)
        // Without an accessor keyword, the whole body is the getter.
        guard let accessors else {
          return [Function(name: name, range: declaration.range, body: body, isStatic: isStatic)]
        }
        return accessors.map {
          Function(
            name: "\(name).\($0.keyword)", range: $0.range, body: $0.body, isStatic: isStatic)
        }
      default:
        return []
      }
    }
  }
}

extension SyntaxTree {
  /// Qualified by the names of the declarations around it, outermost first.
  package func qualifiedName(of declaration: Declaration) -> String {
    guard let parent = declaration.parent else { return declaration.name }
    return "\(qualifiedName(of: declarations[parent])).\(declaration.name)"
  }
}
