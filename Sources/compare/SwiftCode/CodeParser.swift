/// Parses tokens to a tree: always to the end, each token once, except where two readings begin
/// alike.
///
/// Nodes are added when they end, each with the number of nodes inside it, so that a node can still
/// be put around others that were read before.
struct CodeParser {
  typealias Node = CodeTree.Node

  /// Without comments; the last one is the end.
  let tokens: [CodeToken]
  private let bytes: [UInt8]
  private(set) var index = 0
  /// How many bytes of an operator were taken already: `>>` may end two lists of arguments.
  private var taken = 0
  private var lastEnd = 0
  private var nodes: [Finished] = []

  /// Where a `{` may begin a closure.
  enum Closures { case everywhere, notBeforeBlock, notBeforeElse }
  var closures = Closures.everywhere
  /// Whether names in a pattern are bound, and whether there is a pattern.
  enum Patterns { case none, matching, binding }
  var patterns = Patterns.none
  /// How many branches of `#if` are open.
  private var clauses = 0
  /// How many lists of generic arguments are open.
  var angles = 0
  /// Whether the code is a directive's condition, which ends with its line.
  private(set) var isInDirective = false

  private struct Finished {
    let kind: CodeKind
    let start: Int32
    let end: Int32
    /// The number of nodes in it, its own included.
    let size: Int32
  }

  /// A place to which a node can reach back.
  struct Mark {
    fileprivate let nodes: Int
    fileprivate let start: Int
  }

  /// The place and the nodes before a reading that may be wrong.
  struct Attempt {
    fileprivate let index: Int
    fileprivate let taken: Int
    fileprivate let lastEnd: Int
    fileprivate let nodes: Int
  }

  init(_ bytes: [UInt8], _ all: [CodeToken]) {
    self.bytes = bytes
    var places: [Int32] = []
    places.reserveCapacity(all.count)
    var count: Int32 = 0
    for token in all {
      places.append(count)
      if token.kind != .comment { count += 1 }
    }
    var tokens: [CodeToken] = []
    tokens.reserveCapacity(Int(count) + 1)
    for var token in all where token.kind != .comment {
      token.partner = places[Int(token.partner)]
      tokens.append(token)
    }
    let end = Int32(bytes.count)
    tokens.append(
      CodeToken(
        kind: .end, flags: [.startsLine, .followsSpace], value: 0, start: end, stop: end,
        partner: count))
    self.tokens = tokens
    nodes.reserveCapacity(tokens.count * 2)
  }

  mutating func parseFile() -> [CodeTree.Stored] {
    while !isAtEnd {
      parseItems(.statements)
      if !isAtEnd { skipUnknown() }
    }
    nodes.append(
      Finished(kind: .file, start: 0, end: Int32(bytes.count), size: Int32(nodes.count + 1)))
    return ordered
  }

  /// The nodes in the order in which they begin.
  private var ordered: [CodeTree.Stored] {
    let none = CodeTree.Stored(kind: .unknown, start: 0, end: 0, parent: 0, after: 0)
    var result = Array(repeating: none, count: nodes.count)
    /// By the old number, the new numbers of each node and of its parent.
    var places = Array(repeating: (own: Int32(0), parent: Int32(0)), count: nodes.count)
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      let (own, parent) = places[index]
      result[Int(own)] = CodeTree.Stored(
        kind: node.kind, start: node.start, end: node.end, parent: parent, after: own + node.size)
      // The last child ends just before its parent, the one before it before that child.
      var child = index - 1
      var after = own + node.size
      while child > index - Int(node.size) {
        after -= nodes[child].size
        places[child] = (after, own)
        child -= Int(nodes[child].size)
      }
    }
    return result
  }
}

// MARK: Nodes

extension CodeParser {
  var mark: Mark { Mark(nodes: nodes.count, start: start) }

  /// Ends a node that contains all since a mark.
  mutating func close(_ kind: CodeKind, _ mark: Mark) {
    let start = min(mark.start, lastEnd)
    nodes.append(
      Finished(
        kind: kind, start: Int32(start), end: Int32(lastEnd),
        size: Int32(nodes.count - mark.nodes + 1)))
  }

  /// Makes a leaf of the current token.
  mutating func leaf(_ kind: CodeKind) {
    let mark = mark
    advance()
    close(kind, mark)
  }

  func isEmpty(since mark: Mark) -> Bool { nodes.count == mark.nodes }

