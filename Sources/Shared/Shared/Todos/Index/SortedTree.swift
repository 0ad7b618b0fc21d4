/// An element of a sorted tree: `<` alone determines its place, and there is one element per place.
protocol SortedTreeElement: Comparable, Sendable {
  /// Whether it counts as marked.
  var isMarked: Bool { get }
}

/// Sorted elements as a value that is cheap to copy: a persistent B+ tree.
///
/// A change copies only the nodes on the path to one leaf, at most a few hundred elements, and
/// shares the others with the previous tree. An array would be copied whole by the first change
/// after someone kept a copy, as a screen does with the rows that it shows.
struct SortedTree<Element: SortedTreeElement>: Sendable {
  /// The elements to count.
  enum Part {
    case all
    case marked
    case unmarked
  }

  private(set) var root: SortedTreeNode<Element>

  /// Takes elements that are already sorted.
  init(sorted elements: [Element] = []) {
    root = SortedTreeNode(sorted: elements)
  }

  func count(of part: Part) -> Int { root.count(of: part) }

  /// The number of elements before the first for which `isBefore` is false, as for all after it.
  func count(of part: Part, before isBefore: (Element) -> Bool) -> Int {
    var node = root
    var count = 0
    while case .inner(let children) = node.content {
      // The last child that starts before the place has the place in it or at its end.
      let next = children.dropFirst().partitioningIndex { !isBefore($0.first) } - 1
      for child in children[..<next] { count += child.count(of: part) }
      node = children[next]
    }
    guard case .leaf(let elements) = node.content else { return count }
    let end = elements.partitioningIndex { !isBefore($0) }
    return count + elements[..<end].count { $0.isIn(part) }
  }

  /// The element at an offset among those of a part; it must exist.
  func element(at offset: Int, of part: Part) -> Element {
    var node = root
    var offset = offset
    while true {
      switch node.content {
      case .inner(let children):
        var child = children.startIndex
        while offset >= children[child].count(of: part) {
          offset -= children[child].count(of: part)
          child += 1
        }
        node = children[child]
      case .leaf(let elements):
        guard part != .all else { return elements[offset] }
        return elements.filter { $0.isIn(part) }[offset]
      }
    }
  }

  /// The element at the place of another.
  func element(at place: Element) -> Element? {
    let offset = count(of: .all) { $0 < place }
    guard offset < root.count else { return nil }
    let found = element(at: offset, of: .all)
    return place < found ? nil : found
  }

  /// All elements, in order.
  var elements: [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(root.count)
    root.append(to: &elements)
    return elements
  }
}

extension SortedTree {
  /// Inserts an element, replacing the one at its place.
  mutating func insert(_ element: Element) {
    root = SortedTreeNode(over: root.inserting(element))
  }

  /// Removes the element at the place of another, if there is one.
  mutating func remove(_ element: Element) {
    root = SortedTreeNode(over: root.removing(element).map { [$0] } ?? [])
  }
}

extension SortedTreeElement {
  fileprivate func isIn(_ part: SortedTree<Self>.Part) -> Bool {
    switch part {
    case .all: true
    case .marked: isMarked
    case .unmarked: !isMarked
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index for which a condition holds that also holds for all that follow, else the end.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
