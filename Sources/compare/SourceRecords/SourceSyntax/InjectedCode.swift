/// What declares an injected value, or only reads one: `@Dependency(\.client) var client`, and
/// `client.count()` where something uses the count.
///
/// If nobody uses the result of a call, such as `client.save()`, the call is an effect.
struct InjectedCode {
  private static let wrappers: Set = ["Dependency", "Injected", "LazyInjected"]

  private let tree: SyntaxTree
  private let text: SourceText

  static func all(in tree: SyntaxTree, of text: SourceText) -> [Range<Int>] {
    let declared = tree.declarations.filter { declaration in
      declaration.kind == .variable
        && !wrappers.isDisjoint(with: tree.attributes(of: declaration, text))
    }
    guard !declared.isEmpty else { return [] }
    let names = Set(declared.map(\.name))
    let scan = InjectedCode(tree: tree, text: text)
    let reads = tree.tokens.filter { token in
      [.identifier, .keyword].contains(token.kind) && names.contains(text.string(token.range))
        && !declared.contains { $0.fullRange.contains(token.range.lowerBound) }
    }
    .flatMap { scan.reads(from: $0.range.lowerBound) }
    let passed = tree.declarations.filter { scan.onlyReads(names, $0) }
    return (declared + passed).map(\.fullRange) + reads
  }

  /// A computed property without calls, such as `var window: Window? { windows.first }`: what it
  /// reads is judged where it is used.
  private func onlyReads(_ names: Set<String>, _ property: Declaration) -> Bool {
    let read = #/\s*(?:return\s+)?(?:self\.)?(\w+)(?:[?!]?\.\w+)*\s*/#
    guard property.kind == .variable, let body = property.body,
      let match = text.string(body).wholeMatch(of: read)
    else { return false }
    return names.contains(String(match.1))
  }

  /// The members that are read through a name, without what is in brackets: `notes.load` and
  /// `.first` in `notes.load(1).first`.
  private func reads(from name: Int) -> [Range<Int>] {
    guard let start = start(of: name) else { return [] }
    let chain = chain(from: name)
    let isMade = chain.calls == 1 && isStatement(start, to: chain.end)
    return isMade || isAssigned(chain.end) ? [] : chain.parts
  }

  /// `self.` may stand before the name; another value's member of the same name isn't meant.
  private func start(of name: Int) -> Int? {
    guard name > 0, text.bytes[name - 1] == UInt8(ascii: ".") else { return name }
    let piece = piece(before: name - 1)
    return piece.text == "self" ? piece.start : nil
  }
}

/// A name and what follows it.
extension InjectedCode {
  private func chain(from start: Int) -> (parts: [Range<Int>], calls: Int, end: Int) {
    var parts: [Range<Int>] = []
    var calls = 0
    var first = start
    var offset = start
    var isCalled = false
    while offset < text.bytes.count {
      let byte = text.bytes[offset]
      let next = skippingSpaces(from: offset)
      if isNameByte(byte) || "?!`".utf8.contains(byte) {
        offset += 1
      } else if let end = bracketEnd(at: offset) ?? closureEnd(at: next) {
        parts.append(first..<offset)
        // A closure behind the parentheses belongs to the same call.
        if byte != UInt8(ascii: "["), !isCalled { calls += 1 }
        isCalled = byte != UInt8(ascii: "[")
        first = end
        offset = end
      } else if next + 1 < text.bytes.count, text.bytes[next] == UInt8(ascii: "."),
        isNameByte(text.bytes[next + 1]) || text.bytes[next + 1] == UInt8(ascii: "`")
      {
        isCalled = false
        offset = next + 1
      } else {
        break
      }
    }
    return (parts + [first..<offset], calls, offset)
  }

  private func skippingSpaces(from offset: Int) -> Int {
    text.bytes[offset...].firstIndex { !isSpace($0) } ?? text.bytes.count
  }

  /// The end of what an opening bracket encloses; brackets in strings and comments don't count.
  private func bracketEnd(at start: Int) -> Int? {
    guard "([".utf8.contains(text.bytes[start]) else { return nil }
    var depth = 0
    var offset = start
    var next = tree.tokens.partitionIndex { $0.range.lowerBound >= start }
    while offset < text.bytes.count {
      if next < tree.tokens.count, tree.tokens[next].range.lowerBound <= offset {
        offset = max(tree.tokens[next].range.upperBound, offset + 1)
        next += 1
        continue
      }
      if "([{".utf8.contains(text.bytes[offset]) { depth += 1 }
      if ")]}".utf8.contains(text.bytes[offset]) { depth -= 1 }
      offset += 1
      if depth == 0 { return offset }
    }
    return nil
  }

