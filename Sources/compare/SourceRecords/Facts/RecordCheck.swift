/// Checks a record against its file.
///
/// Much more could be checked, but the compiler records things in unexpected places: rejecting
/// sound records is worse than missing a damaged one.
struct RecordCheck {
  let text: SourceText
  let tree: SyntaxTree

  /// Whether every type that the file certainly declares has its definition in the record.
  func holds(for record: IndexRecord) -> Bool {
    // After this directive, lines are counted as the file says.
    if text.firstOffset(of: "#sourceLocation") != nil { return true }
    let declared = certain
    if record.occurrences.isEmpty { return declared.isEmpty }
    let defined = Set(
      record.occurrences.filter { $0.roles.contains(.definition) }
        .compactMap { text.places.offset(of: $0.position) })
    let types: Set<Declaration.Kind> = [.class, .struct, .enum, .protocol]
    return declared.allSatisfy { declaration in
      let start = declaration.nameRange.lowerBound
      return !types.contains(declaration.kind) || defined.contains(start)
        || defined.contains(start + 1)
    }
  }

  /// What the compiler sees wherever the file is compiled: neither in `#if` nor in a function.
  ///
  /// The parser doesn't report blocks of statements, but code at the left margin is in none.
  private var certain: [Declaration] {
    let end = text.firstOffset(of: "#if") ?? text.bytes.count
    let containers: Set<Declaration.Kind> = [.class, .struct, .enum, .protocol, .extension]
    var isCertain: [Bool] = []
    for declaration in tree.declarations {
      let isOutside =
        if let parent = declaration.parent {
          isCertain[parent] && containers.contains(tree.declarations[parent].kind)
        } else {
          text.places.position(of: declaration.fullRange.lowerBound).column == 1
        }
      isCertain.append(isOutside && declaration.fullRange.upperBound <= end)
    }
    return zip(tree.declarations, isCertain).filter { $1 }.map { $0.0 }
  }
}

extension SourceText {
  /// The first offset of a word, even in a comment.
  fileprivate func firstOffset(of word: StaticString) -> Int? {
    word.withUTF8Buffer { word in
      bytes.indices.first { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
    }
  }
}

/// The part of the compiler's record that the author of a file wrote.
package enum WrittenRecord {
  /// Drops references that the author didn't write, unless they say something about a type; marks
  /// the names that are qualifiers.
  ///
  /// The expansion of a macro is recorded at its `@` or `#`, and what a property wrapper makes of
  /// an initial value at the literal: both count as implicit.
  package static func of(_ record: IndexRecord, in file: SyntaxFile) -> IndexRecord {
    var kept: [Occurrence] = []
    for var occurrence in record.occurrences {
      if occurrence.roles.contains(.reference), !file.text.namesSomething(at: occurrence.position) {
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
      occurrences: Qualifiers.marked(kept, in: file) { record.symbols[$0].kind })
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
