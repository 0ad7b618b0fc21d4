import Foundation

/// Where the numbers of prose come from.
///
/// Each number stands in a generated block or a picture's words, of the page or of one that the line
/// links to; digits alone prove nothing. Or the section has a recorded run, or a comment names a file
/// that makes them, at the line's end or, for a section, on a line of its own; if that is a page, its
/// blocks count:
///
///     <!-- numbers from: FILE -->
///
/// Tables, code, pictures, number words up to twelve, and names such as years, steps and exit codes
/// don't count.
struct ProseNumbers {
  struct Line: Equatable {
    let page: String
    let number: Int
    let numbers: [String]
    /// What makes them; nil if nothing is known to.
    let source: String?
  }

  private struct Block {
    let page: String
    let line: Int
    var numbers: Set<String> = []
  }

  /// What the sections with recorded runs say, by page and anchor.
  private let recorded: [String: String]
  private let finder = NumberFinder()
  private var blocks: [Block] = []

  private init(_ pages: [MarkdownPage], recorded: [String: String]) {
    self.recorded = recorded
    blocks = pages.flatMap(blocks)
  }

  /// All lines of prose that have numbers.
  static func lines(of pages: [MarkdownPage], recorded: [String: String]) -> [Line] {
    let numbers = ProseNumbers(pages, recorded: recorded)
    return pages.flatMap(numbers.lines)
  }

  private func blocks(of page: MarkdownPage) -> [Block] {
    var blocks: [Block] = []
    var last: Int?
    for line in page.lines {
      switch line.kind {
      case .generated(let index) where index != last:
        blocks.append(Block(page: page.path, line: line.number))
        last = index
      case .picture: blocks.append(Block(page: page.path, line: line.number))
      case .generated: break
      default: continue
      }
      // What a block says as "3 of 8", prose may say as 3, or as 8.
      let apart = line.text.replacing(" of ", with: " ; ")
      blocks[blocks.count - 1].numbers.formUnion(
        finder.numbers(in: line.text) + finder.numbers(in: apart))
    }
    return blocks
  }

  private func lines(of page: MarkdownPage) -> [Line] {
    var lines: [Line] = []
    // What makes the numbers of the current section, by its level, those around it included.
    var sources: [Int: String] = [:]
    var level = 0
    for line in page.lines {
      switch line.kind {
      case .heading(let heading):
        let around = sources.filter { $0.key < heading.level }
        sources = around
        level = heading.level
        sources[level] =
          recorded["\(page.path)#\(heading.anchor)"] ?? (level > 1 ? around[level - 1] : nil)
      case .comment:
        if let file = line.sourceOfNumbers { sources[level] = file }
      case .prose:
        let numbers = finder.numbers(in: line.text)
        guard !numbers.isEmpty else { continue }
        let source = source(of: numbers, in: line, of: page, section: sources[level])
        lines.append(
          Line(page: page.path, number: line.number, numbers: numbers, source: source))
      default: break
      }
    }
    return lines
  }

  private func source(
    of numbers: [String], in line: MarkdownPage.Line, of page: MarkdownPage, section: String?
  ) -> String? {
    var place = line.sourceOfNumbers ?? section
    if let marked = place, marked.hasSuffix(".md") {
      place = makers(of: numbers, on: page.path) { Self.links("(\(marked) ", to: $0) }
    }
    if let place { return place }
    guard numbers.contains(where: { $0.count > 1 }) else { return nil }
    return makers(of: numbers, on: page.path) { Self.links(line.text, to: $0) }
  }

  /// The blocks that have these numbers, of a page and those that are linked; nil if one is missing.
  private func makers(
    of numbers: [String], on page: String, isLinked: (String) -> Bool
  ) -> String? {
    let known = blocks.filter { $0.page == page || isLinked($0.page) }
    var names: [String] = []
    for number in numbers {
      guard let block = known.first(where: { $0.numbers.contains(number) }) else { return nil }
      let name = "\(block.page):\(block.line)"
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
  }

  private static func links(_ line: String, to page: String) -> Bool {
    let name = String(page[(page.lastIndex(of: "/").map(page.index(after:)) ?? page.startIndex)...])
    return ["(", "/", " "].contains { start in
      [")", "#", " "].contains { line.contains(start + name + $0) }
    }
  }

}

/// Finds the numbers of a text, in digits and in words.
struct NumberFinder {
  private let code = /`[^`]*`|\]\([^()]*\)|<!--.*-->/
  private let listNumber = #/^ *[0-9]+\. /#
  private let years = /19[6-9][0-9]|20[0-2][0-9]/
  /// Numbers that are part of a name.
  private let names =
    /(?:[Ss]teps?|[Dd]ays?|[Qq]uestions?|format|schemaVersion|version|code|iOS|macOS|Swift|GTK|UTF|CRC|Smalltalk|(?:ends?|ended|fails) with)[ -][0-9][0-9.]*(?:(?:,|,? and|,? or| to) [0-9]+)*/
  private let digits = /[0-9]+(?:,[0-9]+)* of [0-9]+(?:,[0-9]+)*|[0-9][0-9.,]*[0-9]|[0-9]/
  private let words: Set<String> = {
    let starts = ["thir", "four", "for", "fif", "six", "seven", "eigh", "nine"]
    return Set(starts.flatMap { [$0 + "teen", $0 + "ty"] }).subtracting(["forteen", "fourty"])
      .union(["twenty", "hundred", "thousand", "million", "dozen"])
  }()

  func numbers(in text: String) -> [String] {
    var text = text
    for pattern in [code, listNumber, years, names] { text = text.replacing(pattern, with: " ") }
    let found = text.lowercased().split { !("a"..."z").contains($0) }.map(String.init)
    return found.filter(words.contains) + text.matches(of: digits).map { String($0.0) }
  }
}
