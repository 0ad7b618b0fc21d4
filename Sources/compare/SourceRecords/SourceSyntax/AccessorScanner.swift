/// Finds `get { … }`, `didSet { … }` and their like in the body of a property or subscript.
///
/// The parser's outline has no accessors, but its tokens have their keywords, and braces are in
/// no token: what is left to do is to match braces.
struct AccessorScanner {
  struct Accessor: Equatable {
    let keyword: String
    let range: Range<Int>
    let body: Range<Int>
  }

  let tokens: [Token]
  let text: SourceText

  private static let keywords: Set<String> = [
    "get", "set", "willSet", "didSet", "init", "_read", "_modify", "read", "modify",
    "unsafeAddress", "unsafeMutableAddress",
  ]

  /// The accessors with a body, or nil when the body is itself a getter's.
  ///
  /// `{ get }`, as in a protocol, has accessors, none with a body.
  func accessors(in body: Range<Int>) -> [Accessor]? {
    var found: [Accessor] = []
    var current: (keyword: String, start: Int)?
    var open: Int?
    var depth = 0
    var sawKeyword = false
    var next = tokens.partitionIndex { $0.range.lowerBound >= body.lowerBound }
    var offset = body.lowerBound

    while offset < body.upperBound {
      if next < tokens.count, tokens[next].range.lowerBound <= offset {
        let token = tokens[next]
        if depth == 0, token.kind != .comment {
          if let keyword = accessorKeyword(token) {
            current = (keyword, token.range.lowerBound)
            sawKeyword = true
          } else if !sawKeyword, !isPrefix(token) {
            return nil
          }
        }
        offset = max(token.range.upperBound, offset + 1)
        next += 1
        continue
      }
      switch text.bytes[offset] {
      case UInt8(ascii: "{"):
        guard sawKeyword else { return nil }
        if depth == 0 { open = offset + 1 }
        depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0, let start = open, let accessor = current {
          found.append(
            Accessor(
              keyword: accessor.keyword,
              range: accessor.start..<offset + 1,
              body: start..<offset
            )
          )
          current = nil
        }
      default: break
      }
      offset += 1
    }
    return sawKeyword ? found : nil
  }

  /// `.init(…)` has the word of an accessor and is a call.
  private func accessorKeyword(_ token: Token) -> String? {
    guard token.kind == .keyword, !follows(".", token) else { return nil }
    let word = text.string(token.range)
    return Self.keywords.contains(word) ? word : nil
  }

  /// Modifiers and attributes may come before the first accessor.
  private func isPrefix(_ token: Token) -> Bool {
    token.kind == .attribute || follows("@", token)
      || ["mutating", "nonmutating", "private", "fileprivate"].contains(text.string(token.range))
  }

  private func follows(_ sign: Unicode.Scalar, _ token: Token) -> Bool {
    let before = token.range.lowerBound - 1
    return text.bytes.indices.contains(before) && text.bytes[before] == UInt8(ascii: sign)
  }
}

extension SourceText {
  package func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}

extension Array {
  /// The first index for which the predicate holds, in an array where it holds from there on.
  package func partitionIndex(where predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
