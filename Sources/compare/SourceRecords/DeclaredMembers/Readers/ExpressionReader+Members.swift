import SwiftCode

extension ExpressionReader {
  /// Reads a name, a value or a closure, with the members, calls and subscripts that follow it.
  ///
  /// From the first part outwards, as a chain may have thousands of parts. The `root` is what a
  /// member without a base belongs to, if it isn't of the expected type.
  mutating func operand(_ node: Node, _ expected: Shape, root: Shape? = nil) -> Operand {
    var chain = [node]
    while let base = code.base(of: chain[chain.count - 1]) { chain.append(base) }
    var operand = readPrimary(chain.removeLast(), expected, root)
    for node in chain.reversed() { operand = readSuffix(node, of: operand, expected) }
    return operand
  }

  private mutating func readSuffix(_ node: Node, of base: Operand, _ expected: Shape) -> Operand {
    switch code.kind(node) {
    // `Cat.init(…)` is `Cat(…)`.
    case .member where base.isType && code.usedName(of: node)?.isCalledInitializer == true:
      return base
    case .member: return readMember(node, of: settle(base))
    case .call: return readCall(node, of: base, expected)
    case .subscriptAccess: return readSubscript(node, of: base)
    case .specialization: return specialized(base, by: code.arguments(of: node))
    case .conditionalMembers:
      return code.parts(of: node).dropFirst().reduce(base) { base, member in
        operand(member, .unknown, root: settle(base))
      }
    default: return Operand(shape: settle(base).unwrapped)
    }
  }

  private mutating func readMember(_ node: Node, of base: Shape) -> Operand {
    guard let name = code.usedName(of: node) else { return Operand() }
    guard name.text.first?.isNumber == true else { return member(name, of: base) }
    // `.0.1` is one number to the lexer.
    let shape = name.text.split(separator: ".").reduce(base) { base, part in
      if let number = Int(part), case .tuple(_, let parts) = base {
        parts.part(number)
      } else {
        .unknown
      }
    }
    return Operand(shape: shape)
  }

  private func specialized(_ operand: Operand, by arguments: [WrittenType]) -> Operand {
    let shapes = arguments.map { shape(of: $0) }
    var operand = operand
    switch operand.shape {
    case .type(let id, _): operand.shape = .type(id, shapes)
    case .foreignType(let name, _): operand.shape = .foreignType(name, shapes)
    default: break
    }
    return operand
  }

  // MARK: The first part

  private mutating func readPrimary(_ node: Node, _ expected: Shape, _ root: Shape?) -> Operand {
    switch code.kind(node) {
    case .reference: return code.usedName(of: node).map { readName($0) } ?? Operand()
    case .member:
      if let root { return readMember(node, of: root) }
      return readImplicitMember(node, expected)
    case .parentheses: return Operand(shape: read(node, expected))
    case .tuple: return Operand(shape: readTuple(node, expected))
    case .array, .dictionary: return Operand(shape: readCollection(node, expected))
    case .closure: return Operand(shape: readClosure(node, expected))
    case .keyPath: return Operand(shape: readKeyPath(node, expected))
    case .typeExpression: return Operand(shape: shape(of: code.type(in: node)).metatype)
    case .macroExpansion:
      // The closure of `#Predicate<Cat> { … }` takes the generic arguments.
      let types = code.arguments(of: node).map { shape(of: $0) }
      let passed = PassedValues(node, in: code)
      _ = readValues(passed) { _, _, _ in types.isEmpty ? .unknown : .function(types, .unknown) }
      return Operand()
    case let kind where kind.isType || kind.isName: return Operand()
    default:
      for part in code.parts(of: node) { _ = read(part) }
      return Operand()
    }
  }

  /// Reads `.name`, a member of the expected type.
  private mutating func readImplicitMember(_ node: Node, _ expected: Shape) -> Operand {
    guard let name = code.usedName(of: node) else { return Operand() }
    let type = expected.unwrapped.bound
    if case .instance(let id, let arguments) = type {
      return member(name, of: .type(id, arguments))
    }
    if case .foreign = type {
      return Operand(foreign: (name.text, type))
    }
    return Operand(foreign: (name.text, .unknown))
  }

  private mutating func readTuple(_ node: Node, _ expected: Shape) -> Shape {
    var labels: [String?] = []
    var shapes: [Shape] = []
    for part in code.parts(of: node) {
      labels.append(code.tree.child(.label, of: part).map(code.name))
      var own = expected
      if case .tuple(_, let parts) = expected { own = parts.part(shapes.count) }
      shapes.append(read(part, own))
    }
    return .tuple(labels, shapes)
  }

