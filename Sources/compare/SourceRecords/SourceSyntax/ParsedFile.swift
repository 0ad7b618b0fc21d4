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
  /// The offsets of `async` and `await`.
  package let suspensions: [Int]
  package let imports: [ImportStatement]
  /// Every clause of every `#if`, including nested ones.
  let clauses: [ConditionalClause]
  /// The code after the `=` of parameters, in the order of the file.
  package let defaultArguments: [Range<Int>]
  /// What runs after or around a reducer, such as the closure of `.run { send in … }`.
  package let effects: [Range<Int>]
  /// What may be a part of effects.
  let helpers: [EffectHelper]
  package let wrappers: [EffectWrapper]
  /// What declares an injected value, or only reads one.
  package let injected: [Range<Int>]
  /// What reads the clock in a file with a reducer.
  package let worldReads: [WorldRead]
  /// The callees of what a reducer makes for its state or for an effect.
  package let kept: [Int]
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
    suspensions = tree.tokens.filter { token in
      token.kind == .keyword && token.range.count == 5
        && text.hasWord("async", "await", at: token.range.lowerBound)
    }
    .map(\.range.lowerBound)
    let syntax = SyntaxFile(text: text, tree: tree)
    imports = syntax.imports
    clauses = syntax.conditionalClauses
    defaultArguments = DefaultArguments.all(in: tree, of: text)
    helpers = EffectHelper.all(in: tree, of: text)
    effects = EffectCode.all(in: tree, of: text, helpers)
    wrappers = EffectWrapper.all(in: tree, of: text)
    injected = InjectedCode.all(in: tree, of: text)
    worldReads = ReducerCode.worldReads(in: tree, of: text)
    kept = ReducerCode.kept(in: tree, of: text, effects)
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
