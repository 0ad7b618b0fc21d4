/// The test functions of a Swift file, found by its indentation.
struct TestFunctions {
  /// Its lines, without their numbers; those outside of functions between them.
  private enum Part {
    case function(Range<Int>)
    case line(Int)
  }

  private let lines: [String]
  private var parts: [Part] = []

  init(_ text: String) {
    lines = text.lines
    var start: Int?
    for (index, line) in lines.enumerated() {
      if start == nil {
        guard line.drop(while: { $0 == " " }).hasPrefix("@Test") else {
          parts.append(.line(index))
          continue
        }
        start = index
      }
      guard let first = start, isEnd(line, at: index, from: first) else { continue }
      parts.append(.function(first..<index + 1))
      start = nil
    }
    if let start { parts += (start..<lines.count).map { .line($0) } }
  }

  /// A function ends where a brace is alone with the indentation that the function has, if it has
  /// more than one line.
  private func isEnd(_ line: String, at index: Int, from first: Int) -> Bool {
    if index == first { return line.wholeMatch(of: /.*\{.*\}/) != nil }
    return line == String(lines[first].prefix { $0 == " " }) + "}"
  }

  private var functions: [Range<Int>] {
    parts.compactMap { part in if case .function(let range) = part { range } else { nil } }
  }

  /// The text of each function.
  var texts: [String] { functions.map { lines[$0].joined(separator: "\n") } }

  /// How many of its functions another version of the file doesn't have as they are.
  func changedCount(in newText: String) -> Int {
    let new = Set(TestFunctions(newText).texts)
    return texts.count { !new.contains($0) }
  }

  /// The file without the functions that have some lines, which are numbered from 1; without
  /// anything if one of the lines is outside of all functions.
  ///
  /// - Returns: The text, and the number of functions that it lacks.
  func without(_ broken: Set<Int>) -> (text: String, count: Int) {
    let isBroken = { (range: Range<Int>) in range.contains { broken.contains($0 + 1) } }
    var kept: [String] = []
    var count = 0
    for part in parts {
      switch part {
      case .line(let index):
        if broken.contains(index + 1) {
          return ("// Nothing of it compiles.\n", functions.count)
        }
        kept.append(lines[index])
      case .function(let range):
        if isBroken(range) { count += 1 } else { kept += lines[range] }
      }
    }
    return (kept.map { $0 + "\n" }.joined(), count)
  }
}
