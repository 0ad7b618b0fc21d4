extension CodeParser {
  /// Reads operands with the operators between them.
  ///
  /// What reaches to the end, such as an assignment's value, is kept in a list instead of being
  /// read by a function inside this one: a statement may have thousands of operators.
  mutating func parseExpression() {
    var open: [Unfinished] = []
    while parseOperands(&open) {}
    for part in open.reversed() { close(part.kind, part.mark) }
  }

  /// A node that ends with the expression.
  private struct Unfinished {
    let kind: CodeKind
    let mark: Mark
    /// Whether it is a ternary whose `:` hasn't come yet.
    var awaitsColon = false
  }

  /// Reads operands up to the end, or to where another row of operands begins.
  ///
  /// - Returns: whether there is another one.
  private mutating func parseOperands(_ open: inout [Unfinished]) -> Bool {
    let first = mark
    var last = first
    var isBinary = false
    let start = attempt
    while true {
      if let kind = skipMarkWord() {
        if isBinary { open.append(Unfinished(kind: .binary, mark: first)) }
        open.append(Unfinished(kind: kind, mark: last))
        return true
      }
      parseOperand()
      while at(.as) || at(.is) {
        let kind: CodeKind = at(.as) ? .cast : .typeTest
        advance()
        if isAt(part: "?") || isAt(part: "!") { advance() }
        parseType()
        close(kind, last)
      }
      guard isAtBinary, !at(operator: "->") else { break }
      if isAtAssignment {
        if at(operator: "="), patterns != .none || closures != .everywhere { break }
        if isBinary { close(.binary, first) }
        leaf(.operatorSign)
        open.append(Unfinished(kind: .assignment, mark: first))
        return true
      }
      leaf(.operatorSign)
      isBinary = true
      last = mark
    }
    if at(operator: "->") {
      // Only a function's type has an arrow.
      undo(start)
      guard parseType() else {
        skipUnknown()
        return false
      }
      close(.typeExpression, first)
      parseSuffixes(first)
      return false
    }
    if isBinary { close(.binary, first) }
    return parseTernary(first, &open)
  }

  /// Reads the `?` after a condition, or the `:` after the first of two values.
  private mutating func parseTernary(_ first: Mark, _ open: inout [Unfinished]) -> Bool {
    if isAtTernary {
      advance()
      open.append(Unfinished(kind: .ternary, mark: first, awaitsColon: true))
      return true
    }
    guard at(":"), let ternary = open.lastIndex(where: \.awaitsColon) else { return false }
    advance()
    while open.count > ternary + 1, let part = open.popLast() { close(part.kind, part.mark) }
    open[ternary].awaitsColon = false
    return true
  }

  /// Skips a word such as `try`, which goes for all that follows.
  private mutating func skipMarkWord() -> CodeKind? {
    switch token.keyword {
    case .try:
      advance()
      if isAt(part: "?") || isAt(part: "!") { advance() }
      return .tryExpression
    case .await where startsValue(peek()):
      advance()
      return .awaitExpression
    case .unsafe where peek().kind == .word && startsValue(peek()) && !peek().startsLine:
      advance()
      return .markedExpression
    default: return nil
    }
  }

  private var isAtTernary: Bool {
    isOperator(token, "?") && !token.flags.contains(.isLeftBound)
  }

  private var isAtBinary: Bool {
    guard token.kind == .operatorSign else { return false }
    if at(operator: "=") || at(operator: "->") { return true }
    return token.isBinary && !(isOperator(token, "?") || isOperator(token, "!"))
      && !endsOperatorReference
  }

  /// `+` in `reduce(0, +)` has nothing to its right.
  private var endsOperatorReference: Bool {
    let next = peek()
    return next.isSign(")") || next.isSign(",") || next.isSign("]") || next.isSign(":")
      || next.kind == .end
  }

  private var isAtAssignment: Bool {
    guard token.kind == .operatorSign, lastByte(token) == UInt8(ascii: "=") else { return false }
    return !Self.comparisons.contains { isOperator(token, $0) }
  }

  private static let comparisons: [StaticString] = [
    "==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>=",
  ]

  // MARK: Operands

  mutating func parseOperand() {
    var open: [(kind: CodeKind, mark: Mark)] = []
    while let kind = skipPrefix() { open.append(kind) }
    parseUnmarkedOperand()
    for part in open.reversed() { close(part.kind, part.mark) }
  }

  /// Skips an operator or a word that goes for one operand.
  private mutating func skipPrefix() -> (kind: CodeKind, mark: Mark)? {
    let mark = mark
    switch token.keyword {
    case .copy where isFollowedByName, .consume where isFollowedByName,
      .borrowing where isFollowedByName, .each where isFollowedByName, .repeat:
      advance()
      return (.markedExpression, mark)
    default: break
    }
    guard token.kind == .operatorSign, !endsOperatorReference, !isAtTernary, !at(operator: "="),
      !at(operator: "->")
    else { return nil }
    if skip(operator: "&") { return (.inoutExpression, mark) }
    leaf(.operatorSign)
    return (.prefixOperation, mark)
  }

  private mutating func parseUnmarkedOperand() {
    let mark = mark
    switch token.keyword {
    case .any? where isFollowedByName, CodeWord.some? where isFollowedByName:
      parseType()
      close(.typeExpression, mark)
      parseSuffixes(mark)
    case .if where closures == .everywhere: parseIf(mark)
    case .switch where closures == .everywhere: parseSwitch(mark)
    case .do where peek().isSign("{"): parseDo(mark)
    default:
      if parsePatternStart() { return }
      if token.kind != .operatorSign { return parsePostfix() }
      if endsOperatorReference { leaf(.operatorReference) }
    }
  }

  private var isFollowedByName: Bool {
    let next = peek()
    return next.kind == .word && !next.startsLine && !isReserved(next)
  }

  /// Whether a word before this token is no name itself.
  private func startsValue(_ next: CodeToken) -> Bool {
    switch next.kind {
    case .word: !isReserved(next) || [.try, .if, .switch].contains(next.keyword)
    case .sign:
      next.isSign("(") || next.isSign("[") || next.isSign("{")
        || next.isSign(".") && next.followsSpace
    case .operatorSign: !next.isBinary && !next.isPostfix
    case .end, .directive: false
    default: true
    }
  }

  // MARK: Members, calls, subscripts

  private mutating func parsePostfix() {
    let mark = mark
    parsePrimary()
    guard !isEmpty(since: mark) else { return }
    parseSuffixes(mark)
  }

  private mutating func parseSuffixes(_ mark: Mark) {
    while !isAtEnd, !(isInDirective && token.startsLine) {
      if at(".") {
        guard parseMember(mark) else { return }
      } else if at("("), !token.startsLine {
        parseArguments(")")
        parseTrailingClosures()
        close(.call, mark)
      } else if at("["), !token.startsLine {
        withoutPatterns { $0.parseArguments("]") }
        parseTrailingClosures()
        close(.subscriptAccess, mark)
      } else if isAtTrailingClosure {
        parseTrailingClosures()
        close(.call, mark)
      } else if isAt(part: "?"), token.isLeftBoundMark || !isAtWholeOperator {
        _ = skip(part: "?")
        close(.optionalChain, mark)
      } else if isAt(part: "!"), token.isLeftBoundMark || !isAtWholeOperator {
        _ = skip(part: "!")
        close(.forceUnwrap, mark)
      } else if token.isPostfix, !at(operator: "="), !isAt(part: "->"), !token.startsLine,
        isAtWholeOperator
      {
        leaf(.operatorSign)
        close(.postfixOperation, mark)
      } else if at(.ifDirective), hasConditionalMembers {
        parseConditional { $0.parseConditionalMembers() }
        close(.conditionalMembers, mark)
      } else {
        return
      }
    }
  }

  private mutating func parseConditionalMembers() {
    while at(".") || at(.ifDirective) && hasConditionalMembers {
      if at(".") { parsePostfix() } else { parseConditional { $0.parseConditionalMembers() } }
    }
  }

  /// Whether the first branch of an `#if` begins with a member.
  private var hasConditionalMembers: Bool {
    tokens[afterDirectives(index)].isSign(".")
  }

  /// Reads a dot and what follows it, which belongs to what is since the mark.
  private mutating func parseMember(_ mark: Mark) -> Bool {
    let next = peek()
    guard next.kind == .word || next.kind == .number else {
      // `.[0]` and `.?` in key paths, `.(…)` nowhere.
      advance()
      close(.member, mark)
      return next.isSign("[") || next.kind == .operatorSign
    }
    // A case that follows on a new line isn't a member.
    if next.startsLine, isReserved(next), next.followsSpace {
      advance()
      close(.member, mark)
      return false
    }
    advance()
    leaf(.memberName)
    skipArgumentNames()
    close(.member, mark)
    parseGenericArgumentsOfExpression(mark)
    return true
  }

  /// Skips `(with:_:)` after a function's name.
  private mutating func skipArgumentNames() {
    guard at("("), !token.followsSpace, peek().kind == .word, peek(2).isSign(":") else { return }
    var next = index + 1
    while tokens[next].kind == .word, tokens[next + 1].isSign(":") { next += 2 }
    guard tokens[next].isSign(")") else { return }
    while index <= next { advance() }
  }

  private mutating func parseGenericArgumentsOfExpression(_ mark: Mark) {
    guard isAt(part: "<"), !token.followsSpace, peek().kind != .end else { return }
    let start = attempt
    if parseGenericArguments(), endsGenericArguments {
      close(.specialization, mark)
    } else {
      undo(start)
    }
  }

  /// What may follow generic arguments, as Swift's parser decides it.
  private var endsGenericArguments: Bool {
    switch token.kind {
    case .end: true
    case .sign: !at("@") && !at("\\") || token.startsLine
    case .operatorSign: !token.isPrefix || token.isLeftBoundMark || !isAtWholeOperator
    default: token.startsLine
    }
  }

  /// Reads the arguments between two brackets.
  mutating func parseArguments(_ closing: Unicode.Scalar) {
    inList(closing) { $0.parseArgument() }
  }

  private mutating func parseArgument() {
    let mark = mark
    if token.kind == .word, peek().isSign(":") {
      leaf(.label)
      advance()
    }
    parseExpression()
    if !isEmpty(since: mark) { close(.argument, mark) }
  }

  private var isAtTrailingClosure: Bool {
    guard at("{"), patterns == .none, !isAtAccessors else { return false }
    guard closures != .everywhere else { return true }
    let next = tokens[after(index)]
    if closures == .notBeforeElse, next.keyword == .else { return true }
    switch next.kind {
    case .sign:
      if next.isSign("{") || next.isSign(",") { return true }
      return !next.startsLine && (next.isSign(".") || next.isSign("(") || next.isSign("["))
        || next.isSign(".") && next.startsLine && false
    case .word:
      return next.keyword == .where
        || !next.startsLine && (next.keyword == .as || next.keyword == .is)
    case .operatorSign: return !next.startsLine
    default: return false
    }
  }

  private mutating func parseTrailingClosures() {
    guard isAtTrailingClosure else { return }
    let first = mark
    parseClosure()
    close(.trailingClosure, first)
    while token.kind == .word, peek().isSign(":"), peek(2).isSign("{"), !at(.default) {
      let mark = mark
      leaf(.label)
      advance()
      parseClosure()
      close(.trailingClosure, mark)
    }
  }

  // MARK: The first part

  private mutating func parsePrimary() {
    let mark = mark
    switch token.kind {
    case .word: parseName()
    case .number, .regex: leaf(.literal)
    case .string: parseString()
    case .macroName: parseMacro()
    case .sign where at("("): parseTuple()
    case .sign where at("["): withoutPatterns { $0.parseCollection() }
    case .sign where at("{"): parseClosure()
    case .sign where at("."):
      _ = parseMember(mark)
    case .sign where at("\\"):
      advance()
      within(.notBeforeBlock) { $0.parsePostfix() }
      close(.keyPath, mark)
    case .sign where at("@"):
      parseAttributes()
    default: break
    }
  }

  private mutating func parseName() {
    switch token.keyword {
    case .nil, .true, .false: leaf(.literal)
    case .underscore: leaf(.wildcard)
    default:
      guard isAtName || at(.`init`) else { return }
      if bindsName { return leaf(.declaredName) }
      let mark = mark
      leaf(.reference)
      skipArgumentNames()
      parseGenericArgumentsOfExpression(mark)
    }
  }

  private mutating func parseString() {
    let mark = mark
    advance()
    while token.kind == .interpolation || token.kind == .stringRest {
      if token.kind == .stringRest {
        advance()
      } else {
        let part = self.mark
        withoutPatterns { $0.parseArguments(")") }
        close(.interpolation, part)
      }
    }
    close(.string, mark)
  }

  mutating func parseMacro() {
    let mark = mark
    leaf(.memberName)
    if isAt(part: "<"), !token.followsSpace { _ = parseGenericArguments() }
    if at("("), !token.startsLine { parseArguments(")") }
    parseTrailingClosures()
    close(.macroExpansion, mark)
  }

  private mutating func parseTuple() {
    let mark = mark
    var count = 0
    var hasLabel = false
    inList(")") { parser in
      let element = parser.mark
      count += 1
      if parser.token.kind == .word, parser.peek().isSign(":") {
        hasLabel = true
        parser.leaf(.label)
        parser.advance()
        parser.parseExpression()
        parser.close(.argument, element)
      } else {
        parser.parseExpression()
      }
    }
    close(count == 1 && !hasLabel ? .parentheses : .tuple, mark)
  }

  private mutating func parseCollection() {
    let mark = mark
    if isTypeBeforeUse {
      let start = attempt
      if parseType() { return close(.typeExpression, mark) }
      undo(start)
    }
    var isDictionary = false
    inList("]") { parser in
      parser.parseExpression()
      if parser.skip(":") {
        isDictionary = true
        parser.parseExpression()
      }
    }
    close(isDictionary ? .dictionary : .array, mark)
  }

  /// Whether brackets contain a type's name, as in `[Cat]()`, `[Cat].self`.
  private var isTypeBeforeUse: Bool {
    let next = tokens[after(index)]
    guard !next.startsLine else { return false }
    if next.isSign("(") { return !next.followsSpace }
    guard next.isSign(".") else { return false }
    let member = tokens[min(after(index) + 1, tokens.count - 1)].keyword
    return member == .`init` || member == .self
  }

  // MARK: Closures

  private mutating func parseClosure() {
    let mark = mark
    withoutPatterns { parser in
      parser.inBrackets("}") { parser in
        if parser.hasClosureHead { parser.parseClosureHead() }
        parser.parseItems(.statements)
      }
    }
    close(.closure, mark)
  }

  mutating func withoutPatterns(_ read: (inout CodeParser) -> Void) {
    let before = patterns
    patterns = .none
    read(&self)
    patterns = before
  }

  /// Whether `[captures] (parameters) async throws -> Result in` begins here, or a part of it.
  private var hasClosureHead: Bool {
    var next = index
    while tokens[next].isSign("@") {
      next += 2
      if tokens[next].isSign("("), !tokens[next].followsSpace { next = after(next) }
    }
    if tokens[next].isSign("[") { next = after(next) }
    if tokens[next].isSign("(") {
      next = after(next)
    } else {
      while tokens[next].kind == .word, tokens[next].keyword != .in,
        tokens[next].keyword != .async, tokens[next].keyword != .throws, !isReserved(tokens[next])
      {
        next += 1
        guard tokens[next].isSign(",") else { break }
        next += 1
      }
    }
    while let word = tokens[next].keyword, [.async, .throws, .rethrows].contains(word) {
      next += 1
      if word == .throws, tokens[next].isSign("(") { next = after(next) }
    }
    if isOperator(tokens[next], "->") {
      // A result is a type, which has no words like these.
      let limit = next + 200
      while next < limit, tokens[next].keyword != .in, tokens[next].kind != .end,
        !tokens[next].isClosing, !tokens[next].isSign(";"),
        !(isReserved(tokens[next]) && tokens[next].keyword != .throws)
      {
        next = after(next)
      }
    }
    return tokens[next].keyword == .in
  }

  private mutating func parseClosureHead() {
    parseAttributes()
    if at("[") { parseCaptures() }
    if at("(") {
      let mark = mark
      inList(")") { $0.parseClosureParameter() }
      close(.parameters, mark)
    } else if !at(.in), !at(operator: "->"), !at(.async), !at(.throws) {
      let mark = mark
      while token.kind == .word, !at(.in) {
        let parameter = self.mark
        leaf(.declaredName)
        close(.parameter, parameter)
        guard skip(",") else { break }
      }
      close(.parameters, mark)
    }
    parseEffects()
    if skip(operator: "->") {
      let mark = mark
      if parseType() { close(.result, mark) }
    }
    _ = skip(.in)
  }

  private mutating func parseClosureParameter() {
    let mark = mark
    parseAttributes()
    if at("(") { parseBoundPattern() }
    if token.kind == .word, peek().kind == .word { leaf(.label) }
    if token.kind == .word { leaf(.declaredName) }
    if skip(":") {
      let type = self.mark
      if parseType() {
        if isAt(part: "...") { _ = skip(part: "...") }
        close(.typeAnnotation, type)
      }
    }
    if !isEmpty(since: mark) { close(.parameter, mark) }
  }

  private mutating func parseCaptures() {
    let mark = mark
    inList("]") { parser in
      let capture = parser.mark
      if let word = parser.token.keyword, [.weak, .unowned].contains(word),
        parser.peek().kind == .word || parser.peek().isSign("(")
      {
        let modifier = parser.mark
        let end = parser.peek().isSign("(") ? parser.after(parser.index + 1) : parser.index + 1
        while parser.index < end { parser.advance() }
        parser.close(.modifier, modifier)
      }
      if parser.token.kind == .word, parser.isOperator(parser.peek(), "=") {
        parser.leaf(.declaredName)
        parser.parseValue(.initialValue)
      } else {
        parser.parseExpression()
      }
      if !parser.isEmpty(since: capture) { parser.close(.capture, capture) }
    }
    close(.captures, mark)
  }
}

extension CodeToken {
  /// A `?` or `!` right after something.
  var isLeftBoundMark: Bool {
    kind == .operatorSign && flags.contains(.isLeftBound) && stop - start == 1
  }
  var isPrefix: Bool {
    kind == .operatorSign && !flags.contains(.isLeftBound) && flags.contains(.isRightBound)
  }
}
