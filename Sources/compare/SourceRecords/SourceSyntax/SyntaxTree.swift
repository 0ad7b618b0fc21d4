/// What most readers of a file ask for, flattened: parents come before their children.
package struct SyntaxTree: Equatable, Sendable {
  package var declarations: [Declaration] = []
  /// Outer ones before those in their arguments.
  package var calls: [Call] = []
  /// From brace to brace, outer ones before those inside them.
  package var closures: [Range<Int>] = []
}

/// A call or subscript, whatever expression names the callee.
package struct Call: Equatable, Sendable {
  package struct Argument: Equatable, Sendable {
    /// Empty if there is none.
    package let label: String
    /// Including the label.
    package let range: Range<Int>
  }

  package let callee: Range<Int>
  /// Including trailing closures.
  package let arguments: [Argument]
}

/// A declaration and its position.
package struct Declaration: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`
    case `extension`, `typealias`, function, `subscript`, variable
  }

  package let kind: Kind
  package let name: String
  package let nameRange: Range<Int>
  /// From the introducing keyword to the end.
  package let range: Range<Int>
  /// Including the attributes before it.
  package let fullRange: Range<Int>
  /// The range between the braces, if there are any.
  package let body: Range<Int>?
  /// The index of the innermost declaration around this one.
  package let parent: Int?
}

/// Ranges that are either disjoint or nested, like those of a syntax tree.
package struct NestedRanges: Sendable {
  /// Sorted: outer ones before those inside them.
  private let ranges: [Range<Int>]
  /// The index of the innermost range around each.
  private let parents: [Int?]
  /// The original index of each range.
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

  /// The ranges around an offset, innermost first, as indices of the original array.
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
