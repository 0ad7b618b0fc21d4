/// Everything that a source file's syntax alone shows; neither its text nor its tokens are kept.
package struct ParsedFile: Equatable, Sendable {
  package let places: LineTable
  /// Only declarations, calls and closures.
  package let tree: SyntaxTree
  package let lines: LineCount
  package let types: [DeclaredType]
  package let functions: [MeasuredFunction]
  package let properties: [StoredProperty]
  package let inheritances: [Inheritance]
  package let remarks: [Remark]
  /// Outer ones before those inside them.
  package let conditions: [ConditionalCode]
  package let imports: [ImportStatement]
  /// Every clause of every `#if`, including nested ones.
  let clauses: [ConditionalClause]
  /// The code after the `=` of parameters, in the order of the file.
  package let defaultArguments: [Range<Int>]
  /// The checksum of the code of each type and extension, by the index of its declaration.
  package let codes: [UInt64]
}

extension ParsedFile {
  package init(text: SourceText, tree: SyntaxTree) {
    places = text.places
    self.tree = SyntaxTree(
      declarations: tree.declarations, calls: tree.calls, closures: tree.closures)
    lines = LineCount(of: text, tree)
    types = DeclaredType.all(in: tree, of: text)
    functions = MeasuredFunction.all(in: tree, of: text)
    properties = StoredProperty.all(in: tree, of: text)
    inheritances = Inheritance.all(in: tree, of: text)
    remarks = Remark.all(in: tree, of: text)
    conditions = ConditionalCode.all(in: tree, of: text)
    let syntax = SyntaxFile(text: text, tree: tree)
    imports = syntax.imports
    clauses = syntax.conditionalClauses
    defaultArguments = DefaultArguments.all(in: tree, of: text)
    codes = CodeLine.sums(in: tree, of: text)
  }

  /// The declarations around an offset, innermost first.
  package func declarations(around offset: Int) -> [Declaration] {
    // Parents come before their children: the last one that begins before the offset is innermost,
    // unless it has ended, in which case one of its parents is.
    let after = tree.declarations.partitionIndex { $0.fullRange.lowerBound > offset }
    var around: [Declaration] = []
    var next = after > 0 ? after - 1 : nil
    while let index = next {
      let declaration = tree.declarations[index]
      if declaration.fullRange.contains(offset) { around.append(declaration) }
      next = declaration.parent
    }
    return around
  }
}

/// A source file with its complete syntax, including tokens.
package struct SyntaxFile: Sendable {
  package let text: SourceText
  package let tree: SyntaxTree
  /// Every clause of every `#if`, including nested ones.
  package let conditionalClauses: [ConditionalClause]
  package private(set) var imports: [ImportStatement] = []

  package init(text: SourceText, tree: SyntaxTree) {
    self.text = text
    self.tree = tree
    conditionalClauses = ConditionalClause.all(in: tree, of: text)
    imports = importStatements(conditionalClauses)
  }
}
