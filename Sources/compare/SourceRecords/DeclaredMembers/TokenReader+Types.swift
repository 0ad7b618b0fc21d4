import SwiftTokens

extension TokenReader {
  /// Nil if there is no type here.
  mutating func readType() -> WrittenType? {
    skipTypeWords()
    guard var type = readSimpleType() else { return nil }
    while !isAtEnd {
      if token.isSign("?"), !token.followsSpace {
        index += 1
        type = .optional(type)
      } else if token.isSign("!"), !token.followsSpace {
        index += 1
      } else if token.text == "...", token.kind == .operatorSign, !token.followsSpace {
        index += 1
        type = .named(["Array"], [type])
      } else {
        break
      }
    }
    guard token.text == "&", token.kind == .operatorSign else { return type }
    index += 1
    return readType().map { .all([type, $0]) } ?? type
  }

  private mutating func skipTypeWords() {
    let words = [
      "inout", "some", "any", "borrowing", "consuming", "isolated", "sending", "__owned",
    ]
    while !isAtEnd {
      if token.isSign("@") {
        _ = skipModifiers()
      } else if token.kind == .word, words.contains(token.text) {
        index += 1
      } else if token.kind == .operatorSign, token.text == "~" {
        index += 1
      } else {
        return
      }
    }
  }

  private mutating func readSimpleType() -> WrittenType? {
    if token.isSign("(") { return readTupleOrFunction() }
    if token.isSign("[") { return readCollection() }
    guard token.kind == .word, !Self.keywords.contains(token.text) else { return nil }
    var path = [token.text]
    index += 1
    var arguments = readGenericArguments()
    while token.isSign("."), !token.startsLine || !token.followsSpace, peek(1).kind == .word {
      if peek(1).isWord("Type", "Protocol") {
        index += 2
        return .metatype(.named(path, arguments))
      }
      if peek(1).isWord("self", "init") { break }
      path.append(peek(1).text)
      index += 2
      let own = readGenericArguments()
      if !own.isEmpty { arguments = own }
    }
    return .named(path, arguments)
  }

  /// Empty if there are none, or if they aren't closed.
  mutating func readGenericArguments() -> [WrittenType] {
    guard token.kind == .operatorSign, token.text == "<", !token.followsSpace else { return [] }
    let start = index
    index += 1
    var types: [WrittenType] = []
    while !isAtEnd, token.text != ">" {
      guard let type = readType() else { break }
      types.append(type)
      if !skip(",") { break }
    }
    if skip(">") { return types }
    index = start
    return []
  }

  private mutating func readCollection() -> WrittenType? {
    let close = token.close
    index += 1
    let first = readType()
    var result = first.map { WrittenType.named(["Array"], [$0]) }
    if skip(":"), let first, let second = readType() {
      result = .named(["Dictionary"], [first, second])
    }
    index = min(close + 1, end)
    return result
  }

  private mutating func readTupleOrFunction() -> WrittenType? {
    let close = token.close
    index += 1
    var elements: [(label: String?, type: WrittenType)] = []
    while index < close {
      var label: String?
      if token.kind == .word, peek(1).isSign(":") {
        label = token.text
        index += 2
      } else if token.kind == .word, peek(1).kind == .word, peek(2).isSign(":") {
        label = peek(1).text
        index += 3
      }
      guard let type = readType() else { break }
      elements.append((label, type))
      if !skip(",") { break }
    }
    index = min(close + 1, end)
    while skipWord("async", "throws", "rethrows") { if token.isSign("(") { skipBracket() } }
    if skip("->") { return readType().map { .function(elements.map(\.type), $0) } }
    return elements.count == 1 && elements[0].label == nil ? elements[0].type : .tuple(elements)
  }

  /// Reads `<A: Some, B>`; empty if there are none.
  mutating func readGenericParameters() -> GenericParameters {
    guard skip("<") else { return [] }
    var parameters: GenericParameters = []
    while !isAtEnd, token.text != ">" {
      if skipWord("each") { continue }
      guard token.kind == .word else { break }
      let name = token.text
      index += 1
      parameters.append((name, skip(":") ? readType() : nil))
      if !skip(",") { break }
    }
    while !isAtEnd, !skip(">") { index += 1 }
    return parameters
  }

  private static let keywords: Set = [
    "in", "is", "as", "if", "else", "where", "let", "var", "func", "return", "case", "default",
    "switch", "for", "while", "guard", "throws", "rethrows", "async", "do", "catch", "try", "await",
  ]
}
