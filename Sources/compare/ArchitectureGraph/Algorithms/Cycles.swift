/// Strongly connected components, by Tarjan's algorithm.
package struct Cycles<Node: Hashable> {
  private var successors: [Node: [Node]] = [:]
  private var index: [Node: Int] = [:]
  private var low: [Node: Int] = [:]
  private var stack: [Node] = []
  private var onStack: Set<Node> = []
  private var found: [[Node]] = []

  /// Every set of two nodes or more that can all reach each other.
  package static func all(_ pairs: [(from: Node, to: Node)]) -> [[Node]] {
    components(of: pairs.map(\.from), pairs).filter { $0.count > 1 }
  }

  /// Every node, grouped with the nodes that it can reach and that can reach it.
  ///
  /// A set comes after all sets that can be reached from it.
  package static func components(of nodes: [Node], _ pairs: [(from: Node, to: Node)]) -> [[Node]] {
    var search = Cycles()
    for pair in pairs { search.successors[pair.from, default: []].append(pair.to) }
    for node in nodes where search.index[node] == nil { search.visit(node) }
    return search.found
  }

  /// A step into a node and how many of its successors have been followed.
  private struct Step {
    let node: Node
    var next = 0
  }

  /// Uses its own stack, because a long chain of types would overflow the call stack.
  private mutating func visit(_ root: Node) {
    enter(root)
    var path = [Step(node: root)]
    while let step = path.last {
      let followers = successors[step.node] ?? []
      guard step.next < followers.count else {
        path.removeLast()
        leave(step.node, parent: path.last?.node)
        continue
      }
      path[path.count - 1].next += 1
      let follower = followers[step.next]
      if index[follower] == nil {
        enter(follower)
        path.append(Step(node: follower))
      } else if onStack.contains(follower) {
        lower(step.node, to: index[follower])
      }
    }
  }

  private mutating func enter(_ node: Node) {
    low[node] = index.count
    index[node] = index.count
    stack.append(node)
    onStack.insert(node)
  }

  private mutating func leave(_ node: Node, parent: Node?) {
    if low[node] == index[node] {
      var component: [Node] = []
      while let last = stack.popLast() {
        onStack.remove(last)
        component.append(last)
        if last == node { break }
      }
      found.append(component)
    }
    if let parent { lower(parent, to: low[node]) }
  }

  private mutating func lower(_ node: Node, to value: Int?) {
    if let value, let current = low[node] { low[node] = min(current, value) }
  }
}