  private mutating func readCollection(_ node: Node, _ expected: Shape) -> Shape {
    let element = expected.unwrapped.element
    let isDictionary = code.kind(node) == .dictionary
    var known: [Shape] = [.unknown, .unknown]
    for (number, part) in code.parts(of: node).enumerated() {
      // Keys and values follow each other.
      let place = isDictionary ? number % 2 : 0
      let shape = read(part, place == 0 ? element : .unknown)
      if !known[place].isKnown { known[place] = shape }
    }
    if element.isKnown { return expected.unwrapped }
    if known[1].isKnown { return .foreign("Dictionary", known) }
    return known[0].isKnown ? .array(known[0]) : .unknown
  }

  /// Reads `\Type.member.member`, using the expected type if none is written.
  private mutating func readKeyPath(_ node: Node, _ expected: Shape) -> Shape {
    guard let path = code.value(of: node) else { return .unknown }
    var chain = [path]
    while let base = code.base(of: chain[chain.count - 1]) { chain.append(base) }
    var shape = Shape.unknown
    if code.kind(chain[chain.count - 1]) == .reference {
      shape = code.usedName(of: chain.removeLast()).flatMap(typeName)?.shape.value ?? .unknown
      while let last = chain.last, let type = innerType(last, of: shape) {
        shape = .instance(type, [])
        chain.removeLast()
      }
    } else if case .function(let parameters, _) = expected.unwrapped {
      shape = parameters.part(0)
    } else if case .foreign(let name, let arguments) = expected.unwrapped,
      name.hasSuffix("KeyPath")
    {
      shape = arguments.part(0)
    }
    let root = shape
    for node in chain.reversed() { shape = readComponent(node, of: shape) }
    return .function([root], shape)
  }

  private mutating func readComponent(_ node: Node, of shape: Shape) -> Shape {
    switch code.kind(node) {
    case .subscriptAccess: return readSubscript(node, of: Operand(shape: shape)).shape
    case .specialization: return shape
    case .member:
      guard let name = code.usedName(of: node) else { return shape }
      let operand = member(name, of: shape)
      let settled = settle(operand)
      // A path to a case leads to what it carries.
      if operand.functions.first?.kind == .enumCase, case .function(let payload, _) = settled {
        return payload.part(0)
      }
      return settled
    default: return shape.unwrapped
    }
  }

  /// The nested type that a member of a type's name stands for, if it is one.
  private func innerType(_ node: Node, of shape: Shape) -> Int? {
    guard case .instance(let id, _) = shape, code.kind(node) == .member else { return nil }
    return table.inner(code.name(node), of: id, file: context.file)
  }
}

extension ActiveCode {
  /// What is before the dot, the `?` or the brackets; nil for the first part of a chain.
  func base(of node: Node) -> Node? {
    switch kind(node) {
    case .member, .call, .subscriptAccess, .specialization, .optionalChain, .forceUnwrap,
      .conditionalMembers:
      guard let first = tree.first(node) else { return nil }
      return [.memberName, .argument].contains(kind(first)) ? nil : first
    default: return nil
    }
  }

  /// The name of a reference or a member.
  func usedName(of node: Node) -> UsedName? {
    guard let leaf = kind(node) == .reference ? node : tree.child(.memberName, of: node) else {
      return nil
    }
    var callee = node
    while let parent = tree.parent(callee), kind(parent) == .specialization { callee = parent }
    let call = tree.parent(callee).flatMap {
      kind($0) == .call && base(of: $0) == callee ? $0 : nil
    }
    let rest = tree.end(leaf)..<max(tree.end(leaf), tree.end(node))
    let names = rest.isEmpty ? [] : tree.tokens(in: rest).filter { $0.kind == .word }
    return UsedName(
      text: name(leaf), offset: tree.start(leaf), call: call, argumentNames: names.map(tree.text))
  }

  /// The names of `Outer.Inner` as an expression; nil for anything else.
  func typePath(_ node: Node?) -> [String]? {
    guard let node else { return nil }
    switch kind(node) {
    case .reference: return [name(node)]
    case .member: return base(of: node).flatMap(typePath).map { $0 + [name(node)] }
    default: return nil
    }
  }
}
