/// Goes through a file byte by byte, whatever its contents, and keeps a list of what is open.
struct DepthScanner {
  private struct Level {
    let opener: UInt8
    /// How many square brackets are open without a brace between them.
    var squares = 0
    /// The number of words in the statement so far.
    var words = 0
    /// Each `<` that may begin the arguments of a generic type.
    var angles = 0
    /// The string that continues after an interpolation.
    var string: StringEnd?
  }

  private struct StringEnd {
    let quotes: Int
    let hashes: Int
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var levels = [Level(opener: 0)]
  /// The number of words on all levels.
  private var words = 0
  private var startsLine = false
  private var last = Last.nothing

  private enum Last { case nothing, operand, sign, brace }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reports the numbers of levels, square brackets and words, each time one of them grows.
  mutating func scan(tell: (_ brackets: Int, _ squares: Int, _ words: Int) -> Void) {
    while offset < bytes.count {
      let (open, count) = (levels.count, words)
      readNext()
      if levels.count > open || words > count {
        tell(levels.count - 1, levels[levels.count - 1].squares, words)
      }
    }
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    offset + ahead < bytes.count ? bytes[offset + ahead] : 0
  }

  private mutating func readNext() {
    let first = byte()
    switch first {
    case UInt8(ascii: "\n"):
      startsLine = true
      offset += 1
    case 0...0x20: offset += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "#"): readStringOrDirective()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      if first != UInt8(ascii: "{") { beginLine() }
      open(first)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(first)
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      offset += 1
      if first == UInt8(ascii: ";") || levels[levels.count - 1].angles == 0 { endStatement() }
    case _ where Self.isName[Int(first)]: readWord()
    default: readSign()
    }
  }

  // MARK: Statements

  private mutating func count(_ new: Last) {
    startsLine = false
    last = new
    words += 1
    levels[levels.count - 1].words += 1
  }

  private mutating func endStatement() {
    words -= levels[levels.count - 1].words
    levels[levels.count - 1].words = 0
    levels[levels.count - 1].angles = 0
    last = .nothing
  }

  /// The start of a line starts a statement, unless an operator before it continues the last one.
  private mutating func beginLine() {
    if startsLine, last != .sign { endStatement() }
  }

  private mutating func readWord() {
    let start = offset
    skipName()
    let length = offset - start
    let goesOn = length < 6 && Self.links.contains(Array(bytes[start..<offset]))
    if !goesOn {
      if last == .brace { endStatement() } else { beginLine() }
    }
    // What follows an `else`, on any line, is part of the statement.
    count(goesOn && bytes[start..<offset].elementsEqual("else".utf8) ? .sign : .operand)
  }

  /// A name in backticks may contain spaces, brackets and quotes.
  private mutating func skipName() {
    let backtick = UInt8(ascii: "`")
    if byte() == backtick,
      let end = bytes[(offset + 1)...].firstIndex(where: { $0 == backtick || $0 == 0x0A }),
      bytes[end] == backtick
    {
      offset = end + 1
    } else {
      while Self.isName[Int(byte())] { offset += 1 }
    }
  }

  /// Words that continue what is before them.
  private static let links: Set<[UInt8]> = Set(
    ["else", "catch", "where", "as", "is", "in", "while"].map { Array($0.utf8) })

  private mutating func readSign() {
    let sign = byte()
    let isTight = offset > 0 && bytes[offset - 1] > 0x20
    let end = levels.count - 1
    var isPostfix = sign == UInt8(ascii: "?") || sign == UInt8(ascii: "!")
    if sign == UInt8(ascii: "<") { levels[end].angles += 1 }
    if sign == UInt8(ascii: ">"), levels[end].angles > 0 {
      levels[end].angles -= 1
      isPostfix = true
    }
    if sign == UInt8(ascii: "@") { beginLine() }
    offset += 1
    count(isPostfix && isTight ? .operand : .sign)
  }

  // MARK: Brackets

  private mutating func open(_ opener: UInt8, _ string: StringEnd? = nil) {
    count(.sign)
    offset += 1
    var level = Level(opener: opener, string: string)
    if opener == UInt8(ascii: "[") || opener == UInt8(ascii: "(") && string == nil {
      level.squares = levels[levels.count - 1].squares + (opener == UInt8(ascii: "[") ? 1 : 0)
    }
    levels.append(level)
    last = .nothing
  }

