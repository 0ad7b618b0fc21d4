/// Splits a file into tokens, in one pass and whatever its bytes are.
struct CodeLexer {
  private let bytes: [UInt8]
  private var offset = 0
  private var startsLine = true
  private var followsSpace = true
  private var open: [Int] = []
  /// How many of them are `(`, `[` and `{`.
  private var openCounts = [0, 0, 0]
  /// The numbers of `#` for which no regular expression ends in the rest of the file.
  private var endless: Set<Int> = []
  /// The strings that continue after the interpolations that are open.
  private var strings: [(open: Int, end: StringEnd)] = []
  private var tokens: [CodeToken] = []
  /// Whether a bracket closes none that is open, or a string or comment lasts until the end.
  private(set) var isTorn = false

  static func tokens(of bytes: [UInt8]) -> [CodeToken] {
    var lexer = CodeLexer(bytes)
    lexer.readAll()
    return lexer.tokens
  }

  /// Whether each bracket, string and comment in it ends in it, and none that is open before.
  static func isComplete(_ bytes: [UInt8]) -> Bool {
    var lexer = CodeLexer(bytes)
    lexer.readAll()
    return lexer.open.isEmpty && !lexer.isTorn
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
  }

  private mutating func readAll() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { readLineComment() }
    while true {
      skipSpace()
      guard offset < bytes.count else { break }
      readNext()
    }
    if !strings.isEmpty { isTorn = true }
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    offset + ahead < bytes.count ? bytes[offset + ahead] : 0
  }

  private func has(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    byte() == UInt8(ascii: first) && byte(1) == UInt8(ascii: second)
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] <= 0x20 {
      if bytes[offset] == 0x0A || bytes[offset] == 0x0D { startsLine = true }
      followsSpace = true
      offset += 1
    }
  }

  private mutating func readNext() {
    let first = bytes[offset]
    switch Self.classes[Int(first)] {
    case .name: readWord()
    case .digit: readNumber()
    case .other:
      switch first {
      case UInt8(ascii: "\""): readString(hashes: 0)
      case UInt8(ascii: "#"): readHash()
      case UInt8(ascii: "`"): readQuotedWord()
      default: readSign()
      }
    case .operatorSign:
      if has("/", "/") {
        readLineComment()
      } else if has("/", "*") {
        readBlockComment()
      } else if first == UInt8(ascii: "/"), let end = regexEnd(offset + 1, hashes: 0) {
        append(.regex, to: end)
      } else if first == UInt8(ascii: "<"), byte(1) == UInt8(ascii: "#"), let end = placeholderEnd {
        append(.word, to: end)
      } else {
        readOperator()
      }
    case .unicode: if operatorLength(offset) > 0 { readOperator() } else { readWord() }
    }
  }

  private mutating func append(
    _ kind: CodeToken.Kind, to end: Int, value: UInt8 = 0, _ more: CodeToken.Flags = []
  ) {
    var flags = more
    if startsLine { flags.insert(.startsLine) }
    if followsSpace { flags.insert(.followsSpace) }
    tokens.append(
      CodeToken(
        kind: kind, flags: flags, value: value, start: Int32(offset),
        stop: Int32(min(end, bytes.count)), partner: Int32(tokens.count)))
    offset = end
    // A comment doesn't end a line's beginning.
    if kind == .comment { followsSpace = true } else { (startsLine, followsSpace) = (false, false) }
  }

  // MARK: Comments

  private mutating func readLineComment() {
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    append(.comment, to: end)
  }

  private mutating func readBlockComment() {
    var depth = 1
    var end = offset + 2
    var hasLines = false
    while depth > 0, end < bytes.count {
      let pair = (bytes[end], end + 1 < bytes.count ? bytes[end + 1] : 0)
      switch pair {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, end) = (depth + 1, end + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, end) = (depth - 1, end + 2)
      default:
        if pair.0 == 0x0A { hasLines = true }
        end += 1
      }
    }
    isTorn = isTorn || depth > 0
    append(.comment, to: end)
    if hasLines { startsLine = true }
  }

  // MARK: Words and numbers

  private mutating func readWord() {
    let end = nameEnd(offset)
    append(.word, to: end, value: CodeWord.number(of: bytes[offset..<end]))
  }

  private func nameEnd(_ start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let kind = Self.classes[Int(bytes[end])]
      guard kind == .name || kind == .digit || kind == .unicode && operatorLength(end) == 0 else {
        break
      }
      end += 1
    }
    return max(end, start + 1)
  }

  /// A name in backticks may contain spaces, brackets and quotes.
  private mutating func readQuotedWord() {
    var end = offset + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else {
      return append(.sign, to: offset + 1, value: bytes[offset])
    }
    append(.word, to: end + 1)
  }

  /// `<#name#>`, which an editor leaves for somebody to fill in.
  private var placeholderEnd: Int? {
    var end = offset + 2
    while end + 1 < bytes.count, bytes[end] != 0x0A, end < offset + Self.mostRegex {
      if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") { return end + 2 }
      end += 1
    }
    return nil
  }

  private mutating func readNumber() {
    var end = offset
    // The numbers of a tuple's elements have no fraction: `pair.0.1`.
    let isMember = tokens.last?.isSign(".") ?? false
    let isHex = byte() == 0x30 && byte(1) | 0x20 == UInt8(ascii: "x")
    while end < bytes.count {
      let next = bytes[end]
      let exponent = isHex ? UInt8(ascii: "p") : UInt8(ascii: "e")
      let isSigned =
        end > offset && bytes[end - 1] | 0x20 == exponent
        && (next == UInt8(ascii: "-") || next == UInt8(ascii: "+"))
      let isPoint =
        next == UInt8(ascii: ".") && !isMember && end + 1 < bytes.count
        && Self.classes[Int(bytes[end + 1])] == .digit
      let kind = Self.classes[Int(next)]
      guard kind == .digit || kind == .name || !isMember && (isSigned || isPoint) else { break }
      end += 1
    }
    append(.number, to: end)
  }

  // MARK: Signs

  private mutating func readSign() {
    let sign = bytes[offset]
    // Vectors are compared with `.<` and its like, and `?` follows the dot of a key path.
    if sign == UInt8(ascii: "."), !has(".", "?"), !has(".", "/"),
      byte(1) == UInt8(ascii: ".") || Self.classes[Int(byte(1))] == .operatorSign
    {
      return readOperator()
    }
    let index = tokens.count
    append(.sign, to: offset + 1, value: sign)
    let token = tokens[index]
    if token.isOpening {
      enter(index)
    } else if token.isClosing {
      close(index)
    }
  }

  private mutating func enter(_ index: Int) {
    open.append(index)
    openCounts[shape(index)] += 1
  }

  /// Which of the three kinds of brackets it is.
  private func shape(_ index: Int) -> Int {
    switch tokens[index].value {
    case UInt8(ascii: "["), UInt8(ascii: "]"): 1
    case UInt8(ascii: "{"), UInt8(ascii: "}"): 2
    default: 0
    }
  }

  /// What is open inside a bracket that closes is closed, too.
  private mutating func close(_ index: Int) {
    guard openCounts[shape(index)] > 0 else {
      isTorn = true
      return
    }
    while let last = open.popLast() {
      openCounts[shape(last)] -= 1
      let string = strings.last.flatMap { $0.open == last ? strings.popLast()?.end : nil }
      if shape(last) == shape(index) {
        tokens[last].partner = Int32(index)
        tokens[index].partner = Int32(last)
        if let string { readString(.stringRest, from: offset, string) }
        return
      }
      isTorn = true
    }
  }

  private mutating func readOperator() {
    let start = offset
    let isLeftBound = isLeftBound
    var end = offset
    if isLeftBound, byte() == UInt8(ascii: "?") || byte() == UInt8(ascii: "!") {
      end += 1
    } else {
      let hasDots = byte() == UInt8(ascii: ".")
      while end < bytes.count {
        if end > start, bytes[end] == UInt8(ascii: "/"), end + 1 < bytes.count,
          bytes[end + 1] == UInt8(ascii: "/") || bytes[end + 1] == UInt8(ascii: "*")
        {
          break
        }
        let length = operatorLength(end)
        if length == 0, !(hasDots && bytes[end] == UInt8(ascii: ".")) { break }
        end += max(length, 1)
      }
    }
    var flags: CodeToken.Flags = isLeftBound ? [.isLeftBound] : []
    if isRightBound(end, isLeftBound) { flags.insert(.isRightBound) }
    append(.operatorSign, to: end, value: bytes[start], flags)
  }

  private var isLeftBound: Bool {
    guard offset > 0, let last = tokens.last, !followsSpace else { return false }
    return !(last.isOpening || last.isSign(",") || last.isSign(";") || last.isSign(":"))
  }

  private func isRightBound(_ end: Int, _ isLeftBound: Bool) -> Bool {
    guard end < bytes.count else { return false }
    switch bytes[end] {
    case 0...0x20, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      let next = end + 1 < bytes.count ? bytes[end + 1] : 0
      return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
    default: return true
    }
  }

  /// The number of bytes of an operator's character; 0 for anything else.
  private func operatorLength(_ start: Int) -> Int {
    switch Self.classes[Int(bytes[start])] {
    case .operatorSign: return 1
    case .unicode:
      var end = start + 1
      while end < bytes.count, end < start + 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
      let scalar = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.first
      return scalar.map(Self.isOperator) ?? false ? end - start : 0
    default: return 0
    }
  }

  /// The ranges of Swift's grammar.
  private static func isOperator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  private enum Class { case name, digit, operatorSign, unicode, other }

  private static let classes: [Class] = (0...255).map { byte in
    switch UInt8(byte) {
    case 0x30...0x39: .digit
    case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"): .name
    // Continues a name, except at the start of an operator's character.
    case 0x80...0xBF: .name
    case 0xC0...0xFF: .unicode
    case let byte where "+-*/%=<>&|^~!?".utf8.contains(byte): .operatorSign
    default: .other
    }
  }
}

