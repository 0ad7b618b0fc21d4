import SwiftCode

extension SyntaxTree {
  /// The declarations, calls and closures of a file, and the node of each declaration.
  static func outline(of code: CodeTree) -> (tree: SyntaxTree, nodes: [CodeTree.Node]) {
    var outline = Outline(code: code)
    for node in code.all { outline.add(node) }
    return (outline.tree, outline.nodes)
  }
}

/// Goes through a tree once, outer nodes first.
private struct Outline {
  let code: CodeTree
  var tree = SyntaxTree()
  var nodes: [CodeTree.Node] = []
  /// By the number of a node, the index of the declaration that it is.
  private var numbers: [CodeTree.Node: Int] = [:]
  /// The condition of an `#if` contains no calls.
  private var skipped = 0..<0

  init(code: CodeTree) { self.code = code }

  mutating func add(_ node: CodeTree.Node) {
    switch code.kind(node) {
    case .variable where code.child(.declaredName, of: node) == nil: break
    case .call, .subscriptAccess: addCall(node)
    case .closure: tree.closures.append(code.range(node))
    case .clauseCondition: skipped = code.range(node)
    case .declaredName: addBound(node)
    default:
      if let kind = Declaration.Kind(code.kind(node)) { add(kind, node) }
    }
  }

  private mutating func add(_ kind: Declaration.Kind, _ node: CodeTree.Node) {
    guard let name = code.signature(node) else { return }
    let outer = code.declaration(node)
    // Further names after one `let` have only themselves.
    let isFirst = outer == node || code.child(.variable, of: outer) == node
    let start = isFirst ? code.introducer(outer) : code.start(node)
    let declaration = Declaration(
      kind: kind, name: code.writtenName(node), nameRange: name, range: start..<code.end(node),
      fullRange: (isFirst ? code.start(outer) : start)..<code.end(node), body: code.body(node),
      parent: enclosing(node))
    append(declaration, node)
  }

  /// A name that a condition, a loop or a pattern binds.
  private mutating func addBound(_ name: CodeTree.Node) {
    guard let parent = code.parent(name), Self.patterns.contains(code.kind(parent)),
      let outer = code.ancestors(name).first(where: { Self.binders.contains(code.kind($0)) })
    else { return }
    let isVariable = code.kind(outer) == .variable
    let range = isVariable ? code.introducer(code.declaration(outer))..<code.end(outer) : nil
    let declaration = Declaration(
      kind: .variable, name: code.name(name) ?? "", nameRange: code.range(name),
      range: range ?? code.range(name), fullRange: range ?? code.range(name), body: nil,
      parent: enclosing(name))
    append(declaration, name)
  }

  private static let patterns: Set<CodeKind> = [
    .optionalBinding, .forStatement, .tuple, .bindingPattern, .argument, .cast, .optionalChain,
  ]
  private static let binders: Set<CodeKind> = [
    .optionalBinding, .forStatement, .caseItem, .caseCondition, .variable,
  ]

  private mutating func append(_ declaration: Declaration, _ node: CodeTree.Node) {
    numbers[node] = tree.declarations.count
    tree.declarations.append(declaration)
    nodes.append(node)
  }

  private func enclosing(_ node: CodeTree.Node) -> Int? {
    code.ancestors(node).lazy.compactMap { numbers[$0] }.first { _ in true }
  }

  private mutating func addCall(_ node: CodeTree.Node) {
    guard !skipped.contains(code.start(node)), let callee = code.first(node) else { return }
    let arguments = code.children(node).compactMap { child -> Call.Argument? in
      guard [.argument, .trailingClosure].contains(code.kind(child)) else { return nil }
      let label = code.child(.label, of: child).map(code.text) ?? ""
      // A second closure may have `_` in place of a label.
      let value = label == "_" ? code.child(.closure, of: child) : nil
      return Call.Argument(label: value == nil ? label : "", range: code.range(value ?? child))
    }
    tree.calls.append(Call(callee: code.range(callee), arguments: arguments))
  }
}

extension Declaration.Kind {
  init?(_ kind: CodeKind) {
    switch kind {
    case .classDeclaration, .actorDeclaration: self = .class
    case .structDeclaration: self = .struct
    case .enumDeclaration: self = .enum
    case .protocolDeclaration: self = .protocol
    case .extensionDeclaration: self = .extension
    case .typealiasDeclaration: self = .typealias
    case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration: self = .function
    case .subscriptDeclaration: self = .subscript
    case .variable: self = .variable
    default: return nil
    }
  }
}