  var attempt: Attempt {
    Attempt(index: index, taken: taken, lastEnd: lastEnd, nodes: nodes.count)
  }

  /// Goes back to where a reading began.
  mutating func undo(_ attempt: Attempt) {
    (index, taken, lastEnd) = (attempt.index, attempt.taken, attempt.lastEnd)
    nodes.removeLast(nodes.count - attempt.nodes)
  }
}

// MARK: Tokens

extension CodeParser {
  var token: CodeToken { tokens[index] }
  var isAtEnd: Bool { tokens[index].kind == .end }
  private var start: Int { Int(tokens[index].start) + taken }

  /// Whether nothing of an operator was taken yet.
  var isAtWholeOperator: Bool { taken == 0 }

  func peek(_ ahead: Int = 1) -> CodeToken {
    tokens[max(0, min(index + ahead, tokens.count - 1))]
  }

  mutating func advance() {
    guard !isAtEnd else { return }
    lastEnd = Int(tokens[index].stop)
    index += 1
    taken = 0
  }

  func at(_ sign: Unicode.Scalar) -> Bool { tokens[index].isSign(sign) }
  func at(_ word: CodeWord) -> Bool { tokens[index].keyword == word }

  /// Whether a token on this line is a word that may be a name.
  var isAtName: Bool { token.kind == .word && !isReserved(token) }

  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard at(sign) else { return false }
    advance()
    return true
  }

  mutating func skip(_ word: CodeWord) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// Whether an operator is exactly this one.
  func at(operator text: StaticString) -> Bool { isOperator(token, text, taken: taken) }

  func isOperator(_ token: CodeToken, _ text: StaticString, taken: Int = 0) -> Bool {
    guard token.kind == .operatorSign,
      Int(token.stop - token.start) - taken == text.utf8CodeUnitCount
    else { return false }
    return begins(token, text, taken: taken)
  }

  private func begins(_ token: CodeToken, _ text: StaticString, taken: Int = 0) -> Bool {
    let start = Int(token.start) + taken
    guard token.kind == .operatorSign, start + text.utf8CodeUnitCount <= Int(token.stop) else {
      return false
    }
    return text.withUTF8Buffer { buffer in
      buffer.indices.allSatisfy { bytes[start + $0] == buffer[$0] }
    }
  }

  func text(_ token: CodeToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }
  func byte(before offset: Int) -> UInt8 { offset > 0 ? bytes[offset - 1] : 0 }
  func byte(_ token: CodeToken) -> UInt8 { bytes[Int(token.start)] }
  func lastByte(_ token: CodeToken) -> UInt8 { bytes[Int(token.stop) - 1] }

  /// Skips a sign that an operator begins with, such as the first `>` of `>>`.
  mutating func skip(part text: StaticString) -> Bool {
    guard begins(token, text, taken: taken) else { return false }
    taken += text.utf8CodeUnitCount
    lastEnd = start
    if start >= Int(token.stop) { advance() }
    return true
  }

  /// Takes an operator without its last sign.
  mutating func takeAllButLast() {
    taken = token.range.count - 1
    lastEnd = start
  }

  func isAt(part text: StaticString) -> Bool { begins(token, text, taken: taken) }

  mutating func skip(operator text: StaticString) -> Bool {
    guard at(operator: text) else { return false }
    advance()
    return true
  }

  /// The number of the token after one, or after the bracket that belongs to it.
  func after(_ index: Int) -> Int {
    min(max(Int(tokens[index].partner), index) + 1, tokens.count - 1)
  }

  /// The number of the first token after the lines of directives that begin here.
  func afterDirectives(_ index: Int) -> Int {
    var next = index
    while tokens[next].kind == .directive {
      repeat { next += 1 } while tokens[next].kind != .end && !tokens[next].startsLine
    }
    return next
  }

  /// Words that are never a name without backticks.
  func isReserved(_ token: CodeToken) -> Bool {
    token.keyword.map(Self.reserved.contains) ?? false
  }

  private static let reserved: Set<CodeWord> = [
    .import, .struct, .class, .enum, .protocol, .extension, .typealias, .associatedtype, .func,
    .deinit, .subscript, .var, .let, .case, .if, .else, .guard, .while, .repeat, .for,
    .in, .switch, .default, .do, .catch, .defer, .return, .throw, .break, .continue, .fallthrough,
    .where, .as, .is, .try, .throws, .rethrows, .inout,
  ]

  /// Reads the code between two brackets, in which closures are allowed again.
  mutating func inBrackets(_ closing: Unicode.Scalar, _ read: (inout CodeParser) -> Void) {
    let before = closures
    closures = .everywhere
    advance()
    read(&self)
    closures = before
    if !at(closing), Self.closers.contains(where: at) == false { skipToClosing(closing) }
    _ = skip(closing)
  }

  private static let closers: [Unicode.Scalar] = [")", "]", "}"]

  /// Reads parts with commas between them, up to a closing bracket.
  mutating func inList(_ closing: Unicode.Scalar, _ read: (inout CodeParser) -> Void) {
    inBrackets(closing) { parser in
      while !parser.isAtEnd, !parser.token.isClosing {
        let before = (parser.index, parser.taken)
        read(&parser)
        if parser.skip(",") { continue }
        guard !parser.token.isClosing else { break }
        if parser.endsUnclosedList(closing) { break }
        if (parser.index, parser.taken) == before { parser.skipUnknown() }
      }
    }
  }

  /// Whether the list was never closed, so that a new statement follows.
  private func endsUnclosedList(_ closing: Unicode.Scalar) -> Bool {
    token.startsLine && isReserved(token) && !at(.in)
  }

  private mutating func skipToClosing(_ closing: Unicode.Scalar) {
    guard !isAtEnd, !(token.startsLine && isReserved(token)) else { return }
    let mark = mark
    while !isAtEnd, !token.isClosing, !(token.startsLine && isReserved(token)) { skipToken() }
    close(.unknown, mark)
  }

  /// Skips a token, or a bracket with its contents.
  private mutating func skipToken() {
    let end = after(index)
    repeat { advance() } while index < end
  }

  /// Takes what can't be read, up to the next statement, as one node.
  mutating func skipUnknown() {
    let mark = mark
    repeat {
      skipToken()
    } while !isAtEnd && !token.startsLine && !at(";") && !token.isClosing
      && !at(",")
    close(.unknown, mark)
  }
}

