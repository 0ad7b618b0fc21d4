/// A Swift file as a tree: complete, with both branches of each `#if`, whatever its bytes are.
///
/// Nodes are numbers in the order in which they begin, outer ones first; 0 is the file.
public struct CodeTree: Sendable {
  public typealias Node = Int

  public let bytes: [UInt8]
  /// In their order, with comments.
  public let tokens: [CodeToken]
  /// Why the file has no nodes but itself; nil if it was parsed.
  public let flaw: String?
  let nodes: [Stored]

  /// Parses a file, unless its code is nested too deeply for a parser.
  public init(_ bytes: [UInt8]) { self.init(bytes, Self.tokens(of: bytes)) }

  public static func tokens(of bytes: [UInt8]) -> [CodeToken] { CodeLexer.tokens(of: bytes) }

  /// Whether each bracket, string and comment in it ends in it, and none that is open before.
  public static func isComplete(_ bytes: [UInt8]) -> Bool { CodeLexer.isComplete(bytes) }

  /// Takes the tokens of the same bytes, for callers that ask first how deep the code is.
  public init(_ bytes: [UInt8], _ tokens: [CodeToken]) {
    self.bytes = bytes
    self.tokens = tokens
    let depth = CodeDepth(of: tokens).flaw
    var parser = CodeParser(bytes, depth == nil ? tokens : [])
    let parsed = parser.parseFile()
    let isDeep = Self.depth(of: parsed) > Self.mostNodes
    flaw = depth ?? (isDeep ? "nested too deeply: more than \(Self.mostNodes) parts" : nil)
    if isDeep {
      var empty = CodeParser(bytes, [])
      nodes = empty.parseFile()
    } else {
      nodes = parsed
    }
  }

  /// Functions that call themselves for each child need a stack this deep; no one writes such code.
  private static let mostNodes = 2_000

  private static func depth(of nodes: [Stored]) -> Int {
    var depths: [Int] = []
    depths.reserveCapacity(nodes.count)
    for node in nodes { depths.append(depths.isEmpty ? 0 : depths[Int(node.parent)] + 1) }
    return depths.max() ?? 0
  }

  /// Where a node is, which is all that a tree consists of.
  struct Stored: Equatable, Sendable {
    let kind: CodeKind
    /// Without the white space and the comments around it.
    let start: Int32
    let end: Int32
    /// Its own number for the file.
    let parent: Int32
    /// The number of the first node that isn't inside it.
    let after: Int32
  }

  public var all: Range<Node> { 0..<nodes.count }
  public func kind(_ node: Node) -> CodeKind { nodes[node].kind }
  public func range(_ node: Node) -> Range<Int> { Int(nodes[node].start)..<Int(nodes[node].end) }
  public func start(_ node: Node) -> Int { Int(nodes[node].start) }
  public func end(_ node: Node) -> Int { Int(nodes[node].end) }

  public func parent(_ node: Node) -> Node? { node == 0 ? nil : Int(nodes[node].parent) }

  /// From its parent to the file.
  public func ancestors(_ node: Node) -> some Sequence<Node> {
    sequence(state: node) { next in
      guard let parent = parent(next) else { return nil }
      next = parent
      return parent
    }
  }

  /// Everything inside a node, in order.
  public func descendants(_ node: Node) -> Range<Node> { node + 1..<Int(nodes[node].after) }

  public func children(_ node: Node) -> Children { Children(tree: self, node: node) }

  public struct Children: Sequence, IteratorProtocol {
    private let tree: CodeTree
    private var current: Node
    private let end: Node

    init(tree: CodeTree, node: Node) {
      self.tree = tree
      current = node + 1
      end = Int(tree.nodes[node].after)
    }

    public mutating func next() -> Node? {
      guard current < end else { return nil }
      defer { current = Int(tree.nodes[current].after) }
      return current
    }
  }

  public func first(_ node: Node) -> Node? { children(node).first { _ in true } }

  public func last(_ node: Node) -> Node? { Array(children(node)).last }

  /// The first child of a kind.
  public func child(_ kind: CodeKind, of node: Node) -> Node? {
    children(node).first { nodes[$0].kind == kind }
  }

  public func children(_ kind: CodeKind, of node: Node) -> [Node] {
    children(node).filter { nodes[$0].kind == kind }
  }

  /// The innermost node around an offset.
  public func node(at offset: Int) -> Node {
    var node = nodes.partition { Int($0.start) > offset } - 1
    while node > 0, end(node) <= offset { node = Int(nodes[node].parent) }
    return max(node, 0)
  }

  /// The name that a node is or has, without backticks.
  public func name(_ node: Node) -> String? {
    if nodes[node].kind.isName { return text(nameRange(node)) }
    let named = children(node).reversed().first {
      [.declaredName, .memberName, .typeName, .pathComponent].contains(nodes[$0].kind)
    }
    return named.map { text(nameRange($0)) }
  }

  private func nameRange(_ node: Node) -> Range<Int> {
    let range = range(node)
    let isQuoted = range.count > 2 && bytes[range.lowerBound] == UInt8(ascii: "`")
    return isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  public func text(_ node: Node) -> String { text(range(node)) }

  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The tokens that begin in a range.
  public func tokens(in range: Range<Int>) -> ArraySlice<CodeToken> {
    let first = tokens.partition { Int($0.start) >= range.lowerBound }
    let end = tokens.partition { Int($0.start) >= range.upperBound }
    return tokens[first..<max(first, end)]
  }

  public func text(_ token: CodeToken) -> String { text(token.range) }
}

extension Array {
  /// The first index for which the predicate holds, in an array where it holds from there on.
  func partition(_ predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
