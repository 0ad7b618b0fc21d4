/// A property that stores something in each value of a type, as written.
package struct StoredProperty: Equatable, Sendable {
  /// The index of its declaration in the syntax tree.
  package let declaration: Int
  /// Whether what it refers to may be deallocated: `weak`, `unowned`, or a type named `Weak…`.
  package let isWeak: Bool
  /// The declared type; nil if it follows from the initial value.
  package let type: Range<Int>?
  /// From after the name to the end of the initial value, without observers.
  package let content: Range<Int>
  /// Whether the declared type is a function's, so that the types in it aren't stored.
  package let isFunction: Bool
  /// The attributes before it, such as wrappers, without arguments: `StateObject`.
  package let wrappers: [String]
}

extension StoredProperty {
  /// The stored properties of the types and extensions in a file.
  ///
  /// Variables in functions and accessors don't count, and static ones don't belong to a value.
  static func all(in tree: SyntaxTree, of text: SourceText) -> [StoredProperty] {
    // The parser's outline lists an accessor's variables next to the property.
    var ends: [Int: Int] = [:]
    return tree.declarations.indices.compactMap { index in
      let declaration = tree.declarations[index]
      guard declaration.kind == .variable,
        let parent = declaration.parent, tree.declarations[parent].kind.isType,
        declaration.range.lowerBound >= ends[parent, default: 0]
      else { return nil }
      ends[parent] = declaration.range.upperBound
      guard !isComputed(declaration, tree, text) else { return nil }
      let modifiers = tree.words(
        in: declaration.fullRange.lowerBound..<declaration.nameRange.lowerBound, text)
      guard modifiers.isDisjoint(with: ["static", "class"]) else { return nil }
      return StoredProperty(index, declaration, modifiers, tree, text)
    }
  }

  /// A requirement isn't stored either.
  private static func isComputed(
    _ declaration: Declaration, _ tree: SyntaxTree, _ text: SourceText
  ) -> Bool {
    guard let body = declaration.body else { return false }
    let accessors = AccessorScanner(tokens: tree.tokens, text: text).accessors(in: body)
    return !(accessors ?? []).contains { ["willSet", "didSet"].contains($0.keyword) }
  }

  private init(
    _ index: Int, _ declaration: Declaration, _ modifiers: Set<String>, _ tree: SyntaxTree,
    _ text: SourceText
  ) {
    let name = declaration.nameRange
    let brace = declaration.body.map { $0.lowerBound - 1 }
    let end = max(brace ?? declaration.range.upperBound, name.upperBound)
    let comments = tree.tokens(in: name.upperBound..<end).filter { $0.kind == .comment }
    let assignment = text.firstAssignment(in: name.upperBound..<end, comments) ?? end
    let written = name.upperBound..<assignment
    let boxes = tree.words(in: written, text).union(modifiers)
      .filter { $0.drop { $0 == "@" }.hasPrefix("Weak") }
    self.declaration = index
    isWeak =
      !boxes.isEmpty
      || !modifiers.isDisjoint(with: ["weak", "unowned", "unowned(safe)", "unowned(unsafe)"])
    type = text.string(written).contains(":") ? written : nil
    content = name.upperBound..<end
    isFunction = type != nil && text.string(written).contains("->")
    wrappers = tree.attributes(of: declaration, text)
  }
}

extension Declaration.Kind {
  /// Whether its members are those of a type.
  var isType: Bool {
    [.class, .struct, .enum, .extension].contains(self)
  }
}

extension SyntaxTree {
  func words(in range: Range<Int>, _ text: SourceText) -> Set<String> {
    Set(tokens(in: range).filter { $0.kind != .comment }.map { text.string($0.range) })
  }
}

extension SourceText {
  /// The first `=` outside comments; a type doesn't contain any.
  fileprivate func firstAssignment(in range: Range<Int>, _ comments: [Token]) -> Int? {
    range.first { offset in
      bytes[offset] == UInt8(ascii: "=") && !comments.contains { $0.range.contains(offset) }
    }
  }
}

/// Finds `get { … }`, `didSet { … }` and their like in the body of a property or subscript.
///
/// The parser's outline has no accessors, but its tokens include their keywords, and braces are
/// outside tokens, so that only braces have to be matched.
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

  /// The accessors with a body, or nil if the body is itself a getter's.
  ///
  /// `{ get }`, as in a protocol, has accessors, but none with a body.
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

  /// `.init(…)` contains the keyword of an accessor, but is a call.
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
