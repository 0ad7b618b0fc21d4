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

/// The code in a reducer's file that runs after the reducer, or around it: the closures behind `.run`
/// and its like, those that exchange dependencies, and functions that wait.
enum EffectCode {
  private static let names: Set = [
    "run", "task", "fireAndForget", "publisher", "future", "transformDependency", "dependency",
  ]

  /// Empty for a file that names no reducer.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [Range<Int>] {
    guard ReducerCode.namesReducer(tree, text) else { return [] }
    return closures(in: tree, text) + schedulers(in: tree, text) + waitingFunctions(in: tree, text)
  }

  private static func closures(in tree: SyntaxTree, _ text: SourceText) -> [Range<Int>] {
    tree.calls.flatMap { call -> [Range<Int>] in
      let callee = text.string(call.callee)
      guard callee.contains("."), let name = callee.split(separator: ".").last,
        names.contains(String(name))
      else { return [] }
      return call.arguments.compactMap { argument in
        tree.closures.filter {
          argument.range.lowerBound <= $0.lowerBound && $0.upperBound <= argument.range.upperBound
        }
        .max { $0.count < $1.count }
      }
    }
  }

  /// Where an effect runs: `.debounce(id: 1, for: 1, scheduler: DispatchQueue.main)`.
  private static func schedulers(in tree: SyntaxTree, _ text: SourceText) -> [Range<Int>] {
    tree.calls.flatMap { call -> [Range<Int>] in
      let name = text.string(call.callee).split(separator: ".").last ?? ""
      guard ["debounce", "throttle", "delay", "receive"].contains(name) else { return [] }
      return call.arguments.filter { ["scheduler", "on"].contains($0.label) }.map(\.range)
    }
  }

  /// What `reduce` itself awaits isn't an effect.
  private static func waitingFunctions(in tree: SyntaxTree, _ text: SourceText) -> [Range<Int>] {
    tree.declarations.filter { declaration in
      guard declaration.kind == .function, let body = declaration.body,
        !declaration.name.hasPrefix("reduce")
      else { return false }
      return tree.tokens(in: declaration.nameRange.upperBound..<body.lowerBound).contains {
        $0.kind == .keyword && text.string($0.range) == "async"
      }
    }
    .map(\.fullRange)
  }
}
