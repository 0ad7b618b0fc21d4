/// How deeply a file's code is nested, measured without a parser: parsing needs a stack of that depth.
public struct CodeDepth: Equatable, Sendable {
  /// How many brackets, interpolations and `#if`s are nested.
  public private(set) var brackets = 0
  /// How many square brackets are nested, without braces between them.
  public private(set) var squares = 0
  /// How many words and signs belong to one statement, including those around its brackets.
  public private(set) var words = 0

  /// The compiler itself refuses more brackets than this.
  static let mostBrackets = 256
  /// The compiler's parser takes twice as long for each further one: seconds for three more.
  static let mostSquares = 20
  /// No statement written by a person comes close; a thousand words in a row are a table.
  static let mostWords = 5_000

  public init(of bytes: [UInt8]) { self.init(of: CodeLexer.tokens(of: bytes)) }

  public init(of tokens: [CodeToken]) {
    var scan = DepthScan()
    var directive = false
    for token in tokens where token.kind != .comment {
      // A directive's condition isn't part of a statement.
      directive = token.kind == .directive || directive && !token.startsLine
      if directive, token.kind != .directive { continue }
      scan.add(token)
      brackets = max(brackets, scan.levels.count - 1)
      squares = max(squares, scan.levels[scan.levels.count - 1].squares)
      words = max(words, scan.words)
    }
  }

  /// Why it must not be parsed; nil if it can be.
  public var flaw: String? {
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
  public var isUnusual: Bool { brackets > 40 || words > 300 }
}

/// A list of what is open at a token.
private struct DepthScan {
  struct Level {
    /// The first byte of the bracket or `#if`.
    let opener: UInt8
    /// How many square brackets are open without a brace between them.
    var squares = 0
    /// The number of words in the statement so far.
    var words = 0
    /// How many `<` may have begun the arguments of a generic type.
    var angles = 0
  }

  private(set) var levels = [Level(opener: 0)]
  /// The number of words on all levels.
  private(set) var words = 0
  private var last = Last.nothing

  private enum Last { case nothing, operand, sign, brace }

  mutating func add(_ token: CodeToken) {
    switch token.kind {
    case .word: addWord(token)
    case .directive: addDirective(token)
    case .operatorSign: addOperator(token)
    case .interpolation: open(token, UInt8(ascii: "("))
    case .stringRest: count(.operand)
    case .sign: addSign(token)
    default:
      beginLine(token)
      count(.operand)
    }
  }

  private mutating func addSign(_ token: CodeToken) {
    if token.isOpening {
      if !token.isSign("{") { beginLine(token) }
      open(token, token.value)
    } else if token.isClosing {
      let opener = token.isSign(")") ? "(" : token.isSign("]") ? "[" : "{" as Unicode.Scalar
      guard leave(UInt8(ascii: opener)) else { return }
      last = token.isSign("}") ? .brace : .operand
    } else if token.isSign(";") || token.isSign(","), token.isSign(";") || angles == 0 {
      endStatement()
    } else {
      if token.isSign("@") { beginLine(token) }
      count(.sign)
    }
  }

  private var angles: Int { levels[levels.count - 1].angles }

  private mutating func addWord(_ token: CodeToken) {
    let goesOn = token.keyword.map(Self.links.contains) ?? false
    if !goesOn {
      if last == .brace { endStatement() } else { beginLine(token) }
    }
    // What follows an `else`, on any line, is part of the statement.
    count(token.keyword == .else ? .sign : .operand)
  }

  /// Words that continue what is before them.
  private static let links: Set<CodeWord> = [.else, .catch, .where, .as, .is, .in, .while]

  private mutating func addOperator(_ token: CodeToken) {
    if token.value == UInt8(ascii: "<") { levels[levels.count - 1].angles += 1 }
    let closes = token.value == UInt8(ascii: ">") && angles > 0
    if closes { levels[levels.count - 1].angles = max(0, angles - token.range.count) }
    count(token.isPostfix || closes ? .operand : .sign)
  }

  private mutating func addDirective(_ token: CodeToken) {
    if token.keyword == .ifDirective {
      beginLine(token)
      open(token, UInt8(ascii: "#"))
    } else if token.keyword == .endifDirective {
      _ = leave(UInt8(ascii: "#"))
    }
    last = .nothing
  }

  private mutating func count(_ new: Last) {
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
  private mutating func beginLine(_ token: CodeToken) {
    if token.startsLine, last != .sign { endStatement() }
  }

  private mutating func open(_ token: CodeToken, _ opener: UInt8) {
    count(.sign)
    var level = Level(opener: opener)
    if token.isSign("[") || token.isSign("(") {
      level.squares = levels[levels.count - 1].squares + (token.isSign("[") ? 1 : 0)
    }
    levels.append(level)
    last = .nothing
  }

  /// False if nothing of that kind is open; such a bracket is ignored.
  private mutating func leave(_ opener: UInt8) -> Bool {
    guard let place = levels.lastIndex(where: { $0.opener == opener }) else { return false }
    words -= levels[place...].map(\.words).reduce(0, +)
    levels.removeSubrange(place...)
    return true
  }
}
