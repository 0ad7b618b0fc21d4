package import CompareSupport
import Foundation

/// The bytes of a source file, and the beginnings of its lines.
package struct SourceText: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let places: LineTable

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    places = LineTable(bytes)
  }

  package static func read(_ path: String) throws(Failure) -> SourceText {
    do {
      return SourceText(path: path, bytes: Array(try InputFile.read(path, onlyRegular: true)))
    } catch {
      throw Failure("'\(path)' cannot be read: \(error.reason).")
    }
  }

  func lineIndex(of offset: Int) -> Int { places.lineIndex(of: offset) }
  func lineCount(_ range: Range<Int>) -> Int { places.lineCount(range) }
}

/// The beginnings of a text's lines, to convert offsets to lines and columns, and back.
package struct LineTable: Equatable, Sendable {
  /// The offset of each line's first byte.
  package let starts: [Int]
  /// The number of bytes.
  let length: Int
}

extension LineTable {
  init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBytes { buffer in
      guard let first = buffer.baseAddress else { return }
      var start = 0
      while start < buffer.count,
        let newline = memchr(first + start, Int32(UInt8(ascii: "\n")), buffer.count - start)
      {
        start = first.distance(to: newline) + 1
        starts.append(start)
      }
    }
    // What follows the last newline is only a line if it isn't empty.
    if starts.last == bytes.count { starts.removeLast() }
    self.starts = starts
    length = bytes.count
  }

  /// The line of an offset, counted from 0.
  package func lineIndex(of offset: Int) -> Int {
    max(starts.partitionIndex { $0 > offset } - 1, 0)
  }

  package func position(of offset: Int) -> Position {
    let line = lineIndex(of: offset)
    let start = starts.isEmpty ? 0 : starts[line]
    return Position(line: line + 1, column: offset - start + 1)
  }

  package func offset(of position: Position) -> Int? {
    guard starts.indices.contains(position.line - 1) else { return nil }
    let offset = starts[position.line - 1] + position.column - 1
    return offset <= length ? offset : nil
  }

  /// The number of lines that a range touches.
  package func lineCount(_ range: Range<Int>) -> Int {
    lineIndex(of: max(range.upperBound - 1, range.lowerBound)) - lineIndex(of: range.lowerBound) + 1
  }
}

/// A position in a file as the compiler counts: from 1, columns in UTF-8 bytes.
package struct Position: Hashable, Comparable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
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
