import SourceSyntax

/// Looks whether a name stands where a record says that its symbol is mentioned.
struct MentionCheck {
  let text: SourceText

  /// True also where it can't be told, as of what is written in another language.
  func holds(for symbol: Symbol, at position: Position) -> Bool {
    guard let offset = text.places.offset(of: position), offset < text.bytes.count
    else { return false }
    let name = symbol.name
    // A global actor is mentioned wherever something is isolated to it, as at a loop's `for`.
    guard symbol.usr.hasPrefix("s:"), name != "_", name != "shared" else { return true }
    let rest = text.bytes[offset...]
    if names(String(name.prefix { $0 != "(" }), rest) { return true }
    return stands(for: symbol, rest)
  }

  /// Whether what begins here is the name, and not one that begins with it.
  private func names(_ name: String, _ rest: ArraySlice<UInt8>) -> Bool {
    let start = rest.drop { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "$") }
    guard !name.isEmpty, start.starts(with: name.utf8) else { return false }
    guard let last = name.utf8.last, isNameByte(last) else { return true }
    return start.dropFirst(name.utf8.count).first.map { !isNameByte($0) } ?? true
  }

  /// Whether it is one of the words and signs that stand for such a symbol.
  private func stands(for symbol: Symbol, _ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first else { return false }
    // What a macro or an attribute stands for stands where it does.
    if "@#.".utf8.contains(first) { return true }
    switch symbol.kind {
    case .initializer:
      // By its type, by an alias of it, or by a literal's brackets.
      return isNameByte(first) || first == UInt8(ascii: "`") || first == UInt8(ascii: "[")
    case .getter, .setter, .observer:
      let property = symbol.name.drop { $0 != ":" }.dropFirst().prefix { $0 != "(" }
      let words = ["{", "get", "set", "didSet", "willSet", "_read", "_modify", "init", "["]
      return names(String(property), rest) || words.contains { names($0, rest) }
    // In a pattern, the type of a case is mentioned where its outermost type is.
    case .type: return isNameByte(first) || first == UInt8(ascii: "[")
    case .class, .protocol: return names("Self", rest) || first == UInt8(ascii: "[")
    case .extension: return first == UInt8(ascii: "[") || first == UInt8(ascii: "(")
    case .property, .function:
      return first == UInt8(ascii: "[") || symbol.name.contains("dynamicMember")
        || symbol.name.hasPrefix("callAsFunction") || symbol.name.hasPrefix("dynamicallyCall")
    // In a pattern it is mentioned where its type is.
    case .enumCase: return ".`".utf8.contains(first) || isNameByte(first)
    default: return false
    }
  }
}
