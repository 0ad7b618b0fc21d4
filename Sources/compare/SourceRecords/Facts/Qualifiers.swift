import SwiftCode

/// Finds the names that only say where another type is declared: `Outer` in `Outer.Inner`.
///
/// Such code needs the inner type, and nothing of the outer one. Before a member, as in
/// `Outer.make()`, the outer type itself is used.
package enum Qualifiers {
  /// The same occurrences, with a mark on those before a nested type.
  package static func marked(
    _ occurrences: [Occurrence], in file: SyntaxFile, _ kind: (SymbolID) -> Symbol.Kind
  ) -> [Occurrence] {
    let types: Set<Symbol.Kind> = [.type, .class, .protocol]
    func offset(_ occurrence: Occurrence, _ kinds: Set<Symbol.Kind>) -> Int? {
      guard occurrence.roles.contains(.reference), kinds.contains(kind(occurrence.symbol))
      else { return nil }
      return file.text.places.offset(of: occurrence.position)
    }
    let named = Set(occurrences.compactMap { offset($0, types) })
    return occurrences.map { occurrence in
      guard let start = offset(occurrence, types.union([.typealias])),
        let member = file.code.member(of: start),
        // The compiler may mean what is between backticks.
        named.contains(member) || named.contains(member + 1)
      else { return occurrence }
      var occurrence = occurrence
      occurrence.roles.insert(.qualifier)
      return occurrence
    }
  }
}

extension CodeTree {
  /// Where the name begins that follows a name at an offset, its generic arguments and a dot.
  fileprivate func member(of offset: Int) -> Int? {
    let name = node(at: offset)
    guard kind(name).isName, var whole = kind(name) == .reference ? name : parent(name) else {
      return nil
    }
    if let around = parent(whole), kind(around) == .specialization { whole = around }
    guard let around = parent(whole), [.member, .memberType].contains(kind(around)),
      first(around) == whole
    else { return nil }
    return children(around).first { [.memberName, .typeName].contains(kind($0)) }.map { start($0) }
  }
}
