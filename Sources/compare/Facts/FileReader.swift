/// Reads a file's record and its syntax, each once, and keeps only what is needed of both.
struct FileReader: Sendable {
  let store: IndexStore
  let syntax: SyntaxReader

  func read(_ unit: IndexUnit) throws(CompareError) -> FileFacts {
    let text = try SourceText.read(unit.file)
    let parsed = ParsedFile(text: text, tree: try syntax.read(unit.file))
    // A file without any declaration or reference has no record.
    guard let name = unit.record else { return FileFacts(record: IndexRecord(), parsed: parsed) }
    return FileFacts(record: try store.record(named: name).written(in: text), parsed: parsed)
  }
}

extension IndexRecord {
  /// Without the references that the author did not write, unless they say something of a type; with
  /// a mark on the names that are qualifiers.
  ///
  /// What a macro expands to stands at its `@` or `#`, and what a property wrapper makes of an
  /// initial value stands at the literal: those are as good as implicit.
  func written(in text: SourceText) -> IndexRecord {
    var kept: [Occurrence] = []
    for var occurrence in occurrences {
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
      symbols: symbols, occurrences: Qualifiers.marked(kept, in: text) { symbols[$0].kind })
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
