/// What code does with something that it names, however that is spelled: line breaks, comments,
/// parentheses, `self.`, `try`, `await`, `?` and `!` make no difference.
public struct CodeUse: Equatable, Sendable {
  public enum Kind: Sendable {
    /// Its own declaration.
    case declared
    /// In an annotation, an attribute, a generic argument, a base, a cast, a metatype.
    case named
    /// In the type of a stored property, functions' types excepted.
    case held
    /// It is the callee itself: `A()`, `A.init()`, `.init()`, `f()`.
    case made
    /// A member is called on it.
    case called
    /// A member is read from it, or it is an operand.
    case read
    /// It, or a part of it, is assigned, or passed with `&`.
    case set
    /// It is handed to something, as a whole: an argument, a result, the value of a name.
    case passedOn
    /// It is compared with a pattern.
    case matched
  }

  /// Where a value goes.
  public enum Destination: Equatable, Sendable {
    /// Nowhere: it is a statement.
    case nowhere
    /// An argument of a call, a subscript or a macro.
    case argument(CodeTree.Node, label: String?)
    /// The expression left of an assignment.
    case assigned(to: CodeTree.Node)
    /// The first value of a `variable`, an `optionalBinding` or a `capture`.
    case initial(of: CodeTree.Node)
    /// A parameter that has it if nothing else is passed.
    case defaultValue(of: CodeTree.Node)
    /// The function, accessor or closure that it is a result of.
    case result(of: CodeTree.Node)
    /// A member of it is used; the member's name.
    case member(CodeTree.Node)
    /// An operator, a condition, an interpolation, a subject, a loop.
    case operand(of: CodeTree.Node)
  }

  public let kind: Kind
  /// The name of the member that is called, read or set.
  public var member: CodeTree.Node?
  /// The call that makes or calls it, the assignment that sets it, the type that names it.
  public let by: CodeTree.Node
  /// Where its value goes, or that of the call or the member.
  public var destination = Destination.nowhere
}

extension CodeTree {
  /// How the name at an offset is used; nil if there is no name.
  public func use(at offset: Int) -> CodeUse? {
    let name = node(at: offset)
    switch kind(name) {
    case .typeName: return useInType(name)
    case .reference: return use(ofValue: name, name: name)
    case .memberName:
      guard let member = parent(name) else { return nil }
      if kind(member) == .macroExpansion {
        return CodeUse(kind: .made, by: member, destination: destination(member))
      }
      return use(ofValue: member, name: name)
    case .declaredName, .label: return parent(name).map { CodeUse(kind: .declared, by: $0) }
    case .pathComponent: return parent(name).map { CodeUse(kind: .named, by: $0) }
    default: return nil
    }
  }

  /// The stored property whose type or first value has what is used so.
  public func holder(_ use: CodeUse) -> Node? {
    if use.kind == .held { return ancestors(use.by).first { kind($0) == .variable } }
    guard case .initial(let variable) = use.destination, isStored(variable) else { return nil }
    return variable
  }

  /// Whether a `variable` is a property that stores something in a value of a type.
  public func isStored(_ variable: Node) -> Bool {
    guard kind(variable) == .variable, child(.block, of: variable) == nil,
      let declaration = parent(variable),
      let around = ancestors(declaration).first(where: {
        ![.clause, .conditionalCompilation].contains(kind($0))
      }),
      kind(around) == .members, parent(around).map(kind) != .protocolDeclaration
    else { return false }
    return child(.accessors, of: variable).map { accessors in
      descendants(accessors).lazy.filter { kind($0) == .accessor && parent($0) == accessors }
        .allSatisfy { ["willSet", "didSet"].contains(name($0)) }
    } ?? true
  }

  /// The branches of `#if` around a node, innermost first.
  public func clauses(around node: Node) -> [Node] {
    ancestors(node).filter { kind($0) == .clause }
  }

  // MARK: Types

