import CToolchain

/// Flattens sourcekitd's nested answer without copying what isn't needed.
struct SyntaxTreeBuilder {
  private(set) var tree = SyntaxTree()
  private let call: syntax_functions
  private let names: syntax_names
  private let kinds: SourceKitKinds

  init(kit: SourceKit) {
    call = kit.call
    names = kit.names
    kinds = kit.kinds
  }

  mutating func addTokens(of answer: syntax_value) {
    let map = call.value(answer, names.syntaxMap)
    let count = call.count(map)
    tree.tokens.reserveCapacity(count)
    for index in 0..<count {
      let token = call.element(map, index)
      guard let range = range(of: token) else { continue }
      tree.tokens.append(Token(kind: kinds.token(call.name(token, names.kind)), range: range))
    }
  }

  mutating func addStructure(of answer: syntax_value) {
    addChildren(of: answer, Surroundings())
  }

  /// What surrounds a node.
  private struct Surroundings {
    /// The index of the innermost declaration.
    var declaration: Int?
    /// The end of the innermost block.
    var blockEnd = 0
    /// For a case, the subject of the `switch` around it, and the end of that.
    var subject: (question: Range<Int>, end: Int)?
  }

  private mutating func addChildren(of node: syntax_value, _ around: Surroundings) {
    let children = call.value(node, names.substructure)
    for index in 0..<call.count(children) {
      add(call.element(children, index), around)
    }
  }

  private mutating func add(_ node: syntax_value, _ around: Surroundings) {
    let name = call.name(node, names.kind)
    let parent = around.declaration
    var around = around
    addCondition(node, name, around)
    around.subject = nil
    if let kind = kinds.declaration(name), let declaration = declaration(node, kind, parent) {
      around.declaration = tree.declarations.count
      around.blockEnd = declaration.range.upperBound
      tree.declarations.append(declaration)
    } else if let kind = kinds.branch(name) {
      let offset = Int(call.integer(node, names.offset))
      tree.branches.append(Branch(kind: kind, offset: offset))
    } else if name == names.call, let call = callExpression(node) {
      tree.calls.append(call)
    } else if name == names.closure, let range = range(of: node) {
      tree.closures.append(range)
    }
    if name == names.closure || name == names.block || name == names.clause {
      around.blockEnd = range(of: node)?.upperBound ?? around.blockEnd
    } else if name == names.switchStatement {
      let end = range(of: node)?.upperBound ?? around.blockEnd
      around.subject = elements(of: node, names.expression).first.map { ($0, end) }
    }
    addChildren(of: node, around)
  }

  private mutating func addCondition(
    _ node: syntax_value, _ name: SourceKitName?, _ around: Surroundings
  ) {
    let kind: Branch.Kind
    switch name {
    case names.ifStatement, names.guardStatement: kind = .statement
    case names.clause: kind = .clause
    default: return
    }
    guard let range = range(of: node) else { return }
    let asked = elements(of: node, names.condition)
    let start = asked.first?.lowerBound ?? range.lowerBound
    let end = around.subject?.end ?? range.upperBound
    tree.conditions.append(
      ConditionalStatement(
        kind: kind,
        question: around.subject?.question ?? start..<(asked.last?.upperBound ?? start),
        patterns: around.subject == nil ? [] : elements(of: node, names.pattern),
        range: range, rest: end..<max(around.blockEnd, end)))
  }

  /// The parts of a statement that have this kind.
  private func elements(of node: syntax_value, _ kind: SourceKitName) -> [Range<Int>] {
    let elements = call.value(node, names.elements)
    return (0..<call.count(elements)).compactMap { index in
      let element = call.element(elements, index)
      guard call.name(element, names.kind) == kind else { return nil }
      return range(of: element)
    }
  }

  private func declaration(
    _ node: syntax_value,
    _ kind: Declaration.Kind,
    _ parent: Int?
  ) -> Declaration? {
    guard let range = range(of: node) else { return nil }
    return Declaration(
      kind: kind,
      name: call.string(node, names.name).map { String(cString: $0) } ?? "",
      nameRange: self.range(of: node, names.nameOffset, names.nameLength)
        ?? range.lowerBound..<range.lowerBound,
      range: range,
      fullRange: min(
        firstAttribute(of: node) ?? range.lowerBound,
        range.lowerBound
      )..<range.upperBound,
      body: self.range(of: node, names.bodyOffset, names.bodyLength),
      parent: parent
    )
  }

  private func callExpression(_ node: syntax_value) -> Call? {
    guard let callee = range(of: node, names.nameOffset, names.nameLength) else {
      return nil
    }
    let children = call.value(node, names.substructure)
    let arguments = (0..<call.count(children)).compactMap { index -> Call.Argument? in
      let child = call.element(children, index)
      guard call.name(child, names.kind) == names.argument,
        let range = range(of: child)
      else { return nil }
      let label = call.string(child, names.name).map { String(cString: $0) } ?? ""
      return Call.Argument(label: label, range: range)
    }
    return Call(callee: callee, arguments: arguments)
  }

  /// Attributes are outside the range of what they are attached to.
  private func firstAttribute(of node: syntax_value) -> Int? {
    let attributes = call.value(node, names.attributes)
    return (0..<call.count(attributes))
      .map { Int(call.integer(call.element(attributes, $0), names.offset)) }
      .min()
  }

  private func range(of node: syntax_value) -> Range<Int>? {
    range(of: node, names.offset, names.length)
  }

  /// An absent range reads as zeros; no declaration begins at 0 and is empty.
  private func range(
    of node: syntax_value,
    _ offsetKey: SourceKitName,
    _ lengthKey: SourceKitName
  ) -> Range<Int>? {
    let offset = Int(call.integer(node, offsetKey))
    let length = Int(call.integer(node, lengthKey))
    guard offset >= 0, length >= 0, offset + length > 0 else { return nil }
    return offset..<offset + length
  }
}
