/// A source file with its whole syntax, tokens included.
struct SyntaxFile: Sendable {
  let text: SourceText
  let tree: SyntaxTree
}
