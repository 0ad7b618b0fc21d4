import SwiftTokens

extension ExpressionReader {
  /// Reads to the end of a block; its value or result becomes the last element of `returned`.
  mutating func readStatements() {
    let start = reader.index
    var isOnly = true
    while !reader.isAtEnd {
      let begin = reader.index
      if begin > start, !reader.peek(-1).isSign(";") { isOnly = begin == start }
      readStatement(isOnly: isOnly && begin == start)
      if reader.index == begin { reader.index += 1 }
    }
  }

  mutating func readStatement(isOnly: Bool = false) {
    switch reader.token.kind == .word ? reader.token.text : "" {
    case "let", "var": readLocals()
    case "if", "guard", "while": readConditional()
    case "for": readLoop()
    case "switch": readSwitch()
    case "do", "defer", "repeat", "else", "get", "set", "willSet", "didSet", "init":
      readBlockBehindWord()
    case "catch": readCatch()
    case "return":
      reader.index += 1
      guard !reader.token.startsLine else { return }
      give(readExpression(resultShape))
    case "throw", "break", "continue", "fallthrough", "defer:": reader.index += 1
    case "func": readLocalFunction()
    case "struct", "class", "enum", "actor", "extension", "protocol": readLocalType()
    case "private", "fileprivate", "static", "lazy", "weak", "unowned", "mutating", "override",
      "final", "nonisolated":
      _ = reader.skipModifiers()
    default:
      if reader.token.isSign("@") {
        _ = reader.skipModifiers()
      } else if reader.token.isSign(";") || reader.token.isSign(",") || reader.token.isSign(":") {
        reader.index += 1
      } else if reader.token.isSign("{"), reader.token.startsLine {
        readBlock()
      } else {
        let shape = readExpression(isOnly ? resultShape : .unknown)
        if isOnly, reader.isAtEnd { give(shape) }
      }
    }
  }

  private mutating func give(_ shape: Shape) {
    if let last = returned.last, !last.isKnown { returned[returned.count - 1] = shape }
  }

  /// The expected type of a returned value.
  private var resultShape: Shape { returned.count == 1 ? result : .unknown }

  /// The reader is at the `{`.
  mutating func readBlock(_ names: [String: Shape] = [:]) {
    guard reader.token.isSign("{") else { return }
    inBrackets { reader in
      reader.locals.append(names)
      reader.readStatements()
      reader.locals.removeLast()
    }
  }

  private mutating func readBlockBehindWord() {
    let word = reader.token.text
    reader.index += 1
    var names: [String: Shape] = [:]
    if word == "set" || word == "willSet" || word == "didSet" {
      names[word == "didSet" ? "oldValue" : "newValue"] = result
      if reader.token.isSign("("), reader.peek(2).isSign(")") {
        names[reader.peek(1).text] = result
        reader.index += 3
      }
    }
    while reader.skipWord("async", "throws", "mutating", "nonmutating") {}
    if reader.token.isWord("if") {
      readConditional()
    } else if reader.token.isSign("{") {
      readBlock(names)
    }
  }

  private mutating func readCatch() {
    reader.index += 1
    locals.append(["error": .unknown])
    if !reader.token.isSign("{") { withoutClosure { $0.readPattern(.unknown) } }
    readBlock()
    locals.removeLast()
  }

  mutating func withoutClosure(_ body: (inout Self) -> Void) {
    let allowed = allowsClosure
    allowsClosure = false
    body(&self)
    allowsClosure = allowed
  }

  private mutating func bind(_ name: String, _ shape: Shape) {
    locals[locals.count - 1][name] = shape
  }

  private mutating func readLocals() {
    reader.index += 1
    repeat {
      if reader.token.isSign("(") {
        let start = reader.index
        reader.skipBracket()
        let shape = reader.skip("=") ? readExpression() : .unknown
        let after = reader.index
        reader.index = start
        readBinding(shape)
        reader.index = after
        continue
      }
      guard reader.token.kind == .word else { return }
      let name = reader.token.text
      reader.index += 1
      bind(name, readDeclared() ?? .unknown)
      if reader.token.isSign("{"), !reader.token.startsLine { readBlock() }
    } while reader.skip(",")
  }