  private func useInType(_ name: Node) -> CodeUse {
    var type = name
    var isWhole = true
    for around in ancestors(name) {
      switch kind(around) {
      case .functionType, .metatype: isWhole = false
      case _ where kind(around).isType: break
      case .genericArguments, .tupleElement: break
      case .typeExpression, .specialization:
        return CodeUse(kind: .named, by: around, destination: destination(around))
      case .typeAnnotation:
        let isHeld = isWhole && parent(around).map(isStored) ?? false
        return CodeUse(kind: isHeld ? .held : .named, by: around)
      default: return CodeUse(kind: .named, by: around)
      }
      type = around
    }
    return CodeUse(kind: .named, by: type)
  }

  // MARK: Values

  /// How an expression is used, of which the name is the last part.
  private func use(ofValue expression: Node, name: Node) -> CodeUse {
    if isPattern(expression) { return CodeUse(kind: .matched, by: outermost(expression)) }
    let whole = outermost(expression)
    guard let around = parent(whole) else { return CodeUse(kind: .read, by: whole) }
    if isTarget(whole) {
      return CodeUse(kind: .set, member: memberName(of: around, base: whole), by: setter(of: whole))
    }
    switch kind(around) {
    case .call where isFirst(whole, of: around):
      return CodeUse(kind: .made, by: around, destination: destination(around))
    case .member:
      guard let member = memberName(of: around, base: whole) else { break }
      switch text(member) {
      case "init": return use(ofValue: around, name: name)
      case "self", "Type", "Protocol":
        return CodeUse(kind: .named, by: around, destination: destination(around))
      default: break
      }
      if isInKeyPath(around), kind(name) == .reference, expression == name {
        return CodeUse(kind: .named, by: around)
      }
      let outer = outermost(around)
      if let call = parent(outer), kind(call) == .call, isFirst(outer, of: call) {
        return CodeUse(kind: .called, member: member, by: call, destination: destination(call))
      }
      return CodeUse(kind: .read, member: member, by: around, destination: destination(around))
    case .subscriptAccess where isFirst(whole, of: around):
      return CodeUse(kind: .read, by: around, destination: destination(around))
    default: break
    }
    let destination = destination(whole)
    return switch destination {
    case .operand(let user): CodeUse(kind: .read, by: user, destination: destination)
    case .nowhere: CodeUse(kind: .read, by: whole)
    default: CodeUse(kind: .passedOn, by: around, destination: destination)
    }
  }

  private func isFirst(_ node: Node, of parent: Node) -> Bool { node == parent + 1 }

  /// The expression with the parentheses and words around it that make no difference.
  private func outermost(_ expression: Node) -> Node {
    var whole = expression
    while let around = parent(whole), isFirst(whole, of: around),
      Self.transparent.contains(kind(around))
    {
      whole = around
    }
    return whole
  }

  private static let transparent: Set<CodeKind> = [
    .parentheses, .specialization, .tryExpression, .awaitExpression, .markedExpression,
    .optionalChain, .forceUnwrap,
  ]

  private func memberName(of node: Node, base: Node) -> Node? {
    guard kind(node) == .member, isFirst(base, of: node) else { return nil }
    return children(.memberName, of: node).last
  }

  /// Whether an expression, or what it is a base of, is assigned or passed with `&`.
  private func isTarget(_ expression: Node) -> Bool { target(of: expression) != nil }
  private func setter(of expression: Node) -> Node { target(of: expression) ?? expression }

  private func target(of expression: Node) -> Node? {
    var node = expression
    while let around = parent(node) {
      switch kind(around) {
      case .assignment: return isFirst(node, of: around) ? around : nil
      case .inoutExpression: return around
      case .member, .subscriptAccess, .parentheses, .optionalChain, .forceUnwrap, .tuple,
        .tryExpression, .awaitExpression:
        guard isFirst(node, of: around) || kind(around) == .tuple else { return nil }
        node = around
      default: return nil
      }
    }
    return nil
  }

  private func isInKeyPath(_ node: Node) -> Bool {
    ancestors(node).first { ![.member, .optionalChain, .forceUnwrap].contains(kind($0)) }
      .map { kind($0) == .keyPath } ?? false
  }

