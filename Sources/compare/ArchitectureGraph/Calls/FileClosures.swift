import SourceRecords

/// The closures of a file, with the numbers that they have in the call graph.
struct FileClosures {
  let closures: [Closure]
  /// The number of the first one.
  let first: Int
  private let ranges: NestedRanges

  /// A closure without any reference can reach nothing: it gets no number.
  init(of source: SourceRecord, _ references: [BodyReference], first: Int) {
    closures = source.parsed.tree.closures.compactMap { range in
      let inside = references.partitionIndex { $0.offset > range.lowerBound }
      guard inside < references.count, range.contains(references[inside].offset)
      else { return nil }
      return Closure(container: references[inside].container, range: range)
    }
    self.first = first
    ranges = NestedRanges(closures.map(\.range))
  }

  /// From brace to brace; nil for what is no closure of the file.
  func range(of callable: Callable) -> Range<Int>? {
    guard case .closure(let number) = callable, closures.indices.contains(number - first)
    else { return nil }
    return closures[number - first].range
  }

  /// All closures in which an offset lies: a call in one is a call in those around it.
  func around(_ offset: Int) -> [Callable] {
    ranges.around(offset).map { .closure(first + $0) }
  }
}
