/// Something with a body that is run: a function, an initialiser, an accessor.
package struct Function: Equatable, Sendable {
  package let name: String
  /// From its introducing keyword to its closing brace.
  package let range: Range<Int>
  package let body: Range<Int>
}

extension Function {
  /// Every function of a file, nested and local ones included.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [Function] {
    tree.declarations.flatMap { declaration -> [Function] in
      guard let body = declaration.body else { return [] }
      let name = tree.qualifiedName(of: declaration)
      switch declaration.kind {
      case .function:
        return [Function(name: name, range: declaration.range, body: body)]
      case .variable, .subscript:
        let accessors = AccessorScanner(tokens: tree.tokens, text: text).accessors(in: body)
        // Without any accessor keyword the whole body is the getter.
        guard let accessors else {
          return [Function(name: name, range: declaration.range, body: body)]
        }
        return accessors.map {
          Function(name: "\(name).\($0.keyword)", range: $0.range, body: $0.body)
        }
      default:
        return []
      }
    }
  }
}

extension SyntaxTree {
  /// The name with those of the declarations around it, outermost first.
  package func qualifiedName(of declaration: Declaration) -> String {
    guard let parent = declaration.parent else { return declaration.name }
    return "\(qualifiedName(of: declarations[parent])).\(declaration.name)"
  }
}
