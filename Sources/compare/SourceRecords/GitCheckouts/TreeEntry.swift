import CompareSupport
import Foundation

/// A file, a link or a submodule of a revision.
struct TreeEntry: Hashable, PackedByFields {
  enum Kind: Int, Packable { case file, program, link, submodule }

  let kind: Kind
  /// The hash of its content.
  let object: String
  /// Relative to the repository's root; git's names are bytes, which need not be valid text.
  let path: [UInt8]

  static let fields = PackedFields(TreeEntry.init) { ($0.kind, $0.object, $0.path) }

  /// The path as shown to readers.
  var name: String { String(decoding: path, as: UTF8.self) }

  /// The folders around it, outermost first.
  var folders: [[UInt8]] {
    path.indices.filter { path[$0] == UInt8(ascii: "/") }.map { Array(path[..<$0]) }
  }

  /// Reads entries of `mode type object`, a tab and the path, each ended by a zero byte.
  ///
  /// - Returns: nil if the list has another format.
  static func all(in listing: [UInt8]) -> [TreeEntry]? {
    // A list that was cut off could end with half of a path.
    guard listing.last ?? 0 == 0 else { return nil }
    var entries: [TreeEntry] = []
    for line in listing.split(separator: 0) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 3, let kind = kind(words[0]) else { return nil }
      entries.append(
        TreeEntry(kind: kind, object: String(words[2]), path: Array(line[(tab + 1)...])))
    }
    return entries
  }

  private static func kind(_ mode: Substring) -> Kind? {
    switch mode.prefix(2) {
    case "16": .submodule
    case "12": .link
    case "10": mode.hasSuffix("755") ? .program : .file
    default: nil
    }
  }

  /// Whether git itself would write it, because a handmade tree can contain any name.
  var isAllowed: Bool {
    path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .allSatisfy { Self.isAllowed($0) }
  }

  private static func isAllowed(_ part: ArraySlice<UInt8>) -> Bool {
    if part.isEmpty || part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) {
      return false
    }
    // Some file systems don't distinguish upper and lower case, or ignore characters that are
    // invisible.
    if part.count > ".git".utf8.count, part.allSatisfy({ $0 < 0x80 }) { return true }
    let seen = String(decoding: part, as: UTF8.self).unicodeScalars
      .filter { !$0.properties.isDefaultIgnorableCodePoint }
    return String(String.UnicodeScalarView(seen)).lowercased() != ".git"
  }
}

/// The output of `git cat-file --batch`: `object type size`, the content, and a line break each.
struct BlobAnswers {
  private var rest: Data

  init(_ data: Data) { rest = data }

  /// The content of the next object that was requested; nil if the repository doesn't have it.
  mutating func next(_ object: String) -> Data? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[0] == object, words[1] == "blob", let size = Int(words[2]),
      size >= 0, rest.endIndex - end > size + 1
    else { return nil }
    let content = rest[(end + 1)..<(end + 1 + size)]
    rest = rest[(end + 2 + size)...]
    return content
  }
}
