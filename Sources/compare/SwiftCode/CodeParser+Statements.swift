extension CodeParser {
  mutating func parseBlock() {
    guard at("{") else { return }
    let mark = mark
    inBrackets("}") { $0.parseItems(.statements) }
    close(.block, mark)
  }

  mutating func parseStatement() {
    let mark = mark
    if token.kind == .word, !isReserved(token), peek().isSign(":"), isStatement(peek(2)) {
      leaf(.label)
      advance()
    }
    switch token.keyword {
    case .if: parseIf(mark)
    case .guard: parseGuard(mark)
    case .while: parseWhile(mark)
    case .repeat where peek().isSign("{"): parseRepeat(mark)
    case .for: parseFor(mark)
    case .switch: parseSwitch(mark)
    case .do: parseDo(mark)
    case .defer:
      advance()
      parseBlock()
      close(.deferStatement, mark)
    case .return: parseResult(.returnStatement, mark)
    case .throw: parseResult(.throwStatement, mark)
    case .yield where isFollowedByValue: parseResult(.yieldStatement, mark)
    case .discard where isFollowedByValue: parseResult(.discardStatement, mark)
    case .break: parseJump(.breakStatement, mark)
    case .continue: parseJump(.continueStatement, mark)
    case .fallthrough: leaf(.fallthroughStatement)
    default:
      parseAttributes()
      parseExpression()
    }
  }

  private func isStatement(_ token: CodeToken) -> Bool {
    let words: [CodeWord] = [.for, .while, .repeat, .if, .switch, .do]
    return token.keyword.map(words.contains) ?? false
  }

  /// Whether a word such as `yield` is a keyword here.
  private var isFollowedByValue: Bool {
    let next = peek()
    guard !next.startsLine else { return false }
    return next.kind == .word && !isReserved(next) || next.kind == .operatorSign && !next.isBinary
      || next.isSign("(") && next.followsSpace
  }

  private mutating func parseResult(_ kind: CodeKind, _ mark: Mark) {
    advance()
    // What follows on the next line is another statement, unless it can't begin one.
    if !at("}"), !at(";"), !isAtEnd, !isAtStatementAfterReturn { parseExpression() }
    close(kind, mark)
  }

  private var isAtStatementAfterReturn: Bool {
    if isAtCase || token.kind == .directive { return true }
    return token.startsLine
      && (declarationStart(.statements) != nil
        || [.return, .guard, .while, .for, .defer, .throw, .break, .continue]
          .contains(token.keyword))
  }

  private mutating func parseJump(_ kind: CodeKind, _ mark: Mark) {
    advance()
    if isAtName, !token.startsLine { leaf(.label) }
    close(kind, mark)
  }

  // MARK: Conditions and loops

  mutating func parseIf(_ mark: Mark) {
    var marks = [mark]
    repeat {
      advance()
      parseConditions(.notBeforeBlock)
      parseBlock()
      guard skip(.else) else { break }
      guard at(.if) else {
        parseBlock()
        break
      }
      marks.append(self.mark)
    } while true
    for mark in marks.reversed() { close(.ifStatement, mark) }
  }

  private mutating func parseGuard(_ mark: Mark) {
    advance()
    parseConditions(.notBeforeElse)
    _ = skip(.else)
    parseBlock()
    close(.guardStatement, mark)
  }

  private mutating func parseWhile(_ mark: Mark) {
    advance()
    parseConditions(.notBeforeBlock)
    parseBlock()
    close(.whileStatement, mark)
  }

  private mutating func parseRepeat(_ mark: Mark) {
    advance()
    parseBlock()
    if skip(.while) {
      let condition = self.mark
      parseExpression()
      close(.condition, condition)
    }
    close(.repeatStatement, mark)
  }

  private mutating func parseConditions(_ mode: Closures) {
    within(mode) { parser in
      repeat {
        // `if x, {` has a comma too many.
        guard !parser.at("{") || parser.index + 1 < parser.after(parser.index) else { return }
        let mark = parser.mark
        parser.parseCondition()
        if !parser.isEmpty(since: mark) { parser.close(.condition, mark) }
      } while parser.skip(",")
    }
  }

  mutating func within(_ mode: Closures, _ read: (inout CodeParser) -> Void) {
    let before = closures
    closures = mode
    read(&self)
    closures = before
  }

  private mutating func parseCondition() {
    let mark = mark
    if at(.case) {
      advance()
      parsePattern()
      parseTypeAnnotation()
      parseValue(.initialValue)
      close(.caseCondition, mark)
    } else if at(.let) || at(.var) {
      advance()
      parseBoundPattern()
      parseTypeAnnotation()
      parseValue(.initialValue)
      close(.optionalBinding, mark)
    } else if token.kind == .macroName, text(token).hasSuffix("vailable"), peek().isSign("(") {
      let end = after(index + 1)
      repeat { advance() } while index < end
      close(.availability, mark)
    } else {
      parseExpression()
    }
  }

  private mutating func parseFor(_ mark: Mark) {
    advance()
    while at(.try) || at(.await) || at(.unsafe) && peek().kind == .word { advance() }
    if skip(.case) {
      let item = self.mark
      parsePattern()
      close(.caseItem, item)
    } else if at(.let) || at(.var) {
      let binding = self.mark
      advance()
      parseBoundPattern()
      close(.bindingPattern, binding)
    } else {
      parseBoundPattern()
    }
    parseTypeAnnotation()
    if skip(.in) { within(.notBeforeBlock) { $0.parseExpression() } }
    parseCaseGuard(.notBeforeBlock)
    parseBlock()
    close(.forStatement, mark)
  }

  private mutating func parseCaseGuard(_ mode: Closures) {
    guard at(.where) else { return }
    let mark = mark
    advance()
    within(mode) { $0.parseExpression() }
    close(.whereClause, mark)
  }

  // MARK: Switch and catch

  mutating func parseSwitch(_ mark: Mark) {
    advance()
    within(.notBeforeBlock) { $0.parseExpression() }
    if at("{") {
      inBrackets("}") { parser in
        while !parser.isAtEnd, !parser.at("}") {
          let before = parser.index
          parser.parseCases()
          if parser.index == before { parser.skipUnknown() }
        }
      }
    }
    close(.switchStatement, mark)
  }

  /// Whether the next case of a switch begins.
  var isAtCase: Bool { isCase(index) }

  private func isCase(_ place: Int) -> Bool {
    switch tokens[place].keyword {
    case .case: return true
    case .default: return tokens[place + 1].isSign(":")
    default:
      return tokens[place].isSign("@") && place + 2 < tokens.count
        && [.default, .case].contains(tokens[place + 2].keyword)
    }
  }

  /// Whether an `#if` begins here whose first branch contains cases, rather than statements.
  var hasConditionalCases: Bool { at(.ifDirective) && isCase(afterDirectives(index)) }

  private mutating func parseCases() {
    while isAtCase || at(.ifDirective) {
      if at(.ifDirective) {
        parseConditional { parser in
          parser.parseCases()
          parser.parseItems(.cases)
        }
      } else {
        parseCase()
      }
    }
  }

  private mutating func parseCase() {
    let mark = mark
    parseAttributes()
    if skip(.case) { parseCaseItems(.everywhere) } else { _ = skip(.default) }
    _ = skip(":")
    parseItems(.cases)
    close(.switchCase, mark)
  }

  private mutating func parseCaseItems(_ mode: Closures) {
    repeat {
      let item = mark
      within(mode) { $0.parsePattern() }
      parseCaseGuard(mode)
      if !isEmpty(since: item) { close(.caseItem, item) }
    } while skip(",")
  }

  mutating func parseDo(_ mark: Mark) {
    advance()
    parseEffects()
    parseBlock()
    while at(.catch) {
      let clause = self.mark
      advance()
      if !at("{") { parseCaseItems(.notBeforeBlock) }
      parseBlock()
      close(.catchClause, clause)
    }
    close(.doStatement, mark)
  }

  // MARK: Patterns

  /// Reads a name, `_`, or a tuple of such, as after `let` and `for`.
  mutating func parseBoundPattern() {
    if at("(") {
      let mark = mark
      inList(")") { parser in
        if parser.token.kind == .word, parser.peek().isSign(":") {
          parser.leaf(.label)
          parser.advance()
        }
        parser.parseBoundPattern()
      }
      close(.tuple, mark)
    } else if at(.underscore) {
      leaf(.wildcard)
    } else if at(.let) || at(.var) {
      let mark = mark
      while skip(.let) || skip(.var) {}
      if isAtName { leaf(.declaredName) }
      close(.bindingPattern, mark)
    } else if isAtName {
      leaf(.declaredName)
    }
  }

  /// Reads a pattern, which looks like an expression except for what it binds.
  mutating func parsePattern() {
    let before = patterns
    patterns = .matching
    parseExpression()
    patterns = before
  }

  /// Reads `let`, `var` or `is` at the beginning of a pattern.
  mutating func parsePatternStart() -> Bool {
    guard patterns != .none else { return false }
    let mark = mark
    if at(.let) || at(.var) {
      while skip(.let) || skip(.var) {}
      let before = patterns
      patterns = .binding
      parseOperand()
      patterns = before
      close(.bindingPattern, mark)
      return true
    }
    guard at(.is) else { return false }
    advance()
    parseType()
    close(.typePattern, mark)
    return true
  }

  /// Whether a name is bound here, rather than part of what is matched.
  var bindsName: Bool {
    patterns == .binding && isAtName && !peek().isSign(".")
      && !(peek().isSign("(") && !peek().followsSpace)
  }
}
