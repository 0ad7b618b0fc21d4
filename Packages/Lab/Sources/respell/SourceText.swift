import SwiftCode
import SwiftTokens

/// A file as tokens with their places, and the brackets that they stand in.
struct SourceText {
  struct Token {
    let kind: SwiftToken.Kind
    let text: String
    let start: Int
    let end: Int
    let startsLine: Bool
    /// The index of the innermost bracket around it.
    let parent: Int?
    /// The index of the bracket that closes or opens it.
    var partner: Int?

    func isSign(_ texts: String...) -> Bool { kind != .word && texts.contains(text) }
    func isWord(_ words: String...) -> Bool { kind == .word && words.contains(text) }
    var isName: Bool { kind == .word }
    var isText: Bool { kind == .literal && text == "\"" }
    /// Ends with or is an operator with something on both sides.
    var isOperator: Bool { kind == .operatorSign && !["<", ">"].contains(text) }
    var isUppercase: Bool { kind == .word && text.first?.isUppercase == true }
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []

  /// Nil if a bracket, a string or a comment doesn't end.
  init?(_ text: String) {
    bytes = Array(text.utf8)
    guard CodeTree.isComplete(bytes) else { return nil }
    let read = SwiftToken.all(of: bytes)
    var open: [Int] = []
    var openers: [Int: Int] = [:]
    for (index, token) in read.enumerated() {
      if let opener = open.last, read[opener].close == index {
        open.removeLast()
        openers[index] = opener
      }
      let isOpener = token.kind == .sign && ["(", "[", "{", "\\("].contains(token.text)
      tokens.append(
        Token(
          kind: token.kind, text: token.text, start: token.offset, end: Self.end(of: token, bytes),
          startsLine: token.startsLine, parent: open.last,
          partner: isOpener ? token.close : openers[index]))
      if isOpener {
        guard token.close < read.count else { return nil }
        open.append(index)
      }
    }
  }

  private static func end(of token: SwiftToken, _ bytes: [UInt8]) -> Int {
    if token.kind == .literal, token.text == "\"" { return stringEnd(from: token.offset, bytes) }
    let backticks = bytes[token.offset] == UInt8(ascii: "`") ? 2 : 0
    return token.offset + token.text.utf8.count + backticks
  }

  /// Where a string ends whose interpolations have neither strings nor brackets that don't match.
  private static func stringEnd(from start: Int, _ bytes: [UInt8]) -> Int {
    var index = start
    while bytes[index] == UInt8(ascii: "#") { index += 1 }
    let hashes = index - start
    let quote = UInt8(ascii: "\"")
    let isLong = bytes[index...].starts(with: [quote, quote, quote])
    let end =
      Array(repeating: quote, count: isLong ? 3 : 1)
      + Array(repeating: UInt8(ascii: "#"), count: hashes)
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    index += isLong ? 3 : 1
    var depth = 0
    while index < bytes.count {
      if depth > 0 {
        if bytes[index] == UInt8(ascii: "(") { depth += 1 }
        if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
        if bytes[index] == quote { index = stringEnd(from: index, bytes) - 1 }
        index += 1
      } else if bytes[index...].starts(with: end) {
        return index + end.count
      } else if bytes[index...].starts(with: escape) {
        index += escape.count
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") { depth = 1 }
        index += 1
      } else {
        index += 1
      }
    }
    return bytes.count
  }
}

// Around a token.
extension SourceText {
  static let nothing = Token(
    kind: .sign, text: "", start: 0, end: 0, startsLine: true, parent: nil, partner: nil)

