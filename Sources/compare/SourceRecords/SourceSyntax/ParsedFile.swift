import SwiftCode

/// Everything that a source file's syntax alone shows; neither its text nor its tree is kept.
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
  package init(_ file: SyntaxFile) {
    places = file.text.places
    tree = file.tree
    lines = LineCount(file)
    types = DeclaredType.all(in: file)
    functions = MeasuredFunction.all(in: file)
    properties = StoredProperty.all(in: file)
    inheritances = Inheritance.all(in: file)
    remarks = Remark.all(in: file)
    conditions = ConditionalCode.all(in: file.code)
    imports = file.imports
    clauses = file.conditionalClauses
    defaultArguments = file.code.defaultArguments
    codes = CodeLine.sums(in: file)
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

extension CodeTree {
  fileprivate var defaultArguments: [Range<Int>] {
    all.filter { node in
      guard kind(node) == .parameters, let owner = parent(node) else { return false }
      return Declaration.Kind(kind(owner)) != nil
    }
    .flatMap { children(.parameter, of: $0) }.compactMap { child(.defaultValue, of: $0) }
    .map { range($0) }
  }
}
