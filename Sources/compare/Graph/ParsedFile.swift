/// A source file with everything that its syntax alone tells.
struct ParsedFile: Sendable {
  let text: SourceText
  let tree: SyntaxTree
  let lines: LineCount
  let types: [DeclaredType]
  let functions: [MeasuredFunction]

  init(text: SourceText, tree: SyntaxTree) {
    self.text = text
    self.tree = tree
    lines = LineCount(of: text, tree)
    types = DeclaredType.all(in: tree, of: text)
    functions = MeasuredFunction.all(in: tree, of: text)
  }

  /// The declarations around an offset, innermost first.
  func declarations(around offset: Int) -> [Declaration] {
    tree.declarations.reversed().filter { $0.fullRange.contains(offset) }
  }
}
