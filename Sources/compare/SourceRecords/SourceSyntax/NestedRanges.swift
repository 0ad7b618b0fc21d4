/// Ranges of which any two are apart or one inside the other, as those of a syntax tree are.
package struct NestedRanges: Sendable {
  /// Sorted: outer ones before those inside them.
  private let ranges: [Range<Int>]
  /// The index of the innermost range around each.
  private let parents: [Int?]
  /// Which range each was when they were given.
  private let given: [Int]

  package init(_ unsorted: [Range<Int>]) {
    given = unsorted.indices.sorted { left, right in
      (unsorted[left].lowerBound, -unsorted[left].upperBound, left)
        < (unsorted[right].lowerBound, -unsorted[right].upperBound, right)
    }
    ranges = given.map { unsorted[$0] }
    var parents: [Int?] = []
    var open: [Int] = []
    for (index, range) in ranges.enumerated() {
      while let last = open.last, ranges[last].upperBound <= range.lowerBound { open.removeLast() }
      parents.append(open.last)
      open.append(index)
    }
    self.parents = parents
  }

  /// The ranges around an offset, innermost first, as indices of the array that was given.
  package func around(_ offset: Int) -> [Int] {
    var found: [Int] = []
    var next: Int? = ranges.partitionIndex { $0.lowerBound > offset } - 1
    while let index = next, index >= 0 {
      if ranges[index].contains(offset) { found.append(given[index]) }
      next = parents[index]
    }
    return found
  }
}
