/// A property of a type that keeps a value, as it is written.
struct StoredProperty: Equatable, Sendable {
  /// The index of its declaration in the syntax tree.
  let declaration: Int
  /// Whether what it refers to may go away: `weak` or `unowned`.
  let isWeak: Bool
  /// The type that is written; nil when it follows from the initial value.
  let type: Range<Int>?
  /// From behind the name to the end of the initial value, without observers.
  let content: Range<Int>
  /// Whether the type that is written is a function's: what it names is not kept.
  let isFunction: Bool
}

extension StoredProperty {
  /// Those of the types and extensions in a file; variables in functions are none.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [StoredProperty] {
    tree.declarations.indices.compactMap { index in
      let declaration = tree.declarations[index]
      guard declaration.kind == .variable,
        let parent = declaration.parent, tree.declarations[parent].kind.isType,
        !isComputed(declaration, tree, text)
      else { return nil }
      return StoredProperty(index, declaration, tree, text)
    }
  }

  /// A requirement is not stored either.
  private static func isComputed(
    _ declaration: Declaration, _ tree: SyntaxTree, _ text: SourceText
  ) -> Bool {
    guard let body = declaration.body else { return false }
    let accessors = AccessorScanner(tokens: tree.tokens, text: text).accessors(in: body)
    return !(accessors ?? []).contains { ["willSet", "didSet"].contains($0.keyword) }
  }

  private init(
    _ index: Int, _ declaration: Declaration, _ tree: SyntaxTree, _ text: SourceText
  ) {
    let name = declaration.nameRange
    let brace = declaration.body.map { $0.lowerBound - 1 }
    let end = max(brace ?? declaration.range.upperBound, name.upperBound)
    let assignment = text.firstAssignment(in: name.upperBound..<end, tree.tokens) ?? end
    let written = name.upperBound..<assignment
    self.declaration = index
    isWeak = tree.tokens(in: declaration.fullRange.lowerBound..<name.lowerBound).contains {
      ["weak", "unowned", "unowned(safe)", "unowned(unsafe)"].contains(text.string($0.range))
    }
    type = text.string(written).contains(":") ? written : nil
    content = name.upperBound..<end
    isFunction = type != nil && text.string(written).contains("->")
  }
}

extension Declaration.Kind {
  /// Whether its members are those of a type.
  fileprivate var isType: Bool {
    [.class, .struct, .enum, .extension].contains(self)
  }
}

extension SyntaxTree {
  /// The tokens that begin in a range.
  fileprivate func tokens(in range: Range<Int>) -> ArraySlice<Token> {
    let first = tokens.partitionIndex { $0.range.lowerBound >= range.lowerBound }
    let end = tokens.partitionIndex { $0.range.lowerBound >= range.upperBound }
    return tokens[first..<max(first, end)]
  }
}

extension SourceText {
  /// The first `=` that is in no comment; a type has none.
  fileprivate func firstAssignment(in range: Range<Int>, _ tokens: [Token]) -> Int? {
    let comments = tokens.filter { $0.kind == .comment && $0.range.overlaps(range) }
    return range.first { offset in
      bytes[offset] == UInt8(ascii: "=") && !comments.contains { $0.range.contains(offset) }
    }
  }
}
