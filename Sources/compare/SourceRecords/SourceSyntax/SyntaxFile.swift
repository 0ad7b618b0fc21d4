/// A source file with its whole syntax, tokens included.
package struct SyntaxFile: Sendable {
  package let text: SourceText
  package let tree: SyntaxTree

  package init(text: SourceText, tree: SyntaxTree) {
    self.text = text
    self.tree = tree
  }
}
