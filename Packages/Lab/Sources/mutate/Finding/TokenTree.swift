import SwiftTokens

/// A file's tokens, with the bracket that encloses each of them.
struct TokenTree {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// The index of the innermost enclosing bracket; a closing bracket has the same as its opener.
  private let parents: [Int?]
  private let openers: [Int: Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = SwiftToken.all(of: bytes)
    var parents: [Int?] = []
    var openers: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if let last = open.last, tokens[last].close == index { open.removeLast() }
      parents.append(open.last)
      if token.close > index {
        open.append(index)
        openers[token.close] = index
      }
    }
    self.parents = parents
    self.openers = openers
  }

  func parent(_ index: Int) -> Int? { parents[index] }

  /// The opener of a closing bracket.
  func opener(of index: Int) -> Int? { openers[index] }

  /// The last token of the unit that starts here: a bracket and its contents are one unit.
  func end(_ index: Int) -> Int { max(index, tokens[index].close) }

  /// The next unit in the same brackets.
  func next(_ index: Int) -> Int? {
    let next = end(index) + 1
    guard next < tokens.count else { return nil }
    return parents[index] == nil || openers[next] != parents[index] ? next : nil
  }

  /// The previous unit in the same brackets.
  func previous(_ index: Int) -> Int? {
    guard index > 0, index - 1 != parents[index] else { return nil }
    return openers[index - 1] ?? index - 1
  }

  /// The end of a token's text, including a whole string; nil for strings of other kinds.
  func endOffset(_ index: Int) -> Int? {
    let token = tokens[index]
    if token.kind == .literal, token.text == "\"" { return stringEnd(index) }
    if let opener = openers[index], tokens[opener].text == "\\(" {
      return stringEnd(literal(before: opener))
    }
    let isQuoted = bytes[token.offset] == UInt8(ascii: "`")
    return token.offset + token.text.utf8.count + (isQuoted ? 2 : 0)
  }

  /// The string that contains an interpolation.
  private func literal(before opener: Int) -> Int {
    var index = opener - 1
    while let interpolation = openers[index] { index = interpolation - 1 }
    return index
  }

  private func stringEnd(_ index: Int) -> Int? {
    var offset = tokens[index].offset
    let quote = UInt8(ascii: "\"")
    guard bytes[offset] == quote, !bytes[offset...].starts(with: [quote, quote, quote]) else {
      return nil
    }
    var interpolation = index + 1
    offset += 1
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] != UInt8(ascii: "\\") {
        offset += 1
      } else if bytes[offset + 1] == UInt8(ascii: "("), interpolation < tokens.count {
        let close = tokens[interpolation].close
        guard close < tokens.count else { return nil }
        offset = tokens[close].offset + 1
        interpolation = close + 1
      } else {
        offset += 2
      }
    }
    return offset + 1
  }

  /// The bytes from the start of one token to the end of another.
  func range(_ first: Int, _ last: Int) -> Range<Int>? {
    endOffset(last).map { tokens[first].offset..<$0 }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
