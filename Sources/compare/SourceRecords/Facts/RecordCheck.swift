/// Holds a record against the file that it is of.
///
/// Much more could be looked at, but the compiler records things where nobody would look for them:
/// what speaks against sound records is worse than what misses a damaged one.
struct RecordCheck {
  let text: SourceText
  let tree: SyntaxTree

  /// Whether every type that the file certainly declares has its definition there.
  func holds(for record: IndexRecord) -> Bool {
    // Lines are counted as the file says behind this.
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
  /// The parser sees no block of statements; whatever is at the left margin is in none.
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
  /// Where a word stands first, were it in a comment.
  fileprivate func firstOffset(of word: StaticString) -> Int? {
    word.withUTF8Buffer { word in
      bytes.indices.first { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
    }
  }
}

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