  /// Goes back to the bracket that this one closes; a bracket without a match is ignored.
  private mutating func close(_ closer: UInt8) {
    offset += 1
    let opener =
      switch closer {
      case UInt8(ascii: ")"): UInt8(ascii: "(")
      case UInt8(ascii: "]"): UInt8(ascii: "[")
      default: UInt8(ascii: "{")
      }
    guard let string = leave(opener) else { return }
    startsLine = false
    last = closer == UInt8(ascii: "}") ? .brace : .operand
    if let string { readString(string) }
  }

  /// Nil if nothing of that kind is open, otherwise the string around it.
  private mutating func leave(_ opener: UInt8) -> StringEnd?? {
    guard let place = levels.lastIndex(where: { $0.opener == opener }) else { return nil }
    let string = levels[place].string
    words -= levels[place...].map(\.words).reduce(0, +)
    levels.removeSubrange(place...)
    return .some(string)
  }

  // MARK: Comments, directives and strings

  private mutating func skipLine() {
    while offset < bytes.count, byte() != UInt8(ascii: "\n") { offset += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
  }

  private mutating func readStringOrDirective() {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if byte(hashes) == UInt8(ascii: "\"") {
      beginLine()
      count(.operand)
      offset += hashes
      let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
      offset += isLong ? 3 : 1
      readString(StringEnd(quotes: isLong ? 3 : 1, hashes: hashes))
    } else if has("#if") {
      beginLine()
      open(UInt8(ascii: "#"))
      skipLine()
    } else if has("#endif") {
      _ = leave(UInt8(ascii: "#"))
      skipLine()
    } else {
      beginLine()
      offset += 1
    }
  }

  private func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { buffer in buffer.indices.allSatisfy { byte($0) == buffer[$0] } }
  }

  /// Reads to the end of the string, or to its next interpolation.
  private mutating func readString(_ end: StringEnd) {
    while offset < bytes.count {
      let next = byte()
      if next == UInt8(ascii: "\""), has(UInt8(ascii: "\""), end.quotes),
        has(UInt8(ascii: "#"), end.hashes, from: end.quotes)
      {
        offset += end.quotes + end.hashes
        return
      }
      if next == UInt8(ascii: "\n"), end.quotes == 1 { return }
      offset += 1
      guard next == UInt8(ascii: "\\"), has(UInt8(ascii: "#"), end.hashes) else { continue }
      offset += end.hashes
      if byte() == UInt8(ascii: "(") { return open(UInt8(ascii: "("), end) }
      offset += 1
    }
  }

  private func has(_ sign: UInt8, _ times: Int, from start: Int = 0) -> Bool {
    (0..<times).allSatisfy { byte(start + $0) == sign }
  }

  private static let isName: [Bool] = (0...255).map { byte in
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte) || [0x5F, 0x24, 0x60].contains(byte)
  }
}

/// How deeply a file's code is nested, measured without a parser: recursive parsing needs a stack
/// of that depth.
package struct CodeDepth: Equatable, Sendable {
  /// How many brackets, interpolations and `#if`s are nested.
  package private(set) var brackets = 0
  /// How many square brackets are nested, without braces between them.
  package private(set) var squares = 0
  /// How many words and signs belong to one statement, including those around its brackets.
  package private(set) var words = 0

  /// The compiler itself refuses more brackets than this.
  static let mostBrackets = 256
  /// The compiler's parser takes twice as long for each further one: seconds for three more.
  static let mostSquares = 20
  /// No statement written by a person comes close; a thousand words in a row are a table.
  static let mostWords = 5_000

  package init(of bytes: [UInt8]) {
    var scanner = DepthScanner(bytes)
    scanner.scan { brackets, squares, words in
      self.brackets = max(self.brackets, brackets)
      self.squares = max(self.squares, squares)
      self.words = max(self.words, words)
    }
  }

  /// Why it must not be parsed; nil if it can be.
  package var flaw: String? {
    if brackets > Self.mostBrackets {
      return "nested too deeply: more than \(Self.mostBrackets) brackets in one another"
    }
    if squares > Self.mostSquares {
      return "nested too deeply: more than \(Self.mostSquares) square brackets in one another"
    }
    if words > Self.mostWords {
      return "a statement is too long: more than \(Self.mostWords) words and signs"
    }
    return nil
  }

  /// Whether a thread's usual stack could be too small.
  var isUnusual: Bool { brackets > 40 || words > 300 }
}
