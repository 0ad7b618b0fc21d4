import SwiftCode

/// A word, a literal or a sign of a Swift file, without comments and the lines of `#if`, `#else`
/// and `#endif`.
///
/// The contents of a string's `\(…)` follow the string, between tokens `\(` and `)`.
public struct SwiftToken: Equatable, Sendable {
  public enum Kind: Sendable { case word, literal, sign, operatorSign }

  public let kind: Kind
  /// Without the backticks of a word; for a literal, only its beginning.
  public let text: String
  public let offset: Int
  public let startsLine: Bool
  public let followsSpace: Bool
  public let precedesSpace: Bool
  /// The index of the bracket that closes this one.
  public internal(set) var close = 0

  /// Stands for the token after the last one.
  public static let none = SwiftToken(
    kind: .sign, text: "", offset: 0, startsLine: true, followsSpace: true, precedesSpace: true)

  public func isSign(_ text: String) -> Bool { kind == .sign && self.text == text }
  public func isWord(_ words: String...) -> Bool { kind == .word && words.contains(text) }

  /// An operator with space on both sides, or on neither.
  public var isBinary: Bool { kind == .operatorSign && followsSpace == precedesSpace }
}

extension SwiftToken {
  public static func all(of bytes: [UInt8]) -> [SwiftToken] {
    var found: [SwiftToken] = []
    var open: [Int] = []
    var isDirective = false
    for token in CodeTree.tokens(of: bytes) {
      if token.startsLine { isDirective = token.kind == .directive }
      guard !isDirective else { continue }
      let parts = parts(of: token, bytes)
      for (index, (kind, range)) in parts.enumerated() {
        found.append(
          SwiftToken(
            kind: kind, text: text(of: token, range, bytes), offset: range.lowerBound,
            startsLine: token.startsLine && index == 0,
            followsSpace: range.lowerBound == 0 || bytes[range.lowerBound - 1] <= 0x20,
            precedesSpace: range.upperBound == bytes.count || bytes[range.upperBound] <= 0x20))
        guard kind == .sign else { continue }
        switch found[found.count - 1].text {
        case "(", "[", "{", "\\(": open.append(found.count - 1)
        case ")", "]", "}": if let opener = open.popLast() { found[opener].close = found.count - 1 }
        default: break
        }
      }
    }
    for opener in open { found[opener].close = found.count }
    return found
  }

  /// What a token is here, which may be several or none.
  private static func parts(
    of token: CodeToken, _ bytes: [UInt8]
  ) -> [(Kind, Range<Int>)] {
    let range = token.range
    switch token.kind {
    case .word: return [(.word, range)]
    case .number, .regex, .string: return [(.literal, range)]
    case .interpolation, .sign: return [(.sign, range)]
    case .macroName:
      let name = range.lowerBound + 1
      return [(.sign, range.lowerBound..<name), (.word, name..<range.upperBound)]
    case .operatorSign:
      // Brackets of generic arguments and dots of ranges are each one token.
      let single = range.prefix { "<>.".utf8.contains(bytes[$0]) }
      let rest = single.endIndex..<range.upperBound
      let text = String(decoding: bytes[rest], as: UTF8.self)
      let isMark = ["?", "->"].contains(text) || text == "!" && token.isPostfix
      return single.map { (bytes[$0] == UInt8(ascii: ".") ? .sign : .operatorSign, $0..<$0 + 1) }
        + (rest.isEmpty ? [] : [(isMark ? .sign : .operatorSign, rest)])
    case .stringRest, .directive, .comment, .end: return []
    }
  }

  private static func text(of token: CodeToken, _ range: Range<Int>, _ bytes: [UInt8]) -> String {
    switch token.kind {
    case .string: return "\""
    case .interpolation: return "\\("
    default:
      let isQuoted = range.count > 1 && bytes[range.lowerBound] == UInt8(ascii: "`")
      let own = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
      return String(decoding: bytes[own], as: UTF8.self)
    }
  }
}