// MARK: Strings, and what else begins with `#` or `/`.

extension CodeLexer {
  private struct StringEnd {
    let quotes: Int
    let hashes: Int
  }

  private mutating func readHash() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") { return readString(hashes: hashes) }
    if byte(hashes) == UInt8(ascii: "/"), let end = regexEnd(offset + hashes + 1, hashes: hashes) {
      return append(.regex, to: end)
    }
    let end = offset + 1
    guard end < bytes.count, [.name, .unicode].contains(Self.classes[Int(bytes[end])]) else {
      return append(.sign, to: end, value: bytes[offset])
    }
    let stop = nameEnd(end)
    let word = CodeWord.number(of: bytes[offset..<stop])
    append(word > 0 ? .directive : .macroName, to: stop, value: word)
  }

  private mutating func readString(hashes: Int) {
    let isLong =
      byte(hashes) == UInt8(ascii: "\"") && byte(hashes + 1) == UInt8(ascii: "\"")
      && byte(hashes + 2) == UInt8(ascii: "\"")
    let end = StringEnd(quotes: isLong ? 3 : 1, hashes: hashes)
    readString(.string, from: offset + hashes + end.quotes, end)
  }

  /// Reads to the end of the string, or to its next interpolation.
  private mutating func readString(_ kind: CodeToken.Kind, from start: Int, _ end: StringEnd) {
    var position = start
    while position < bytes.count {
      let next = bytes[position]
      if next == UInt8(ascii: "\""), repeats(next, end.quotes, at: position),
        repeats(UInt8(ascii: "#"), end.hashes, at: position + end.quotes)
      {
        return append(kind, to: position + end.quotes + end.hashes)
      }
      if next == 0x0A, end.quotes == 1 { return append(kind, to: position) }
      position += 1
      guard next == UInt8(ascii: "\\"), repeats(UInt8(ascii: "#"), end.hashes, at: position) else {
        continue
      }
      let escaped = position + end.hashes
      guard escaped < bytes.count, bytes[escaped] == UInt8(ascii: "(") else {
        position = escaped + (escaped < bytes.count && bytes[escaped] == 0x0A ? 0 : 1)
        continue
      }
      if position - 1 > offset { append(kind, to: position - 1) }
      strings.append((tokens.count, end))
      append(.interpolation, to: escaped + 1)
      return enter(tokens.count - 1)
    }
    isTorn = true
    append(kind, to: bytes.count)
  }

  private func repeats(_ byte: UInt8, _ times: Int, at start: Int) -> Bool {
    guard start + times <= bytes.count else { return false }
    return (0..<times).allSatisfy { bytes[start + $0] == byte }
  }

  /// The end of a regular expression whose contents begin here; nil if it is none.
  private mutating func regexEnd(_ start: Int, hashes: Int) -> Int? {
    if hashes == 0 {
      guard start < bytes.count, bytes[start] > 0x20, bytes[start] != UInt8(ascii: ")"),
        !isLeftBound, !followsOperand
      else { return nil }
    }
    guard !endless.contains(hashes) else { return nil }
    let hasLines = hashes > 0 && start < bytes.count && bytes[start] == 0x0A
    var isInClass = false
    var depth = 0
    var end = start
    while end < bytes.count, hasLines || end < start + Self.mostRegex {
      switch bytes[end] {
      case 0x0A: if !hasLines { return nil }
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "("): depth += isInClass ? 0 : 1
      case UInt8(ascii: ")"):
        depth -= isInClass ? 0 : 1
        if depth < 0, hashes == 0 { return nil }
      case UInt8(ascii: "/") where hashes > 0 || !isInClass:
        if hashes == 0, bytes[end - 1] <= 0x20 { return nil }
        if repeats(UInt8(ascii: "#"), hashes, at: end + 1) { return end + 1 + hashes }
      default: break
      }
      end += 1
    }
    if hasLines { endless.insert(hashes) }
    return nil
  }

  /// No expression on one line is longer, and looking further would take too long.
  private static let mostRegex = 2_000

  /// Whether what stands before ends a value, so that a slash divides it.
  private var followsOperand: Bool {
    guard let last = tokens.last(where: { $0.kind != .comment }) else { return false }
    switch last.kind {
    case .word:
      guard let word = last.keyword else { return true }
      return ![
        .return, .case, .in, .where, .if, .guard, .while, .switch, .try, .await, .throw, .else,
      ].contains(word)
    case .number, .string, .stringRest, .regex, .macroName: return true
    case .sign: return last.isClosing
    case .operatorSign: return last.isPostfix
    default: return false
    }
  }
}
