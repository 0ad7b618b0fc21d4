/// A file with several faults, each of which is only active when its number is chosen.
///
/// No line moves, so that the compiler's positions match the original file.
struct SwitchedFile {
  let text: String
  /// The range of each fault's text in the new file.
  private let places: [(mutant: Mutant, range: Range<Int>)]
  private let lineStarts: [Int]

  init(_ source: String, _ mutants: [Mutant]) {
    // From the outside in, so that the brackets of one place nest.
    let nested = mutants.sorted { one, other in
      (one.mutation.range.count, other.number) > (other.mutation.range.count, one.number)
    }
    var insertions: [Int: (ends: [String], starts: [String])] = [:]
    for mutant in nested {
      let (before, after) = mutant.mutation.brackets(mutant.number)
      insertions[mutant.mutation.range.lowerBound, default: ([], [])].starts.append(before)
      insertions[mutant.mutation.range.upperBound, default: ([], [])].ends.insert(after, at: 0)
    }
    var bytes: [UInt8] = []
    var starts: [Int: Int] = [:]
    var ends: [Int: Int] = [:]
    for (offset, byte) in (Array(source.utf8) + [0]).enumerated() {
      if let insertion = insertions[offset] {
        bytes += insertion.ends.flatMap(\.utf8)
        ends[offset] = bytes.count
        starts[offset] = bytes.count
        bytes += insertion.starts.flatMap(\.utf8)
      }
      bytes.append(byte)
    }
    text = String(decoding: bytes.dropLast(), as: UTF8.self)
    places = mutants.compactMap { mutant in
      let range = mutant.mutation.range
      guard let start = starts[range.lowerBound], let end = ends[range.upperBound] else {
        return nil
      }
      return (mutant, start..<end)
    }
    let newline = UInt8(ascii: "\n")
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == newline }.map { $0 + 1 }
  }

  /// The faults that probably caused a compiler error: the smallest one around it, else
  /// those in its line, else the nearest one above, else the first.
  func culprits(line: Int, column: Int) -> [Mutant] {
    guard lineStarts.indices.contains(line - 1) else { return [] }
    let offset = lineStarts[line - 1] + column - 1
    let around = places.filter { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
    if let smallest = around.min(by: { $0.range.count < $1.range.count }) {
      return [smallest.mutant]
    }
    let end = lineStarts.indices.contains(line) ? lineStarts[line] : Int.max
    let inLine = places.filter { $0.range.overlaps(lineStarts[line - 1]..<end) }
    if !inLine.isEmpty { return inLine.map(\.mutant) }
    let above = places.filter { $0.range.upperBound <= offset }
    let nearest = above.max { $0.range.upperBound < $1.range.upperBound } ?? places.first
    return nearest.map { [$0.mutant] } ?? []
  }
}
