/// Finds the names that only say where another type is declared: `Outer` in `Outer.Inner`.
///
/// Such code needs the inner type, and nothing of the outer one. Before a member, as in
/// `Outer.make()`, the outer type itself is used.
package enum Qualifiers {
  /// The same occurrences, with a mark on those before a nested type.
  package static func marked(
    _ occurrences: [Occurrence], in text: SourceText, _ kind: (SymbolID) -> Symbol.Kind
  ) -> [Occurrence] {
    let types: Set<Symbol.Kind> = [.type, .class, .protocol]
    func offset(_ occurrence: Occurrence, _ kinds: Set<Symbol.Kind>) -> Int? {
      guard occurrence.roles.contains(.reference), kinds.contains(kind(occurrence.symbol))
      else { return nil }
      return text.places.offset(of: occurrence.position)
    }
    let named = Set(occurrences.compactMap { offset($0, types) })
    return occurrences.map { occurrence in
      guard let start = offset(occurrence, types.union([.typealias])),
        memberOffsets(behind: start, in: text.bytes).contains(where: named.contains)
      else { return occurrence }
      var occurrence = occurrence
      occurrence.roles.insert(.qualifier)
      return occurrence
    }
  }

  /// Where the name after a name and its dot begins, without and with its backtick.
  private static func memberOffsets(behind start: Int, in bytes: [UInt8]) -> [Int] {
    var scanner = QualifierScanner(rest: bytes[min(start, bytes.count)...])
    return scanner.member().map { [$0, $0 + 1] } ?? []
  }
}

/// Reads on from a name: its generic arguments, space and comments, a dot.
private struct QualifierScanner {
  var rest: ArraySlice<UInt8>

  mutating func member() -> Int? {
    skipName()
    if rest.first == UInt8(ascii: "<") { skipGenericArguments() }
    skipTrivia()
    guard rest.popFirst() == UInt8(ascii: ".") else { return nil }
    skipTrivia()
    return rest.startIndex
  }

  private mutating func skipName() {
    rest = rest.drop { $0 == UInt8(ascii: "`") || isNameByte($0) }
  }

  /// Skips to the bracket that closes the first one; the `>` of an arrow doesn't close any.
  private mutating func skipGenericArguments() {
    var depth = 0
    var last: UInt8?
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">"), last != UInt8(ascii: "-") { depth -= 1 }
      if depth == 0 { return }
      last = byte
    }
  }

  private mutating func skipTrivia() {
    while true {
      rest = rest.drop(while: isSpace)
      if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if rest.starts(with: "/*".utf8) {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Includes nested comments.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if rest.starts(with: "/*".utf8) {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "*/".utf8) {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }
}
