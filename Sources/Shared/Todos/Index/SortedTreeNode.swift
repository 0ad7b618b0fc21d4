/// A part of a sorted tree, which never changes.
final class SortedTreeNode<Element: SortedTreeElement>: Sendable {
  enum Content: Sendable {
    case leaf([Element])
    /// At least two.
    case inner([SortedTreeNode])
  }

  /// The most elements of a leaf, and the most children of any other node.
  private static var capacity: Int { 32 }

  let content: Content
  let count: Int
  private let markedCount: Int

  private init(leaf elements: [Element]) {
    content = .leaf(elements)
    count = elements.count
    markedCount = elements.count(where: \.isMarked)
  }

  /// A node over others, one after the other: none are an empty leaf, and one is itself enough.
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

  /// A tree over elements that are in order, each node as full as can be.
  convenience init(sorted elements: [Element]) {
    var nodes = elements.parts(ofAtMost: Self.capacity).map { SortedTreeNode(leaf: Array($0)) }
    while nodes.count > Self.capacity {
      nodes = nodes.parts(ofAtMost: Self.capacity).map { SortedTreeNode(over: Array($0)) }
    }
    self.init(over: nodes)
  }
}

extension SortedTreeNode {
  /// The first element; only the root of an empty tree has none, and it is nobody's child.
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

  /// The node with an element in its place: two when it would be too large.
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

  /// The node without the element at the place of another; nil when nothing is left.
  ///
  /// Nodes that have become small stay so: a list is seldom deleted todo by todo.
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
  /// Whether the elements are the same; what two trees share is not looked at.
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
  /// The array in parts, each but the last of the length.
  fileprivate func parts(ofAtMost length: Int) -> [ArraySlice<Element>] {
    stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
  }

  /// The whole array, or both halves of one that is longer than a limit.
  fileprivate func halves(over limit: Int) -> [ArraySlice<Element>] {
    count <= limit ? [self[...]] : [self[..<(count / 2)], self[(count / 2)...]]
  }
}
