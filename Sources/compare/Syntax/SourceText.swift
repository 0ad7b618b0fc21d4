import Foundation

/// The bytes of a source file, and where its lines begin.
struct SourceText: Sendable {
  let path: String
  let bytes: [UInt8]
  /// The offset of each line's first byte.
  let lineStarts: [Int]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    let newline = UInt8(ascii: "\n")
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == newline { starts.append(offset + 1) }
    // What follows the last newline is a line only when there is something.
    if starts.last == bytes.count { starts.removeLast() }
    lineStarts = starts
  }

  static func read(_ path: String) throws(CompareError) -> SourceText {
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      return SourceText(path: path, bytes: Array(data))
    } catch {
      throw .sourceUnreadable(path: path, reason: error.localizedDescription)
    }
  }

  /// The line of an offset, counted from 0.
  func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  func position(of offset: Int) -> Position {
    let line = lineIndex(of: offset)
    let start = lineStarts.isEmpty ? 0 : lineStarts[line]
    return Position(line: line + 1, column: offset - start + 1)
  }

  func offset(of position: Position) -> Int? {
    guard lineStarts.indices.contains(position.line - 1) else { return nil }
    let offset = lineStarts[position.line - 1] + position.column - 1
    return offset <= bytes.count ? offset : nil
  }

  /// The number of lines that a range touches.
  func lineCount(_ range: Range<Int>) -> Int {
    lineIndex(of: max(range.upperBound - 1, range.lowerBound)) - lineIndex(of: range.lowerBound) + 1
  }
}

/// A place in a file as the compiler counts it: from 1, columns in UTF-8 bytes.
struct Position: Hashable, Comparable, Sendable {
  let line: Int
  let column: Int

  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
