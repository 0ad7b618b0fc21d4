/// An element of a sorted tree: `<` alone tells its place, and two at one place are the same one.
protocol SortedTreeElement: Comparable, Sendable {
  /// Whether it is counted among the marked.
  var isMarked: Bool { get }
}

/// Elements in order, as a value that is cheap to keep: a B+ tree that is never changed in place.
///
/// A change makes anew the nodes on the way to one leaf, a few hundred elements at most, and shares
/// all others with the tree as it was. An array would be copied as a whole by the first change
/// after somebody kept it, as a screen keeps the rows that it shows.
struct SortedTree<Element: SortedTreeElement>: Sendable {
  /// Which elements are counted.
  enum Part {
    case all
    case marked
    case unmarked
  }

  private(set) var root: SortedTreeNode<Element>

  /// Takes elements that are in order already.
  init(sorted elements: [Element] = []) {
    root = SortedTreeNode(sorted: elements)
  }

  func count(of part: Part) -> Int { root.count(of: part) }

  /// How many come before the first for which `isBefore` doesn't hold; it must hold for none after.
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

  /// The element at an offset among those of a part, which must be there.
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

  /// The element that is at the place of another.
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
  /// Puts an element into its place, instead of the one that may be there.
  mutating func insert(_ element: Element) {
    root = SortedTreeNode(over: root.inserting(element))
  }

  /// Takes out the element at the place of another, if there is one.
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
  /// The first index for which a condition holds that holds for all that follow, else the end.
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