/// What is asked of a declaration's node.
extension CodeTree {
  /// A variable's own node has neither attributes nor modifiers.
  func declaration(_ node: Node) -> Node {
    kind(node) == .variable ? parent(node) ?? node : node
  }

  /// The attributes and modifiers before a declaration, those in an `#if` too.
  private func head(_ declaration: Node) -> [Node] {
    children(declaration).prefix {
      [.attribute, .modifier, .conditionalCompilation].contains(kind($0))
    }
  }

  /// The name after each `@` before a declaration, in their order.
  func attributes(_ declaration: Node) -> [String] {
    children(.attribute, of: declaration).map { first($0).flatMap(name) ?? "" }
  }

  func modifiers(_ declaration: Node) -> [String] {
    children(.modifier, of: declaration).map(text)
  }

  func isStatic(_ node: Node) -> Bool {
    modifiers(declaration(node)).contains { ["static", "class"].contains($0) }
  }

  /// Whether nothing outside of its file can see it.
  func isOfFile(_ node: Node) -> Bool {
    modifiers(declaration(node)).contains { ["private", "fileprivate"].contains($0) }
  }

  /// Where the keyword is that introduces it, with `static` before it.
  func introducer(_ declaration: Node) -> Int {
    let head = head(declaration)
    guard let last = head.last else { return start(declaration) }
    let own = head.first { kind($0) == .modifier && ["static", "class"].contains(text($0)) }
    return own.map { start($0) }
      ?? tokens(in: end(last)..<end(declaration)).first { $0.kind != .comment }?.range.lowerBound
      ?? end(last)
  }

  /// The range of its name, with a function's parameters; nil without a name.
  func signature(_ node: Node) -> Range<Int>? {
    switch kind(node) {
    case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration:
      guard let parameters = child(.parameters, of: node) else { return nil }
      let start = child(.declaredName, of: node).map { self.start($0) } ?? introducer(node)
      return start..<max(start, end(parameters))
    case .deinitializerDeclaration:
      return introducer(node)..<introducer(node) + "deinit".utf8.count
    case .extensionDeclaration:
      return children(node).first { kind($0).isType }.map { range($0) }
    default: return child(.declaredName, of: node).map { range($0) }
    }
  }

  /// `f(a:_:)` for a function, `Outer.Inner` for an extension.
  func writtenName(_ node: Node) -> String {
    let base =
      switch kind(node) {
      case .initializerDeclaration: "init"
      case .subscriptDeclaration: "subscript"
      case .deinitializerDeclaration: "deinit"
      case .extensionDeclaration: children(node).first { kind($0).isType }.map(typeName) ?? ""
      default: name(node) ?? ""
      }
    guard let parameters = child(.parameters, of: node) else { return base }
    let first = base.unicodeScalars.first
    let isOperator = first.map { !$0.properties.isIDContinue && $0 != "$" } ?? false
    let labels = children(.parameter, of: parameters).map { parameter in
      if let label = child(.label, of: parameter) { return text(label) }
      return isOperator && kind(node) == .functionDeclaration || kind(node) == .subscriptDeclaration
        ? "_" : name(parameter) ?? "_"
    }
    return "\(base)(\(labels.map { "\($0):" }.joined()))"
  }

  /// A type on one line, however it is wrapped: `Reducer<State, Action>`.
  private func typeName(_ type: Node) -> String {
    let isWord = { (letter: Character?) in letter.map { $0.isLetter || $0.isNumber } ?? false }
    return tokens(in: range(type)).filter { $0.kind != .comment }.map(text)
      .reduce(into: "") { name, text in
        let isApart = text == "&" || text == "->" || isWord(name.last) && isWord(text.first)
        name += isApart || [",", ":", "&"].contains(name.last) || name.hasSuffix("->") ? " " : ""
        name += text
      }
  }

  /// Between its braces.
  func body(_ node: Node) -> Range<Int>? {
    children(node).first { [.members, .block, .accessors].contains(kind($0)) }.map(inside)
  }

  func inside(_ block: Node) -> Range<Int> {
    let start = start(block) + 1
    let isClosed = bytes[end(block) - 1] == UInt8(ascii: "}")
    return start..<max(start, end(block) - (isClosed ? 1 : 0))
  }

  /// What a type declares itself, those in branches of an `#if` too.
  func members(_ type: Node) -> [Node] {
    guard let block = child(.members, of: type) else { return [] }
    func flat(_ node: Node) -> [Node] {
      children(node).flatMap { child in
        [.conditionalCompilation, .clause].contains(kind(child)) ? flat(child) : [child]
      }
    }
    return flat(block)
  }
}
