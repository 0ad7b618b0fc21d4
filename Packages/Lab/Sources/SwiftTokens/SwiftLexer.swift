/// Splits a file into tokens, without comments and the lines of `#if`, `#else` and `#endif`.
///
/// The contents of a string's `\(…)` follow the string, between tokens `\(` and `)`.
public struct SwiftLexer {
  private let bytes: [UInt8]
  /// The ranges that the compiler left out.
  private let skipped: [Range<Int>]
  private var offset = 0
  private var startsLine = true
  private var tokens: [SwiftToken] = []
  private var open: [Int] = []
  /// Whether a bracket closes none that is open, or a string or comment lasts until the end.
  private var isTorn = false

  public static func tokens(of bytes: [UInt8], without skipped: [Range<Int>] = []) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: bytes, skipped: skipped)
    while lexer.readNext() {}
    for index in lexer.open { lexer.tokens[index].close = lexer.tokens.count }
    return lexer.tokens
  }

  /// Whether each bracket, string and comment in it ends in it, and none that is open before.
  public static func isComplete(_ bytes: [UInt8]) -> Bool {
    var lexer = SwiftLexer(bytes: bytes, skipped: [])
    while lexer.readNext() {}
    return lexer.open.isEmpty && !lexer.isTorn
  }

  private init(bytes: [UInt8], skipped: [Range<Int>]) {
    self.bytes = bytes
    self.skipped = skipped
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    offset + ahead < bytes.count ? bytes[offset + ahead] : 0
  }

  /// Tries the first byte first: most signs and words begin differently.
  private func has(_ text: StaticString) -> Bool {
    guard byte() == text.utf8Start[0] else { return false }
    return text.withUTF8Buffer { buffer in
      buffer.indices.allSatisfy { byte($0) == buffer[$0] }
    }
  }

  /// False at the end.
  private mutating func readNext() -> Bool {
    skipTrivia()
    guard offset < bytes.count else { return false }
    let first = byte()
    if first == UInt8(ascii: "\"") || (first == UInt8(ascii: "#") && isRawString) {
      readString()
    } else if first == UInt8(ascii: "#"), has("#if") || has("#else") || has("#endif") {
      skipLine()
    } else if isDigit(first) {
      readNumber()
    } else if isNamePart(first) || first == UInt8(ascii: "`") {
      readWord()
    } else {
      readSign()
    }
    return true
  }

  private mutating func skipTrivia() {
    while offset < bytes.count {
      if !skipped.isEmpty, let range = skipped.first(where: { $0.contains(offset) }) {
        offset = range.upperBound
        startsLine = true
      } else if byte() == UInt8(ascii: "\n") {
        startsLine = true
        offset += 1
      } else if byte() <= 0x20 {
        offset += 1
      } else if byte() != UInt8(ascii: "/") {
        return
      } else if has("//") {
        skipLine()
      } else if has("/*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while offset < bytes.count, byte() != UInt8(ascii: "\n") { offset += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        offset += 2
      } else if has("*/") {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
    isTorn = isTorn || depth > 0
  }

  private mutating func append(_ kind: SwiftToken.Kind, from start: Int, _ text: String? = nil) {
    let written = text ?? String(decoding: bytes[start..<min(offset, bytes.count)], as: UTF8.self)
    tokens.append(
      SwiftToken(
        kind: kind, text: written, offset: start, startsLine: startsLine,
        followsSpace: start == 0 || bytes[start - 1] <= 0x20, precedesSpace: byte() <= 0x20))
    startsLine = false
  }

  private mutating func readNumber() {
    let start = offset
    while isNamePart(byte()) || (byte() == UInt8(ascii: ".") && isDigit(byte(1))) { offset += 1 }
    append(.literal, from: start)
  }

  private mutating func readWord() {
    var start = offset
    if byte() == UInt8(ascii: "`") {
      offset += 1
      start = offset
      while offset < bytes.count, byte() != UInt8(ascii: "`") { offset += 1 }
      let text = String(decoding: bytes[start..<offset], as: UTF8.self)
      offset += 1
      // The index records the position of the backtick.
      return append(.word, from: start - 1, text)
    }
    while isNamePart(byte()) { offset += 1 }
    append(.word, from: start)
  }

  private mutating func readSign() {
    let start = offset
    if isOperator(byte()), byte() != UInt8(ascii: "<"), byte() != UInt8(ascii: ">"),
      !isPostfixMark
    {
      readOperator()
      return append(isArrow(start) ? .sign : .operatorSign, from: start)
    }
    let isAngle = byte() == UInt8(ascii: "<") || byte() == UInt8(ascii: ">")
    offset += 1
    append(isAngle ? .operatorSign : .sign, from: start)
    let index = tokens.count - 1
    switch bytes[start] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if let partner = open.popLast() { tokens[partner].close = index } else { isTorn = true }
    default: break
    }
  }

  private func isArrow(_ start: Int) -> Bool {
    offset == start + 2 && bytes[start] == UInt8(ascii: "-") && bytes[start + 1] == 0x3E
  }

  /// A `?` or `!` after something, or the `?` of a condition.
  private var isPostfixMark: Bool {
    guard byte() == UInt8(ascii: "?") || byte() == UInt8(ascii: "!") else { return false }
    let isBehind = offset > 0 && bytes[offset - 1] > 0x20
    return byte() == UInt8(ascii: "?")
      ? byte(1) != byte() || isBehind && byte(2) == UInt8(ascii: ".")
      : isBehind && byte(1) != UInt8(ascii: "=") && !isOperator(bytes[offset - 1])
        && !Self.openers.contains(bytes[offset - 1])
  }

  private static let openers = Array("([{,:!".utf8)

  private mutating func readOperator() {
    while isOperator(byte()) {
      // `->` may precede `(`, but `=` precedes a prefix such as `!` only with a space between.
      if byte() == UInt8(ascii: ">") {
        offset += 1
        return
      }
      if has("//") || has("/*") { return }
      offset += 1
    }
  }

  private func isOperator(_ byte: UInt8) -> Bool { Self.operators.contains(byte) }
  private static let operators = Set("+-*/%=<>&|^~!?".utf8)

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private func isNamePart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }
}

// Strings.
extension SwiftLexer {
  private var isRawString: Bool {
    var ahead = 0
    while byte(ahead) == UInt8(ascii: "#") { ahead += 1 }
    return byte(ahead) == UInt8(ascii: "\"")
  }

  private mutating func readString() {
    let start = offset
    var hashes = 0
    while byte() == UInt8(ascii: "#") {
      hashes += 1
      offset += 1
    }
    let quotes = has("\"\"\"") ? 3 : 1
    offset += quotes
    append(.literal, from: start, "\"")
    while offset < bytes.count {
      if endsString(quotes, hashes) {
        offset += quotes + hashes
        return
      }
      if quotes == 1, byte() == UInt8(ascii: "\n") { return }
      if byte() == UInt8(ascii: "\\"),
        (0..<hashes).allSatisfy({ byte($0 + 1) == UInt8(ascii: "#") })
      {
        offset += 1 + hashes
        if byte() == UInt8(ascii: "(") { readInterpolation() } else { offset += 1 }
      } else {
        offset += 1
      }
    }
    isTorn = true
  }

  private func endsString(_ quotes: Int, _ hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }

  private mutating func readInterpolation() {
    let start = offset
    offset += 1
    append(.sign, from: start, "\\(")
    open.append(tokens.count - 1)
    let depth = open.count
    while open.count >= depth, readNext() {}
    startsLine = false
  }
}
