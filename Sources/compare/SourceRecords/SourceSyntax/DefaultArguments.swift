/// What stands behind the `=` of a parameter.
///
/// The parser's outline has no default values, but the range of a function's name reaches to the
/// end of its parameters: what is left to do is to match brackets.
struct DefaultArguments {
  private let bytes: [UInt8]
  private let tokens: [Token]

  /// Those of the functions, initialisers and subscripts of a file, in their order.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [Range<Int>] {
    let scan = DefaultArguments(bytes: text.bytes, tokens: tree.tokens)
    return tree.declarations.filter { [.function, .subscript].contains($0.kind) }
      .flatMap { scan.values(in: $0.nameRange.clamped(to: text.bytes.indices)) }
  }

  /// From behind each `=` between the outermost parentheses to the comma or parenthesis after it.
  private func values(in signature: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    var depth = 0
    var next = tokens.partitionIndex { $0.range.lowerBound >= signature.lowerBound }
    var offset = signature.lowerBound
    while offset < signature.upperBound {
      // What a text or a comment has in it is no bracket.
      if next < tokens.count, tokens[next].range.lowerBound <= offset {
        if tokens[next].kind != .operatorSign {
          offset = max(tokens[next].range.upperBound, offset + 1)
          next += 1
          continue
        }
        next += 1
      }
      switch bytes[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      let isEnd = depth == 0 || depth == 1 && bytes[offset] == UInt8(ascii: ",")
      if let first = start, isEnd {
        found.append(first..<offset)
        start = nil
      } else if start == nil, depth == 1, bytes[offset] == UInt8(ascii: "=") {
        start = offset + 1
      }
      offset += 1
    }
    return found
  }
}
