/// The places of a file where a name is no reference, or none that the compiler would record.
struct NonReferences {
  private let declared: Set<Int>
  private let ranges: [Range<Int>]

  /// - Parameters:
  ///   - source: what the compiler recorded of a file.
  ///   - file: its syntax.
  ///   - defined: where the index has definitions.
  init(in source: SourceRecord, _ file: SyntaxFile, defined: Set<Int>) {
    declared = defined.union(file.tree.declarations.map(\.nameRange.lowerBound))
    ranges = file.imports.map(\.range) + Self.inactive(in: source, file)
  }

  func contain(_ token: Token) -> Bool {
    let offset = token.range.lowerBound
    return declared.contains(offset) || ranges.contains { $0.contains(offset) }
  }

  /// The clauses of `#if` in which the compiler recorded nothing, and the conditions.
  ///
  /// Where it recorded nothing of the file at all, it says nothing about clauses.
  static func inactive(in source: SourceRecord, _ file: SyntaxFile) -> [Range<Int>] {
    let clauses = file.conditionalClauses
    let offsets = source.indexed.occurrences.filter { $0.roles.contains(.reference) }
      .compactMap { file.text.places.offset(of: $0.position) }
    guard !clauses.isEmpty, !offsets.isEmpty else { return clauses.map(\.condition) }
    return clauses.map(\.condition)
      + clauses.map(\.body).filter { body in !offsets.contains { body.contains($0) } }
  }
}
