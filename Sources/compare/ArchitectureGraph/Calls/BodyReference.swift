import SourceRecords

/// A reference that the compiler relates to the function, accessor or property that contains it.
struct BodyReference: Sendable {
  let symbol: SymbolID
  let kind: Symbol.Kind
  let roles: SymbolRoles
  let container: SymbolID
  let offset: Int
  /// Where its name ends.
  let end: Int
  let line: Int
  /// Whether it is what a call calls, be it a function or a value.
  let isCalled: Bool
}

extension BodyReference {
  /// Whether it stands in what is declared of a function, before its body.
  func isInSignature(in file: ParsedFile) -> Bool {
    let function = file.declarations(around: offset).first { $0.kind == .function }
    return function?.body.map { offset < $0.lowerBound } ?? false
  }
}