  func token(_ index: Int) -> Token {
    tokens.indices.contains(index) ? tokens[index] : Self.nothing
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of some tokens, from the first to the last.
  func text(_ tokens: ClosedRange<Int>) -> String {
    text(token(tokens.lowerBound).start..<token(tokens.upperBound).end)
  }

  /// What stands before a token, after the one before it.
  func gap(before index: Int) -> String {
    guard index > 0, index < tokens.count else { return "\n" }
    let start = tokens[index - 1].end
    return start <= tokens[index].start ? text(start..<tokens[index].start) : "\n"
  }

  /// Whether only blanks stand before a token on its line, or nothing.
  func hasPlainGap(before index: Int) -> Bool { gap(before: index).allSatisfy { $0 == " " } }

  /// The brackets around a token, from the innermost one.
  func ancestors(of index: Int) -> [Int] {
    var found: [Int] = []
    var next = token(index).parent
    while let opener = next {
      found.append(opener)
      next = tokens[opener].parent
    }
    return found
  }

  func isInString(_ index: Int) -> Bool {
    ancestors(of: index).contains { tokens[$0].text == "\\(" }
  }

  /// The token before, at the same depth: brackets count as their opening one.
  func previous(_ index: Int) -> Int? {
    guard index > 0 else { return nil }
    let before = tokens[index - 1]
    if before.isSign(")", "]", "}") { return before.partner }
    return before.partner == nil ? index - 1 : nil
  }

  /// The token after, at the same depth; nil at the closing bracket.
  func next(_ index: Int) -> Int? {
    let own = token(index)
    let after = own.partner.map { max($0, index) + 1 } ?? index + 1
    guard after < tokens.count, tokens[after].parent == own.parent else { return nil }
    let isCloser = tokens[after].partner.map { $0 < after } ?? false
    return isCloser ? nil : after
  }

  /// The indentation of a token's line.
  func indentation(of index: Int) -> String {
    var start = token(index).start
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return String(text(start..<token(index).start).prefix { $0 == " " || $0 == "\t" })
  }
}

// Statements and bodies.
extension SourceText {
  enum Brace { case type, function, control, choice, accessors, closure }

  /// Whether a token at the start of a line goes on with what stands before it.
  func isContinued(at index: Int) -> Bool {
    let (before, own) = (token(index - 1), token(index))
    if own.isSign(".", "?", ":", ",", ")", "]", "{", "->", "=") || own.isOperator { return true }
    if own.isWord("else", "catch", "where", "as", "is", "in", "throws", "rethrows", "async") {
      return true
    }
    if before.isSign("{", "}") || before.isWord("in") { return false }
    return before.isSign(".", ",", ":", "(", "[", "->", "=", "@") || before.isOperator
      || before.isWord("return", "throw", "as", "is", "where", "case", "let", "var", "else")
  }

  func startsStatement(_ index: Int) -> Bool {
    let before = token(index - 1)
    if before.isSign(";") || before.isSign("{") { return !before.isSign("\\(") }
    return token(index).startsLine && !isContinued(at: index)
  }

  /// The first token of the statement that a token stands in, at its depth.
  func statementStart(of index: Int) -> Int {
    var start = index
    while !startsStatement(start), let before = previous(start) { start = before }
    return start
  }

  /// The last token of the statement that begins here.
  func statementEnd(from index: Int) -> Int {
    var last = index
    while let after = next(last) {
      if tokens[after].isSign(";") || startsStatement(after) { break }
      last = after
    }
    return token(last).partner.map { max($0, last) } ?? last
  }

  /// What a `{` opens.
  func brace(_ index: Int) -> Brace {
    var found: Brace = .closure
    var isValue = false
    var place = index
    while let before = previous(place) {
      let own = token(before)
      if token(before).isSign("{"), token(before).partner != index { return found }
      if own.isSign(";") { return found }
      switch own.text {
      case "=" where own.isOperator: isValue = true
      case "switch" where own.isName: return .choice
      case "if", "guard", "while", "for", "do", "else", "catch", "repeat", "defer":
        if own.isName { return .control }
      case "func", "init", "deinit", "subscript", "get", "set", "willSet", "didSet":
        if own.isName, !token(before - 1).isSign(".") {
          return isValue && own.text != "func" ? .closure : .function
        }
      case "var", "let":
        if own.isName, !isValue { found = isValue ? .closure : .accessors }
      case "struct", "class", "enum", "actor", "extension", "protocol":
        if own.isName, token(before + 1).isName, !isValue { return .type }
      case "return", "in", "case":
        if own.isName { return .closure }
      default: break
      }
      if startsStatement(before) { return found }
      place = before
    }
    return found
  }

  /// The kind of body that a token stands in directly; nil in other brackets and at the file's level.
  func body(of index: Int) -> Brace? {
    guard let parent = token(index).parent, tokens[parent].isSign("{") else { return nil }
    return brace(parent)
  }

  /// Whether an attribute or a macro with arguments surrounds a token.
  func isInAttribute(_ index: Int) -> Bool {
    ancestors(of: index).contains { opener in
      guard tokens[opener].isSign("("), token(opener - 1).isName else { return false }
      var word = opener - 1
      while token(word - 1).isSign("."), token(word - 2).isName { word -= 2 }
      return token(word - 1).isSign("@", "#")
    }
  }
}