  /// Whether an expression is a part of a pattern.
  private func isPattern(_ expression: Node) -> Bool {
    var inner = expression
    for around in ancestors(expression) {
      switch kind(around) {
      case .caseItem, .caseCondition:
        return kind(inner) != .whereClause && kind(inner) != .initialValue
      case .call:
        // The name of a case, or what it carries.
        break
      case .member, .argument, .tuple, .parentheses, .bindingPattern, .optionalChain, .cast,
        .specialization, .binary:
        break
      case .forStatement: return child(.bindingPattern, of: around) == inner
      default: return false
      }
      inner = around
    }
    return false
  }

  // MARK: Where a value goes

  /// Where the value of an expression goes.
  public func destination(_ expression: Node) -> CodeUse.Destination {
    var node = expression
    while let around = parent(node) {
      switch kind(around) {
      case .parentheses, .specialization, .tryExpression, .awaitExpression, .markedExpression,
        .optionalChain, .forceUnwrap, .array, .dictionary, .tuple, .typeExpression,
        .inoutExpression:
        node = around
      case .ternary:
        if isFirst(node, of: around) { return .operand(of: around) }
        node = around
      case .cast: node = around
      case .binary:
        guard let sign = child(.operatorSign, of: around), text(sign) == "??" else {
          return .operand(of: around)
        }
        node = around
      case .argument:
        guard let user = parent(around) else { return .nowhere }
        if kind(user) == .interpolation { return .operand(of: user) }
        // A tuple's element has a label, too.
        guard kind(user) != .tuple else {
          node = user
          continue
        }
        return .argument(around, label: child(.label, of: around).map(text))
      case .assignment: return isFirst(node, of: around) ? .nowhere : .assigned(to: around + 1)
      case .initialValue: return parent(around).map { .initial(of: $0) } ?? .nowhere
      case .capture: return .initial(of: around)
      case .defaultValue: return parent(around).map { .defaultValue(of: $0) } ?? .nowhere
      case .returnStatement: return function(around: around).map { .result(of: $0) } ?? .nowhere
      case .member:
        return memberName(of: around, base: node).map { .member($0) } ?? .nowhere
      case .block, .closure, .ifStatement, .switchStatement, .switchCase:
        return resultDestination(node, around)
      case .file, .members, .clause: return .nowhere
      default: return .operand(of: around)
      }
    }
    return .nowhere
  }

  private func function(around node: Node) -> Node? {
    ancestors(node).first {
      switch kind($0) {
      case .closure, .functionDeclaration, .initializerDeclaration, .accessor,
        .subscriptDeclaration, .variable:
        true
      default: false
      }
    }
  }

  /// The destination of an expression that is the only one in a block, and so its result.
  private func resultDestination(_ statement: Node, _ block: Node) -> CodeUse.Destination {
    switch kind(block) {
    case .closure:
      let statements = children(block).filter { !Self.closureHead.contains(kind($0)) }
      return statements == [statement] ? .result(of: block) : .nowhere
    case .block:
      guard children(block).elementsEqual([statement]), let owner = parent(block) else {
        return .nowhere
      }
      switch kind(owner) {
      case .functionDeclaration, .subscriptDeclaration:
        return child(.result, of: owner) == nil ? .nowhere : .result(of: owner)
      case .variable: return .result(of: owner)
      case .accessor: return name(owner) == "get" ? .result(of: owner) : .nowhere
      case .ifStatement, .doStatement: return branchDestination(owner)
      default: return .nowhere
      }
    case .switchCase:
      let statements = children(block).filter { kind($0) != .caseItem && kind($0) != .attribute }
      guard statements == [statement],
        let owner = ancestors(block).first(where: { kind($0) == .switchStatement })
      else { return .nowhere }
      return branchDestination(owner)
    // The subject.
    default: return .operand(of: block)
    }
  }

  /// Where the value of an `if` or `switch` goes, unless it is a statement.
  private func branchDestination(_ branch: Node) -> CodeUse.Destination {
    var branch = branch
    while let around = parent(branch), kind(around) == .ifStatement { branch = around }
    return destination(branch)
  }

  private static let closureHead: Set<CodeKind> = [
    .captures, .parameters, .effect, .result, .attribute,
  ]
}
