/// The references of a file that its author wrote, each once.
enum WrittenReferences {
  static func written(in indexed: IndexedFile, _ text: SourceText) -> [Occurrence] {
    indexed.occurrences.filter { occurrence in
      occurrence.roles.contains(.reference) && !occurrence.roles.contains(.implicit)
        && isNamed(at: occurrence.position, text)
    }
  }

  /// Whether the source names something there.
  ///
  /// What a macro expands to stands at its `@` or `#`, and what a property wrapper makes of an
  /// initial value stands at the literal.
  private static func isNamed(at position: Position, _ text: SourceText) -> Bool {
    guard let offset = text.offset(of: position), offset < text.bytes.count else { return false }
    switch text.bytes[offset] {
    case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "\""): return false
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return false
    default: return true
    }
  }
}
