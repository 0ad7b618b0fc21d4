import SwiftTokens

/// A position in the tokens of a file, with functions to move on.
struct TokenReader {
  let tokens: [SwiftToken]
  var index: Int
  var end: Int

  var token: SwiftToken { peek(0) }
  var isAtEnd: Bool { index >= end }

  func peek(_ ahead: Int) -> SwiftToken {
    index + ahead < end && index + ahead >= 0 ? tokens[index + ahead] : SwiftToken.none
  }

  /// Skips a sign if it is the next one.
  mutating func skip(_ sign: String) -> Bool {
    guard token.isSign(sign) || token.kind == .operatorSign && token.text == sign else {
      return false
    }
    index += 1
    return true
  }

  mutating func skipWord(_ words: String...) -> Bool {
    guard token.kind == .word, words.contains(token.text) else { return false }
    index += 1
    return true
  }

  /// Skips a token; a bracket is skipped with its contents.
  mutating func skipBracket() { index = min(max(token.close, index) + 1, end) }

  /// Enters the brackets that begin here; returns the end of the code around them.
  mutating func enter() -> Int {
    let outer = end
    end = min(token.close, end)
    index += 1
    return outer
  }

  /// Leaves the brackets that it is in.
  mutating func leave(to outer: Int) {
    index = min(end + 1, outer)
    end = outer
  }

  /// Skips attributes and modifiers, and returns both.
  mutating func skipModifiers() -> (attributes: [Attribute], modifiers: Set<String>) {
    var attributes: [Attribute] = []
    var modifiers: Set<String> = []
    while !isAtEnd {
      if token.isSign("@") {
        index += 1
        attributes.append(readAttribute())
      } else if token.kind == .word, Self.modifiers.contains(token.text), isModifier {
        modifiers.insert(token.text)
        index += 1
        if token.isSign("("), !token.followsSpace { skipBracket() }
      } else {
        break
      }
    }
    return (attributes, modifiers)
  }

  /// `class` begins a type, or marks a member of the type itself.
  private var isModifier: Bool {
    token.text != "class" || peek(1).isWord("func", "var", "let", "subscript", "override", "final")
  }

  private mutating func readAttribute() -> Attribute {
    var attribute = Attribute(name: token.text)
    index += 1
    while token.isSign("."), !token.startsLine, peek(1).kind == .word {
      attribute.name = peek(1).text
      index += 2
    }
    if token.text == "<" { skipAngles() }
    if token.isSign("("), !token.followsSpace {
      if peek(1).kind == .word, peek(2).isSign("."), peek(3).isWord("self") {
        attribute.type = peek(1).text
      }
      let root = peek(2).kind == .word ? peek(2).text : nil
      let dot = root == nil ? 2 : 3
      if peek(1).isSign("\\"), peek(dot).isSign("."), peek(dot + 1).kind == .word {
        attribute.key = Attribute.Key(
          root: root, name: peek(dot + 1).text, offset: peek(dot + 1).offset)
      }
      skipBracket()
    }
    return attribute
  }

  mutating func skipAngles() {
    var depth = 0
    repeat {
      if token.text == "<" { depth += 1 }
      if token.text == ">" { depth -= 1 }
      if token.isSign("(") || token.isSign("[") { skipBracket() } else { index += 1 }
    } while depth > 0 && !isAtEnd
  }

  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "final",
    "override", "lazy", "weak", "unowned", "mutating", "nonmutating", "required", "convenience",
    "dynamic", "optional", "indirect", "nonisolated", "isolated", "prefix", "postfix", "infix",
    "consuming", "borrowing", "distributed", "async",
  ]

  /// Whether what follows a body is read the same, whatever the body says.
  static func findsEnd(of body: [UInt8]) -> Bool { SwiftLexer.isComplete(body) }

  /// Reads what is between `(` and `)`; an enum case may have types without names.
  mutating func readParameters(
    ofCase: Bool = false, ofSubscript: Bool = false
  ) -> [Parameter] {
    let outer = enter()
    var parameters: [Parameter] = []
    while !isAtEnd {
      _ = skipModifiers()
      let (first, second) = (token, peek(1))
      var parameter: Parameter
      if first.kind == .word, second.isSign(":") {
        index += 2
        parameter = read(
          label: first.text == "_" || ofSubscript ? nil : first.text, name: first.text)
      } else if first.kind == .word, second.kind == .word, peek(2).isSign(":") {
        index += 3
        parameter = read(label: first.text == "_" ? nil : first.text, name: second.text)
      } else {
        parameter = read(label: nil, name: "_")
        if !ofCase, parameter.type == nil { index += 1 }
      }
      if skip("=") {
        parameter.hasDefault = true
        let start = index
        while !isAtEnd, !token.isSign(",") { skipBracket() }
        parameter.value = start..<index
      }
      parameters.append(parameter)
      if !skip(",") { break }
    }
    leave(to: outer)
    return parameters
  }

  private mutating func read(label: String?, name: String) -> Parameter {
    let type = readType()
    return Parameter(
      label: label, name: name, type: type, isVariadic: peek(-1).text == "...")
  }
}
