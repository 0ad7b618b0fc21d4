import CompareSupport

/// Code on one line: a single blank stands for comments and white space, and none does next to
/// brackets, so that lines may be wrapped another way.
struct CodeLine {
  private(set) var bytes: [UInt8] = []
  private var isApart = false

  /// Takes the code of a range, except for some ranges in it.
  init(
    _ range: Range<Int>, without inner: [Range<Int>] = [], in tree: SyntaxTree, _ text: SourceText
  ) {
    var offset = range.lowerBound
    func skipped(_ start: Int) -> Range<Int>? { inner.first { $0.contains(start) } }
    for token in tree.tokens(in: range) where token.range.lowerBound >= offset {
      add(gap: offset..<token.range.lowerBound, of: text, skipped)
      if token.kind == .comment || skipped(token.range.lowerBound) != nil {
        isApart = true
      } else {
        add(text.bytes[token.range.clamped(to: text.bytes.indices)])
      }
      offset = token.range.upperBound
    }
    add(gap: offset..<max(offset, range.upperBound), of: text, skipped)
  }

  private mutating func add(
    gap: Range<Int>, of text: SourceText, _ skipped: (Int) -> Range<Int>?
  ) {
    for offset in gap.clamped(to: text.bytes.indices) {
      if isSpace(text.bytes[offset]) || skipped(offset) != nil {
        isApart = true
      } else {
        add(text.bytes[offset...offset])
      }
    }
  }

  private mutating func add(_ code: ArraySlice<UInt8>) {
    guard let first = code.first else { return }
    if isApart, let last = bytes.last, !Self.opening.contains(last), !Self.closing.contains(first) {
      bytes.append(UInt8(ascii: " "))
    }
    isApart = false
    bytes += code
  }

  private static let opening = Set("([".utf8)
  private static let closing = Set(")],".utf8)
}

extension CodeLine {
  /// The checksum of what each type and extension says itself, without the types in it; 0 for other
  /// declarations.
  static func sums(in tree: SyntaxTree, of text: SourceText) -> [UInt64] {
    let isType = tree.declarations.map {
      $0.kind == .extension || DeclaredType.kind(of: $0, text) != nil
    }
    var inner: [Int: [Range<Int>]] = [:]
    for (index, declaration) in tree.declarations.enumerated() where isType[index] {
      if let parent = declaration.parent {
        inner[parent, default: []].append(declaration.fullRange)
      }
    }
    return tree.declarations.indices.map { index in
      guard isType[index] else { return 0 }
      let range = tree.declarations[index].fullRange
      return Checksum.fnv1a(CodeLine(range, without: inner[index] ?? [], in: tree, text).bytes)
    }
  }
}
