extension CodeParser {
  /// Reads a type; false if there is none here.
  ///
  /// What reaches to the end, such as a function's result, is kept in a list: see expressions.
  @discardableResult
  mutating func parseType() -> Bool {
    var open: [(kind: CodeKind, mark: Mark)] = []
    var isFound = false
    while true {
      let mark = mark
      if let kind = skipTypeMarks() {
        open.append((kind, mark))
        isFound = true
        continue
      }
      guard parseSimpleType() else { break }
      isFound = true
      parseTypeSuffixes(mark)
      if isAtFunctionArrow {
        parseEffects()
        _ = skip(operator: "->")
        open.append((.functionType, mark))
      } else if at(operator: "&") {
        if open.last?.kind != .compositionType { open.append((.compositionType, mark)) }
        advance()
      } else {
        break
      }
    }
    for part in open.reversed() { close(part.kind, part.mark) }
    return isFound
  }

  private mutating func parseTypeSuffixes(_ mark: Mark) {
    while !isAtEnd {
      if isAt(part: "?") || isAt(part: "!"), !token.followsSpace || !isAtWholeOperator {
        _ = skip(part: "?") || skip(part: "!")
        close(.optionalType, mark)
      } else if at("."), peek().kind == .word,
        token.startsLine || !peek().startsLine || !isReserved(peek())
      {
        guard peek().keyword != .`init`, peek().keyword != .self else { return }
        advance()
        if ["Type", "Protocol"].contains(text(token)) {
          advance()
          close(.metatype, mark)
        } else {
          leaf(.typeName)
          parseGenericArgumentsOfType()
          close(.memberType, mark)
        }
      } else {
        return
      }
    }
  }

  private func startsType(_ next: CodeToken) -> Bool {
    next.kind == .word && !isReserved(next) && !next.startsLine || next.isSign("(")
      || isOperator(next, "~")
  }

  /// Reads attributes, and words and signs before a type.
  private mutating func skipTypeMarks() -> CodeKind? {
    if at(.some) || at(.any), startsType(peek()) {
      let kind: CodeKind = at(.some) ? .someType : .anyType
      advance()
      return kind
    }
    var isFound = false
    while true {
      if at("@") {
        parseAttribute()
      } else if let word = token.keyword, Self.typeWords.contains(word),
        word == .inout || word == .repeat || startsType(peek()) || peek().isSign("@")
          || peek().isSign("[")
      {
        advance()
        if at("("), word == .nonisolated { inBrackets(")") { $0.advance() } }
      } else if at(operator: "~") {
        advance()
      } else {
        return isFound ? .markedType : nil
      }
      isFound = true
    }
  }

  private static let typeWords: Set<CodeWord> = [
    .inout, .borrowing, .consuming, .__owned, .__shared, .sending, .isolated, .nonisolated, ._const,
    .each, .repeat,
  ]

  private mutating func parseSimpleType() -> Bool {
    if at("(") { return parseTupleType() }
    if at("[") { return parseCollectionType() }
    guard isAtName else { return false }
    parseTypeName()
    return true
  }

  /// Reads the type of an attribute, which may be qualified.
  mutating func parseAttributeName() {
    let mark = mark
    parseTypeName()
    while at("."), peek().kind == .word {
      advance()
      leaf(.typeName)
      parseGenericArgumentsOfType()
      close(.memberType, mark)
    }
  }

  /// Reads a name with generic arguments.
  private mutating func parseTypeName() {
    guard token.kind == .word else { return }
    let mark = mark
    leaf(.typeName)
    parseGenericArgumentsOfType()
    close(.namedType, mark)
  }

  private mutating func parseGenericArgumentsOfType() {
    guard isAt(part: "<"), !token.startsLine else { return }
    _ = parseGenericArguments()
  }

  /// False if they aren't closed.
  mutating func parseGenericArguments() -> Bool {
    // Angles aren't brackets to the lexer, so nothing else limits how deep they are nested.
    guard angles < CodeDepth.mostBrackets else { return false }
    angles += 1
    defer { angles -= 1 }
    let mark = mark
    _ = skip(part: "<")
    while !isAtEnd, !isAt(part: ">") {
      if token.kind == .number { leaf(.literal) } else if !parseType() { break }
      guard skip(",") else { break }
    }
    guard skip(part: ">") else {
      close(.genericArguments, mark)
      return false
    }
    close(.genericArguments, mark)
    return true
  }

  private mutating func parseCollectionType() -> Bool {
    let mark = mark
    var isDictionary = false
    var isType = true
    inBrackets("]") { parser in
      if parser.token.kind == .number, parser.text(parser.peek()) == "of" {
        parser.leaf(.literal)
        parser.advance()
      }
      isType = parser.parseType()
      if parser.skip(":") {
        isDictionary = true
        isType = parser.parseType() && isType
      }
      isType = isType && parser.at("]")
    }
    close(isDictionary ? .dictionaryType : .arrayType, mark)
    return isType
  }

  private mutating func parseTupleType() -> Bool {
    let mark = mark
    inList(")") { parser in
      let element = parser.mark
      if parser.token.kind == .word, parser.peek().isSign(":") {
        parser.leaf(.label)
        parser.advance()
      } else if parser.token.kind == .word, parser.peek().kind == .word, parser.peek(2).isSign(":")
      {
        parser.leaf(.label)
        parser.leaf(.label)
        parser.advance()
      }
      parser.parseType()
      if parser.isAt(part: "...") { _ = parser.skip(part: "...") }
      parser.parseValue(.defaultValue)
      if !parser.isEmpty(since: element) { parser.close(.tupleElement, element) }
    }
    close(.tupleType, mark)
    return true
  }

  private var isAtFunctionArrow: Bool {
    var next = index
    while let word = tokens[next].keyword, [.async, .throws, .rethrows].contains(word) {
      next += 1
      if word == .throws, tokens[next].isSign("(") { next = after(next) }
    }
    return isOperator(tokens[next], "->")
  }
}