  private func closureEnd(at start: Int) -> Int? {
    tree.closures.first { $0.lowerBound == start }?.upperBound
  }

  private func isAssigned(_ end: Int) -> Bool {
    let sign = skippingSpaces(from: min(end, text.bytes.count))
    guard sign + 1 < text.bytes.count else { return false }
    return text.bytes[sign] == UInt8(ascii: "=") && text.bytes[sign + 1] != UInt8(ascii: "=")
  }
}

/// What stands before an expression.
extension InjectedCode {
  /// A word or a sign.
  private struct Piece {
    var text = ""
    var start = 0
    /// Whether a line ends behind it.
    var endsLine = false
  }

  /// The last word or sign before an offset, without comments.
  private func piece(before end: Int) -> Piece {
    var piece = Piece()
    var offset = end
    var next = tree.tokens.partitionIndex { $0.range.lowerBound >= end } - 1
    while offset > 0 {
      if next >= 0, tree.tokens[next].range.upperBound >= offset {
        let token = tree.tokens[next]
        piece.start = token.range.lowerBound
        piece.text = text.string(token.range)
        if token.kind != .comment { return piece }
        piece.endsLine = piece.endsLine || piece.text.contains("\n")
        offset = min(token.range.lowerBound, offset - 1)
        next -= 1
        continue
      }
      offset -= 1
      let byte = text.bytes[offset]
      guard isSpace(byte) else {
        piece.start = offset
        piece.text = String(decoding: [byte], as: UTF8.self)
        return piece
      }
      if byte == UInt8(ascii: "\n") { piece.endsLine = true }
    }
    return Piece(endsLine: true)
  }

  /// Whether an expression is a statement, or only assigned to `_`.
  private func isStatement(_ start: Int, to end: Int) -> Bool {
    let before = piece(before: start)
    switch before.text {
    case "try", "await": return isStatement(before.start, to: end)
    case "?", "!":
      let word = piece(before: before.start)
      return word.text == "try" && isStatement(word.start, to: end)
    case "", ";": return true
    case "=": return piece(before: before.start).text == "_"
    case "{": return !isResult(from: before.start, to: end)
    case "in":
      guard let brace = closureStart(before: before.start) else { return false }
      return !isResult(from: brace, to: end)
    case ":": return isLabel(before.start)
    case "return", "throw": return false
    default:
      let last = before.text.utf8.last ?? 0
      return before.endsLine
        && (isNameByte(last) || ")]}\"`?!".utf8.contains(last))
    }
  }

  /// Whether the expression is all that a closure, a getter or a function with a result contains.
  private func isResult(from brace: Int, to end: Int) -> Bool {
    let next = skippingSpaces(from: min(end, text.bytes.count))
    guard next < text.bytes.count, text.bytes[next] == UInt8(ascii: "}") else { return false }
    if tree.closures.contains(where: { $0.lowerBound == brace }) { return true }
    guard let owner = tree.declarations.first(where: { $0.body?.lowerBound == brace + 1 }) else {
      return piece(before: brace).text == "get"
    }
    return owner.kind != .function
      || text.string(owner.nameRange.upperBound..<brace).contains("->")
  }

  /// The brace of the closure whose parameters end with this `in`; nil for that of a loop.
  private func closureStart(before word: Int) -> Int? {
    guard let brace = tree.closures.last(where: { $0.contains(word) })?.lowerBound else {
      return nil
    }
    return tree.tokens(in: brace..<word).contains { text.string($0.range) == "for" } ? nil : brace
  }

  /// Whether a colon ends a `case`, rather than an argument's label or the first half of a choice.
  private func isLabel(_ colon: Int) -> Bool {
    var depth = 0
    var piece = piece(before: colon)
    while !piece.text.isEmpty {
      switch piece.text {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        if depth == 0 { return false }
        depth -= 1
      case "case", "default": if depth == 0 { return true }
      case ";": return false
      case "?": if depth == 0, isSpace(text.bytes[max(piece.start - 1, 0)]) { return false }
      default: break
      }
      piece = self.piece(before: piece.start)
    }
    return false
  }
}
