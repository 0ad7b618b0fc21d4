extension CodeParser {
  /// The number of the keyword of the declaration that begins here, after its attributes and
  /// modifiers; nil if none does.
  func declarationStart(_ context: Context) -> Int? {
    guard token.kind == .word || at("@") || at(.ifDirective) else { return nil }
    var next = index
    while true {
      let token = tokens[next]
      if token.isSign("@") {
        next = attributeEnd(next)
        continue
      }
      if token.keyword == .ifDirective, let end = conditionalAttributes(next) {
        next = end
        continue
      }
      guard let word = token.keyword else { return nil }
      if isDeclaration(word, at: next, context) { return next }
      guard Self.modifiers.contains(word) else { return nil }
      next = modifierEnd(next)
    }
  }

  private func isDeclaration(_ word: CodeWord, at place: Int, _ context: Context) -> Bool {
    let next = tokens[place + 1]
    switch word {
    case .import, .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .func, .var,
      .let:
      return true
    case .precedencegroup, .operator:
      return !next.startsLine && (next.kind == .word || next.kind == .operatorSign)
    case .class:
      return next.kind == .word && !(next.keyword.map(Self.membersOfClass.contains) ?? false)
    case .actor:
      guard next.kind == .word, !next.startsLine, !isReserved(next) else { return false }
      let third = tokens[min(place + 2, tokens.count - 1)]
      return third.isSign("{") || third.isSign(":") || third.keyword == .where
        || third.kind == .operatorSign && byte(third) == UInt8(ascii: "<")
    case .macro:
      return next.kind == .word && !next.startsLine && !isReserved(next)
    case .`init`:
      return context == .members
        && (next.isSign("(") || next.kind == .operatorSign && "<?!".utf8.contains(byte(next)))
    case .deinit, .subscript: return context == .members
    case .case: return context == .members
    default: return false
    }
  }

  private static let membersOfClass: Set<CodeWord> = [
    .func, .var, .let, .subscript, .`init`, .override, .final, .class, .public, .private, .internal,
    .fileprivate, .package, .nonisolated, .dynamic, .lazy, .weak, .unowned,
  ]

  static let modifiers: Set<CodeWord> = [
    .public, .private, .fileprivate, .internal, .open, .package, .static, .class, .final, .override,
    .lazy, .weak, .unowned, .mutating, .nonmutating, .required, .convenience, .dynamic, .optional,
    .indirect, .nonisolated, .isolated, .prefix, .postfix, .infix, .consuming, .borrowing,
    .distributed, .async, .sending, ._const, .unsafe,
  ]

  /// After `private(set)` and its like, but not after a call of a function with such a name.
  private func modifierEnd(_ place: Int) -> Int {
    let next = tokens[place + 1]
    guard next.isSign("("), after(place + 1) == place + 4 else { return place + 1 }
    return ["set", "safe", "unsafe", "nonsending"].contains(text(tokens[place + 2]))
      ? place + 4 : place + 1
  }

  private func attributeEnd(_ place: Int) -> Int {
    var next = min(place + 2, tokens.count - 1)
    while tokens[next].isSign("."), tokens[next + 1].kind == .word { next += 2 }
    if isOperator(tokens[next], "<"), !tokens[next].followsSpace {
      var depth = 0
      repeat {
        if tokens[next].kind == .operatorSign {
          if byte(tokens[next]) == UInt8(ascii: "<") { depth += 1 }
          if byte(tokens[next]) == UInt8(ascii: ">") {
            depth -= Int(tokens[next].stop - tokens[next].start)
          }
        }
        next = after(next)
      } while depth > 0 && tokens[next].kind != .end && !tokens[next].startsLine
    }
    return takesArguments(tokens[place + 1], tokens[next]) ? after(next) : next
  }

  private func takesArguments(_ name: CodeToken, _ next: CodeToken) -> Bool {
    next.isSign("(") && !next.followsSpace
      && !["escaping", "Sendable", "unchecked", "autoclosure"].contains(text(name))
  }

  /// After an `#if` with nothing but attributes; nil if there is something else, or none.
  private func conditionalAttributes(_ place: Int) -> Int? {
    var next = place
    var isFound = false
    while tokens[next].kind == .directive {
      let isEnd = tokens[next].keyword == .endifDirective
      repeat { next += 1 } while tokens[next].kind != .end && !tokens[next].startsLine
      if isEnd { return isFound ? next : nil }
      while tokens[next].isSign("@") { (next, isFound) = (attributeEnd(next), true) }
    }
    return nil
  }

  mutating func parseDeclaration(_ keyword: Int) {
    let mark = mark
    parseModifiers(to: keyword)
    guard let word = token.keyword else { return }
    advance()
    switch word {
    case .import: parseImport(mark)
    case .struct: parseType(.structDeclaration, mark)
    case .class: parseType(.classDeclaration, mark)
    case .actor: parseType(.actorDeclaration, mark)
    case .enum: parseType(.enumDeclaration, mark)
    case .protocol: parseType(.protocolDeclaration, mark)
    case .extension: parseExtension(mark)
    case .typealias: parseAlias(.typealiasDeclaration, mark)
    case .associatedtype: parseAlias(.associatedtypeDeclaration, mark)
    case .func:
      parseFunctionName()
      parseFunction(.functionDeclaration, mark)
    case .macro:
      leaf(.declaredName)
      parseFunction(.macroDeclaration, mark)
    case .`init`:
      if isAt(part: "?") || isAt(part: "!") { _ = skip(part: "?") || skip(part: "!") }
      parseFunction(.initializerDeclaration, mark)
    case .deinit: parseFunction(.deinitializerDeclaration, mark)
    case .subscript: parseFunction(.subscriptDeclaration, mark)
    case .var, .let: parseVariables(mark)
    case .case: parseEnumCases(mark)
    case .operator:
      if !token.startsLine { leaf(.declaredName) }
      if skip(":") { parseInheritedTypes() }
      close(.operatorDeclaration, mark)
    default:
      if isAtName { leaf(.declaredName) }
      if at("{") { inBrackets("}") { $0.skipBraceContents() } }
      close(.precedenceGroup, mark)
    }
  }

  private mutating func skipBraceContents() {
    while !isAtEnd, !at("}") { advance() }
  }

  /// Reads attributes and modifiers up to a declaration's keyword.
  private mutating func parseModifiers(to keyword: Int) {
    while index < keyword {
      if at("@") {
        parseAttribute()
      } else if token.kind == .directive {
        parseConditional { parser in while parser.at("@") { parser.parseAttribute() } }
      } else {
        let mark = mark
        let end = min(modifierEnd(index), keyword)
        repeat { advance() } while index < end
        close(.modifier, mark)
      }
    }
  }

  mutating func parseAttributes() { while at("@") { parseAttribute() } }

  mutating func parseAttribute() {
    let mark = mark
    let name = peek()
    advance()
    parseAttributeName()
    if takesArguments(name, token) {
      if Self.oddAttributes.contains(text(name)) || text(name).hasPrefix("_") {
        let end = after(index)
        repeat { advance() } while index < end && !isAtEnd
      } else {
        parseArguments(")")
      }
    }
    close(.attribute, mark)
  }

  /// Attributes whose arguments are no expressions.
  private static let oddAttributes: Set = [
    "available", "objc", "backDeployed", "convention", "differentiable", "derivative", "transpose",
    "storageRestrictions", "isolated", "specialize", "implementation", "abi", "lifetime",
    "attached", "freestanding",
  ]

  // MARK: Imports and types

  private mutating func parseImport(_ mark: Mark) {
    let kinds: Set<CodeWord> = [
      .struct, .class, .enum, .protocol, .typealias, .func, .var, .let,
    ]
    if let word = token.keyword, kinds.contains(word), !token.startsLine { leaf(.modifier) }
    while token.kind == .word || token.kind == .operatorSign, !token.startsLine {
      leaf(.pathComponent)
      guard !token.startsLine, skip(".") else { break }
    }
    close(.importDeclaration, mark)
  }

  private mutating func parseType(_ kind: CodeKind, _ mark: Mark) {
    if token.kind == .word { leaf(.declaredName) }
    parseGenericParameters()
    if skip(":") { parseInheritedTypes() }
    parseWhereClause()
    parseMembers()
    close(kind, mark)
  }

  private mutating func parseExtension(_ mark: Mark) {
    parseType()
    if skip(":") { parseInheritedTypes() }
    parseWhereClause()
    parseMembers()
    close(.extensionDeclaration, mark)
  }

  private mutating func parseMembers() {
    guard at("{") else { return }
    let mark = mark
    inBrackets("}") { $0.parseItems(.members) }
    close(.members, mark)
  }

  private mutating func parseInheritedTypes() {
    repeat {
      let mark = mark
      if at(.class) {
        // `protocol P: class` is how `AnyObject` was once written.
        leaf(.typeName)
      } else if !parseType() {
        return
      }
      close(.inheritedType, mark)
    } while skip(",")
  }

  mutating func parseGenericParameters() {
    guard isAt(part: "<") else { return }
    let mark = mark
    _ = skip(part: "<")
    while !isAtEnd, !isAt(part: ">") {
      let parameter = self.mark
      parseAttributes()
      if at(.each) || at(.let) { advance() }
      guard isAtName else { break }
      leaf(.declaredName)
      if skip(":") { parseType() }
      close(.genericParameter, parameter)
      guard skip(",") else { break }
    }
    parseWhereClause()
    _ = skip(part: ">")
    close(.genericParameters, mark)
  }

  mutating func parseWhereClause() {
    guard at(.where) else { return }
    let mark = mark
    advance()
    repeat {
      guard parseType() else { break }
      if skip(":") || skip(operator: "==") { parseType() }
    } while skip(",")
    close(.whereClause, mark)
  }

  private mutating func parseAlias(_ kind: CodeKind, _ mark: Mark) {
    if token.kind == .word { leaf(.declaredName) }
    parseGenericParameters()
    if skip(":") { parseInheritedTypes() }
    if skip(operator: "=") { parseType() }
    parseWhereClause()
    close(kind, mark)
  }

  // MARK: Functions

  private mutating func parseFunctionName() {
    if token.kind == .operatorSign {
      let mark = mark
      // `func ==<Value>` has generic parameters.
      let hasGenerics =
        token.range.count > 1 && lastByte(token) == UInt8(ascii: "<")
        && peek().kind == .word
      if hasGenerics { takeAllButLast() } else { advance() }
      close(.declaredName, mark)
    } else if token.kind == .word {
      leaf(.declaredName)
    }
  }

  private mutating func parseFunction(_ kind: CodeKind, _ mark: Mark) {
    parseGenericParameters()
    if at("(") { parseParameters() }
    parseEffects()
    if skip(operator: "->") {
      let result = self.mark
      if parseType() { close(.result, result) }
    }
    if kind == .macroDeclaration, skip(operator: "=") { parseExpression() }
    parseWhereClause()
    if at("{") {
      if kind == .subscriptDeclaration { parseAccessorsOrBlock() } else { parseBlock() }
    }
    close(kind, mark)
  }

  mutating func parseEffects() {
    let words: Set<CodeWord> = [.async, .throws, .rethrows, .reasync]
    while let word = token.keyword, words.contains(word) {
      let mark = mark
      advance()
      if word == .throws, at("(") { inBrackets(")") { _ = $0.parseType() } }
      close(.effect, mark)
    }
  }

  mutating func parseParameters(ofCase: Bool = false) {
    let mark = mark
    inList(")") { $0.parseParameter(ofCase: ofCase) }
    close(.parameters, mark)
  }

  private mutating func parseParameter(ofCase: Bool) {
    let mark = mark
    parseAttributes()
    if token.kind == .word, peek().isSign(":") {
      leaf(at(.underscore) ? .label : ofCase ? .label : .declaredName)
    } else if token.kind == .word, peek().kind == .word, peek(2).isSign(":") {
      leaf(.label)
      leaf(.declaredName)
    } else {
      // An enum case may have a type alone.
      let type = self.mark
      if parseType() { close(.typeAnnotation, type) }
    }
    if skip(":") {
      let type = self.mark
      if parseType() {
        if isAt(part: "...") { _ = skip(part: "...") }
        close(.typeAnnotation, type)
      }
    }
    parseValue(.defaultValue)
    close(.parameter, mark)
  }

  /// Reads `= value`, if it is there.
  mutating func parseValue(_ kind: CodeKind) {
    guard skip(operator: "=") else { return }
    let mark = mark
    parseExpression()
    if !isEmpty(since: mark) { close(kind, mark) }
  }

  // MARK: Variables and accessors

  private mutating func parseVariables(_ mark: Mark) {
    repeat {
      let variable = self.mark
      parseBoundPattern()
      parseTypeAnnotation()
      parseValue(.initialValue)
      if at("{"), !token.startsLine || isAtAccessors || closures == .everywhere {
        parseAccessorsOrBlock()
      }
      if isEmpty(since: variable) { break }
      close(.variable, variable)
    } while skip(",")
    close(.variableDeclaration, mark)
  }

  mutating func parseTypeAnnotation() {
    guard skip(":") else { return }
    let mark = mark
    if parseType() { close(.typeAnnotation, mark) }
  }

  /// Whether a `{` begins accessors, rather than statements or a closure.
  var isAtAccessors: Bool { at("{") && isAccessor(index + 1) }

  private func isAccessor(_ place: Int) -> Bool {
    var next = place
    while tokens[next].isSign("@") { next = attributeEnd(next) }
    while let word = tokens[next].keyword, Self.accessorModifiers.contains(word) {
      next = modifierEnd(next)
    }
    guard let word = tokens[next].keyword, Self.accessorWords.contains(word) else { return false }
    let after = tokens[next + 1]
    if after.isSign("{") || after.isSign("}") || after.isSign(";") { return true }
    if after.isSign("("), word == .set || word == .willSet || word == .didSet || word == .`init` {
      return tokens[min(next + 4, tokens.count - 1)].isSign("{")
    }
    guard let following = after.keyword else { return after.isSign("@") }
    return following == .async || following == .throws || Self.accessorWords.contains(following)
      || Self.accessorModifiers.contains(following)
  }

  private static let accessorModifiers: Set<CodeWord> = [
    .mutating, .nonmutating, .private, .fileprivate, .internal, .public, .consuming, .borrowing,
    .nonisolated, .package,
  ]
  private static let accessorWords: Set<CodeWord> = [
    .get, .set, .willSet, .didSet, .`init`, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress,
  ]

  private mutating func parseAccessorsOrBlock() {
    guard isAtAccessors || hasConditionalAccessors else { return parseBlock() }
    let mark = mark
    inBrackets("}") { $0.parseAccessors() }
    close(.accessors, mark)
  }

  private var hasConditionalAccessors: Bool {
    at("{") && peek().keyword == .ifDirective && isAccessor(afterDirectives(index + 1))
  }

  private mutating func parseAccessors() {
    while !isAtEnd, !at("}") {
      if at(.ifDirective) {
        parseConditional { $0.parseAccessors() }
      } else if isAccessor(index) {
        parseAccessor()
      } else if at(.endifDirective) || at(.elseDirective) || at(.elseifDirective) {
        return
      } else {
        skipUnknown()
      }
    }
  }

  private mutating func parseAccessor() {
    let mark = mark
    parseAttributes()
    while let word = token.keyword, Self.accessorModifiers.contains(word) { leaf(.modifier) }
    leaf(.declaredName)
    if at("(") {
      let parameters = self.mark
      inBrackets(")") { parser in
        let parameter = parser.mark
        if parser.isAtName {
          parser.leaf(.declaredName)
          parser.close(.parameter, parameter)
        }
      }
      close(.parameters, parameters)
    }
    parseEffects()
    if at("{") { parseBlock() }
    _ = skip(";")
    close(.accessor, mark)
  }

  private mutating func parseEnumCases(_ mark: Mark) {
    repeat {
      let enumCase = self.mark
      guard token.kind == .word else { break }
      leaf(.declaredName)
      if at("("), !token.startsLine { parseParameters(ofCase: true) }
      parseValue(.initialValue)
      close(.enumCase, enumCase)
    } while skip(",")
    close(.enumCaseDeclaration, mark)
  }
}
