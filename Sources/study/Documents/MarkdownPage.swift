import Foundation

/// A document, line by line, with what each line is.
struct MarkdownPage {
  /// What a line of a document is.
  enum Kind: Equatable {
    case heading(Heading)
    /// In a block that a command fills: the index of the block, which begins with its comment.
    case generated(Int)
    case code
    case table
    case picture
    case comment
    case prose
  }

  struct Heading: Equatable {
    let level: Int
    let anchor: String
  }

  struct Line: Equatable {
    /// From 1.
    let number: Int
    let text: String
    let kind: Kind

    /// The file that makes the numbers of the line or of its section, if a comment names one.
    var sourceOfNumbers: String? {
      text.replacing(/`[^`]*`/, with: "").firstMatch(of: /<!-- numbers from: (.*) -->/)
        .map { String($0.1) }
    }
  }

  /// The path from the package's root.
  let path: String
  let lines: [Line]

  init(path: String, text: String) {
    self.path = path
    var isCode = false
    var blocks = 0
    var isGenerated = false
    var number = 0
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      number += 1
      let text = String(line)
      if GeneratedBlocks.Kind.of(start: text) != nil {
        isGenerated = true
        blocks += 1
      }
      defer { if text == Self.end { isGenerated = false } }
      if isGenerated { return Line(number: number, text: text, kind: .generated(blocks - 1)) }
      if text.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
        return Line(number: number, text: text, kind: .code)
      }
      let kind = isCode ? .code : Self.kind(of: text)
      return Line(number: number, text: text, kind: kind)
    }
  }

  /// The line that ends a block that a command fills.
  static let end = "<!-- end of output -->"

  private static func kind(of text: String) -> Kind {
    let level = text.prefix { $0 == "#" }.count
    if level > 0, text.dropFirst(level).hasPrefix(" ") {
      return .heading(Heading(level: level, anchor: anchor(of: text)))
    }
    if text.hasPrefix("![") { return .picture }
    if text.hasPrefix("<!--") { return .comment }
    if text.drop(while: { $0 == " " }).hasPrefix("|") { return .table }
    return text.hasPrefix("    ") ? .code : .prose
  }

  /// A heading's anchor: lower case, blanks as hyphens, without punctuation and links.
  private static func anchor(of heading: String) -> String {
    let words = heading.replacing(#/^#+ /#, with: "").replacing(/\]\([^()]*\)/, with: "")
      .replacing(/<[^>]*>/, with: "").lowercased()
    return String(
      words.compactMap { character in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || "-_".contains(character)
          ? character : nil
      })
  }

  /// The anchors of its headings, of those that commands made too.
  var anchors: Set<String> {
    Set(
      lines.compactMap { line in
        switch line.kind {
        case .heading(let heading): heading.anchor
        case .generated where line.text.hasPrefix("#"): Self.anchor(of: line.text)
        default: nil
        }
      })
  }

  /// The lines of a section: from its heading to the next of its level or a higher one.
  func section(_ anchor: String) -> [Line] {
    var level: Int?
    return lines.filter { line in
      if case .heading(let heading) = line.kind {
        if heading.anchor == anchor {
          level = heading.level
        } else if let inside = level, heading.level <= inside {
          level = nil
        }
      }
      return level != nil
    }
  }

  /// The words of its prose: no tables, no code, nothing generated.
  var wordCount: Int {
    lines.reduce(0) { sum, line in
      switch line.kind {
      case .prose, .heading, .picture: sum + line.text.split(separator: " ").count
      case .generated, .code, .table, .comment: sum
      }
    }
  }
}