  /// Reads the type or value after a declared name; nil if there is neither.
  private mutating func readDeclared() -> Shape? {
    let type = reader.skip(":") ? shape(of: reader.readType()) : nil
    guard reader.skip("=") else { return type }
    let value = readExpression(type ?? .unknown)
    return type.flatMap { $0.isKnown ? $0 : nil } ?? value
  }

  private mutating func readConditional() {
    let isGuard = reader.token.isWord("guard")
    reader.index += 1
    if !isGuard { locals.append([:]) }
    withoutClosure { $0.readConditions() }
    if isGuard {
      if reader.skipWord("else") { readBlock() }
      return
    }
    readBlock()
    locals.removeLast()
    if reader.skipWord("else") {
      if reader.token.isWord("if") { readConditional() } else { readBlock() }
    }
  }

  private mutating func readConditions() {
    repeat {
      if reader.skipWord("case") {
        readCaseCondition()
      } else if reader.skipWord("let", "var") {
        if reader.token.isSign("(") {
          readCaseCondition()
          continue
        }
        let name = reader.token.text
        reader.index += 1
        let shape = readDeclared() ?? valueOf(name) ?? .unknown
        if name != "self" { bind(name, shape.unwrapped) }
      } else if reader.token.isSign("#") {
        reader.index += 2
        if reader.token.isSign("(") { reader.skipBracket() }
      } else {
        _ = readExpression()
      }
    } while reader.skip(",")
  }

  /// `if let name` uses the value with this name.
  private mutating func valueOf(_ name: String) -> Shape? {
    if let shape = local(name) { return shape }
    guard let type = context.type, let member = table?.members(name, of: type).first else {
      return nil
    }
    return shape(of: member, [:])
  }

  /// The pattern comes before the value that it is matched against.
  private mutating func readCaseCondition() {
    let start = reader.index
    while !reader.isAtEnd, reader.token.text != "=", !reader.token.isSign("{") {
      reader.skipBracket()
    }
    let shape = reader.skip("=") ? readExpression() : .unknown
    let after = reader.index
    reader.index = start
    readPattern(shape)
    reader.index = after
  }

  private mutating func readLoop() {
    reader.index += 1
    while reader.skipWord("try", "await", "case") {}
    let start = reader.index
    while !reader.isAtEnd, !reader.token.isWord("in"), !reader.token.isSign("{") {
      if reader.token.isSign("(") { reader.skipBracket() } else { reader.index += 1 }
    }
    locals.append([:])
    var element = Shape.unknown
    if reader.skipWord("in") {
      withoutClosure { element = $0.readExpression().element }
    }
    let after = reader.index
    reader.index = start
    readBinding(element)
    reader.index = after
    if reader.skipWord("where") { withoutClosure { _ = $0.readExpression() } }
    readBlock()
    locals.removeLast()
  }

  private mutating func readLocalFunction() {
    reader.index += 1
    let name = reader.token.text
    reader.index += 1
    let generics = reader.readGenericParameters()
    guard reader.token.isSign("(") else { return }
    let parameters = reader.readParameters()
    while reader.skipWord("async", "throws", "rethrows") {}
    let type = reader.skip("->") ? reader.readType() : nil
    let outer = context
    context.generics += generics
    let shapes = parameters.map { shape(of: $0.type) }
    bind(name, .function(shapes, shape(of: type)))
    returned.append(.unknown)
    readBlock(Dictionary(zip(parameters.map(\.name), shapes)) { first, _ in first })
    returned.removeLast()
    context = outer
  }

  /// Its contents don't belong to any type with a symbol.
  private mutating func readLocalType() {
    while !reader.isAtEnd, !reader.token.isSign("{") { reader.index += 1 }
    reader.skipBracket()
  }
}
