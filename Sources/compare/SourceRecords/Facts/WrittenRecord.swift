/// What the author of a file wrote, of what the compiler recorded.
package enum WrittenRecord {
  /// Without the references that the author did not write, unless they say something of a type; with
  /// a mark on the names that are qualifiers.
  ///
  /// What a macro expands to stands at its `@` or `#`, and what a property wrapper makes of an
  /// initial value stands at the literal: those are as good as implicit.
  package static func of(_ record: IndexRecord, in text: SourceText) -> IndexRecord {
    var kept: [Occurrence] = []
    for var occurrence in record.occurrences {
      if occurrence.roles.contains(.reference), !text.namesSomething(at: occurrence.position) {
        occurrence.roles.insert(.implicit)
      }
      if !occurrence.roles.isSuperset(of: [.reference, .implicit]) || occurrence.relatesTypes
        || occurrence.roles.contains(.call)
      {
        kept.append(occurrence)
      }
    }
    return IndexRecord(
      symbols: record.symbols,
      occurrences: Qualifiers.marked(kept, in: text) { record.symbols[$0].kind })
  }
}

extension Occurrence {
  fileprivate var relatesTypes: Bool {
    relations.contains { !$0.roles.isDisjoint(with: [.baseOf, .extendedBy, .overrideOf]) }
  }
}

extension SourceText {
  fileprivate func namesSomething(at position: Position) -> Bool {
    guard let offset = places.offset(of: position), offset < bytes.count else { return false }
    switch bytes[offset] {
    case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "\""): return false
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return false
    default: return true
    }
  }
}
