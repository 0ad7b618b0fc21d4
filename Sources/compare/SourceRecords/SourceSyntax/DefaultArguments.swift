/// The code after the `=` of parameters.
///
/// The parser's outline has no default values, but the range of a function's name reaches to the
/// end of its parameters, so that only brackets have to be matched.
struct DefaultArguments {
  private let bytes: [UInt8]
  private let tokens: [Token]

  /// The default arguments of a file's functions, initialisers and subscripts, in their order.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [Range<Int>] {
    let scan = DefaultArguments(bytes: text.bytes, tokens: tree.tokens)
    return tree.declarations.filter { [.function, .subscript].contains($0.kind) }
      .flatMap { scan.values(in: $0.nameRange.clamped(to: text.bytes.indices)) }
  }

  /// From after each `=` between the outermost parentheses to the next comma or parenthesis.
  private func values(in signature: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    var depth = 0
    var next = tokens.partitionIndex { $0.range.lowerBound >= signature.lowerBound }
    var offset = signature.lowerBound
    while offset < signature.upperBound {
      // A bracket inside a string or a comment doesn't count.
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
