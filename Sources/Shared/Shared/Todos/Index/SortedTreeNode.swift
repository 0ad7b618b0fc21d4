/// An immutable node of a sorted tree.
final class SortedTreeNode<Element: SortedTreeElement>: Sendable {
  enum Content: Sendable {
    case leaf([Element])
    /// At least two.
    case inner([SortedTreeNode])
  }

  /// The maximum number of elements of a leaf, and of children of any other node.
  private static var capacity: Int { 32 }

  let content: Content
  let count: Int
  private let markedCount: Int

  private init(leaf elements: [Element]) {
    content = .leaf(elements)
    count = elements.count
    markedCount = elements.count(where: \.isMarked)
  }

  /// A node over consecutive others: without any, an empty leaf; for a single one, a copy of it.
  convenience init(over children: [SortedTreeNode]) {
    switch children.count {
    case 0: self.init(leaf: [])
    case 1: self.init(copyOf: children[0])
    default: self.init(inner: children)
    }
  }

  private init(inner children: [SortedTreeNode]) {
    content = .inner(children)
    count = children.reduce(0) { $0 + $1.count }
    markedCount = children.reduce(0) { $0 + $1.markedCount }
  }

  private init(copyOf node: SortedTreeNode) {
    content = node.content
    count = node.count
    markedCount = node.markedCount
  }

  /// Builds a tree over sorted elements, with nodes as full as possible.
  convenience init(sorted elements: [Element]) {
    var nodes = elements.parts(ofAtMost: Self.capacity).map { SortedTreeNode(leaf: Array($0)) }
    while nodes.count > Self.capacity {
      nodes = nodes.parts(ofAtMost: Self.capacity).map { SortedTreeNode(over: Array($0)) }
    }
    self.init(over: nodes)
  }
}

extension SortedTreeNode {
  /// The first element; only the root of an empty tree has none, and it isn't a child of any node.
  var first: Element {
    switch content {
    case .leaf(let elements): elements[0]
    case .inner(let children): children[0].first
    }
  }

  func count(of part: SortedTree<Element>.Part) -> Int {
    switch part {
    case .all: count
    case .marked: markedCount
    case .unmarked: count - markedCount
    }
  }

  func append(to elements: inout [Element]) {
    switch content {
    case .leaf(let own): elements += own
    case .inner(let children): for child in children { child.append(to: &elements) }
    }
  }

  /// The node with an element inserted, split in two if it would be too large.
  func inserting(_ element: Element) -> [SortedTreeNode] {
    switch content {
    case .leaf(var elements):
      let place = elements.partitioningIndex { !($0 < element) }
      let isThere = place < elements.count && !(element < elements[place])
      elements.replaceSubrange(place..<place + (isThere ? 1 : 0), with: [element])
      return elements.halves(over: Self.capacity).map { SortedTreeNode(leaf: Array($0)) }
    case .inner(var children):
      let place = Self.child(for: element, among: children)
      children.replaceSubrange(place...place, with: children[place].inserting(element))
      return children.halves(over: Self.capacity).map { SortedTreeNode(over: Array($0)) }
    }
  }

  /// The node without the element at the place of another; nil if nothing is left.
  ///
  /// Nodes that have become small stay so: a list is rarely deleted todo by todo.
  func removing(_ element: Element) -> SortedTreeNode? {
    switch content {
    case .leaf(var elements):
      let place = elements.partitioningIndex { !($0 < element) }
      guard place < elements.count, !(element < elements[place]) else { return self }
      elements.remove(at: place)
      return elements.isEmpty ? nil : SortedTreeNode(leaf: elements)
    case .inner(var children):
      let place = Self.child(for: element, among: children)
      let child = children[place].removing(element)
      children.replaceSubrange(place...place, with: child.map { [$0] } ?? [])
      return children.isEmpty ? nil : SortedTreeNode(over: children)
    }
  }

  private static func child(for element: Element, among children: [SortedTreeNode]) -> Int {
    max(0, children.partitioningIndex { element < $0.first } - 1)
  }
}

extension SortedTreeNode {
  /// Whether the elements are the same; nodes that both trees share are skipped.
  func hasSameElements(
    as other: SortedTreeNode, by areSame: (Element, Element) -> Bool
  ) -> Bool {
    if self === other { return true }
    guard count == other.count, markedCount == other.markedCount else { return false }
    if case (.inner(let own), .inner(let others)) = (content, other.content),
      own.map(\.count) == others.map(\.count)
    {
      return zip(own, others).allSatisfy { $0.hasSameElements(as: $1, by: areSame) }
    }
    var (left, right): ([Element], [Element]) = ([], [])
    append(to: &left)
    other.append(to: &right)
    return left.elementsEqual(right, by: areSame)
  }
}

extension Array {
  /// The array in parts of the given length, of which the last may be shorter.
  fileprivate func parts(ofAtMost length: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
  }

  /// The whole array, or its two halves if it is longer than the limit.
  fileprivate func halves(over limit: Int) -> [ArraySlice<Element>] {
    count <= limit ? [self[...]] : [self[..<(count / 2)], self[(count / 2)...]]
  }
}