// MARK: Lists of statements and members

extension CodeParser {
  /// What may stand somewhere.
  enum Context { case statements, members, cases }

  /// Reads to the end of a block, or of a branch of `#if`.
  mutating func parseItems(_ context: Context) {
    while !isAtEnd, !at("}"), !isAtClauseEnd {
      if context == .cases, isAtCase || hasConditionalCases { return }
      let before = (index, taken)
      parseItem(context)
      while skip(";") {}
      if (index, taken) == before { skipUnknown() }
    }
  }

  private var isAtClauseEnd: Bool {
    clauses > 0 && (at(.elseifDirective) || at(.elseDirective) || at(.endifDirective))
  }

  mutating func parseItem(_ context: Context) {
    if let keyword = declarationStart(context) {
      parseDeclaration(keyword)
    } else if at(.ifDirective) {
      parseConditional { $0.parseItems(context) }
    } else if token.kind == .directive {
      skipLine()
    } else {
      parseStatement()
    }
  }

  /// `#sourceLocation`, or an `#endif` without an `#if`.
  private mutating func skipLine() {
    let mark = mark
    repeat { advance() } while !isAtEnd && !token.startsLine && !at("}")
    close(.unknown, mark)
  }

  /// Reads all branches of an `#if`.
  mutating func parseConditional(_ read: (inout CodeParser) -> Void) {
    let whole = mark
    clauses += 1
    repeat {
      let clause = mark
      let hasCondition = !at(.elseDirective)
      advance()
      if hasCondition, !token.startsLine {
        let condition = mark
        isInDirective = true
        parseExpression()
        isInDirective = false
        while !isAtEnd, !token.startsLine { advance() }
        close(.clauseCondition, condition)
      }
      read(&self)
      while !isAtEnd, !isAtClauseEnd {
        // What doesn't belong here ends with the branch.
        if !at("}") || closesEnclosing { break }
        skipUnknown()
        read(&self)
      }
      close(.clause, clause)
    } while at(.elseifDirective) || at(.elseDirective)
    _ = skip(.endifDirective)
    clauses -= 1
    close(.conditionalCompilation, whole)
  }

  /// Whether a brace closes one that is open around a branch.
  private var closesEnclosing: Bool { Int(token.partner) != index }
}
