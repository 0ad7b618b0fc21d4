import CompareSupport
import SwiftCode

/// Code on one line: a single blank stands for comments and white space, and none does next to
/// brackets, so that lines may be wrapped another way.
struct CodeLine {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes the code of a range, except for some ranges in it.
  init(_ range: Range<Int>, without inner: [Range<Int>] = [], in code: CodeTree) {
    var isApart = false
    var end = range.lowerBound
    for token in code.tokens(in: range) {
      let isLeftOut =
        token.kind == .comment || inner.contains { $0.contains(token.range.lowerBound) }
      isApart = isApart || isLeftOut || token.range.lowerBound > end
      end = token.range.upperBound
      if isLeftOut { continue }
      let written = code.bytes[token.range]
      if isApart, let last = bytes.last, let first = written.first,
        !Self.opening.contains(last), !Self.closing.contains(first)
      {
        bytes.append(UInt8(ascii: " "))
      }
      isApart = false
      bytes += written
    }
  }

  private static let opening = Set("([".utf8)
  private static let closing = Set(")],".utf8)

  /// The checksum of what each type and extension says itself, without the types in it; 0 for other
  /// declarations.
  static func sums(in file: SyntaxFile) -> [UInt64] {
    let isType = file.nodes.map {
      let kind = file.code.kind($0)
      return kind.isTypeDeclaration || kind == .extensionDeclaration
    }
    var inner: [Int: [Range<Int>]] = [:]
    for (index, declaration) in file.tree.declarations.enumerated() where isType[index] {
      var parent = declaration.parent
      while let next = parent, !isType[next] { parent = file.tree.declarations[next].parent }
      if let parent { inner[parent, default: []].append(declaration.fullRange) }
    }
    return file.tree.declarations.indices.map { index in
      guard isType[index] else { return 0 }
      let range = file.tree.declarations[index].fullRange
      return Checksum.fnv1a(CodeLine(range, without: inner[index] ?? [], in: file.code).bytes)
    }
  }
}
