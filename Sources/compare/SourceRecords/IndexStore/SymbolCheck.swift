import Foundation

/// Holds a symbol's name against its USR, which says the same and more.
enum SymbolCheck {
  /// Whether the USR is one, and speaks of what the symbol is called; true of other languages.
  static func holds(_ symbol: Symbol) -> Bool {
    var usr = symbol.usr[...]
    // An extension has the USR of its first member.
    while usr.hasPrefix("s:e:") { usr = usr.dropFirst(4) }
    guard usr.hasPrefix("s:") else { return usr.hasPrefix("c:") && !usr.contains("\u{FFFD}") }
    // The compiler writes other characters in these.
    guard usr.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return false }
    // What has a type that the compiler didn't understand is no name of a symbol.
    guard let meaning = demangled("$s\(usr.dropFirst(2))") else { return true }
    return words(of: symbol).allSatisfy { $0 == "_" || meaning.contains($0) }
  }

  /// The parts of its name that its USR has too.
  private static func words(of symbol: Symbol) -> [Substring] {
    let name = symbol.name[...]
    let spoken =
      switch symbol.kind {
      case .extension: name.prefix(0)
      case .enumCase: name.prefix { $0 != "(" }
      case .observer: name.drop { $0 != ":" }
      default: name
      }
    return spoken.split { !isNamePart($0) }
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// What the compiler's name of a symbol says; nil when it is none.
  private static func demangled(_ name: String) -> String? {
    guard let text = demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  @_silgen_name("swift_demangle")
  private static func demangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?
}
