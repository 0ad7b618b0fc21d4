import SwiftCode

extension ExpressionReader {
  /// Reads a function's block, a property's accessors, or a value.
  mutating func readBody(_ node: Node) {
    switch code.kind(node) {
    case .block: readBlock(node, isResult: true)
    case .accessors:
      for accessor in code.parts(of: node) { readAccessor(accessor) }
    case .initialValue, .defaultValue, .argument: _ = read(node, result)
    default: readStatement(node)
    }
  }

  private mutating func readAccessor(_ node: Node) {
    let word = code.name(node, .declaredName)
    var names: [String: Shape] = [:]
    if ["set", "willSet", "didSet", "init"].contains(word) {
      names[word == "didSet" ? "oldValue" : "newValue"] = result
      for name in code.parameters(of: node).map(\.name) { names[name] = result }
    }
    if let block = code.tree.child(.block, of: node) {
      readBlock(block, names, isResult: word == "get")
    }
  }

  /// Reads a block in its own scope; its only expression may be a result.
  private mutating func readBlock(
    _ node: Node, _ names: [String: Shape] = [:], isResult: Bool = false
  ) {
    locals.append(names)
    readStatements(code.parts(of: node), isResult: isResult)
    locals.removeLast()
  }

  private mutating func readStatements(_ nodes: [Node], isResult: Bool) {
    for node in nodes { readStatement(node, isResult: isResult && nodes.count == 1) }
  }

  mutating func readStatement(_ node: Node, isResult: Bool = false) {
    switch code.kind(node) {
    case .variableDeclaration: readLocals(node)
    case .functionDeclaration: readLocalFunction(node)
    case .ifStatement, .guardStatement, .whileStatement: readConditional(node, isResult)
    case .forStatement: readLoop(node)
    case .switchStatement: readSwitch(node, isResult)
    case .doStatement, .repeatStatement, .deferStatement:
      for part in code.parts(of: node) {
        switch code.kind(part) {
        case .block: readBlock(part, isResult: isResult)
        case .catchClause: readCatch(part, isResult)
        default: _ = read(part)
        }
      }
    case .returnStatement:
      if let value = code.value(of: node) { give(read(value, resultShape)) }
    // Their contents don't belong to any type with a symbol.
    case .extensionDeclaration, .typealiasDeclaration, .importDeclaration: break
    case let kind where kind.isTypeDeclaration: break
    default:
      let shape = read(node, isResult ? resultShape : .unknown)
      if isResult { give(shape) }
    }
  }

  private mutating func give(_ shape: Shape) {
    if let last = returned.last, !last.isKnown { returned[returned.count - 1] = shape }
  }

  /// The expected type of a returned value.
  private var resultShape: Shape { returned.count == 1 ? result : .unknown }

  // MARK: Locals

  private mutating func readLocals(_ node: Node) {
    for variable in code.tree.children(.variable, of: node) {
      let shape = readDeclared(variable) ?? .unknown
      if let pattern = code.value(of: variable) { readPattern(pattern, shape) }
      guard let body = code.tree.block(of: variable) else { continue }
      returned.append(.unknown)
      readBody(body)
      returned.removeLast()
    }
  }

  /// Reads the type or value after a declared name; nil if there is neither.
  private mutating func readDeclared(_ node: Node) -> Shape? {
    let written = code.type(in: code.tree.child(.typeAnnotation, of: node))
    let declared = written.map { shape(of: $0) }
    guard let value = code.tree.child(.initialValue, of: node) else { return declared }
    let given = read(value, declared ?? .unknown)
    return declared.flatMap { $0.isKnown ? $0 : nil } ?? given
  }

  private mutating func readLocalFunction(_ node: Node) {
    let outer = context
    context.generics += code.genericParameters(of: node)
    let parameters = code.parameters(of: node)
    let shapes = parameters.map { shape(of: $0.type) }
    let type = code.type(in: code.tree.child(.result, of: node))
    bind(code.name(node, .declaredName), .function(shapes, shape(of: type)))
    returned.append(.unknown)
    if let body = code.tree.block(of: node) {
      readBlock(body, Dictionary(zip(parameters.map(\.name), shapes)) { first, _ in first })
    }
    returned.removeLast()
    context = outer
  }

  // MARK: Conditions and loops

  private mutating func readConditional(_ node: Node, _ isResult: Bool) {
    let isGuard = code.kind(node) == .guardStatement
    let parts = code.parts(of: node)
    if !isGuard { locals.append([:]) }
    var isInside = !isGuard
    for part in parts {
      switch code.kind(part) {
      case .condition:
        if let condition = code.value(of: part) { readCondition(condition) }
      case .block:
        readBlock(part, isResult: isResult)
        // What is bound can't be seen after `else`.
        if isInside { locals.removeLast() }
        isInside = false
      default: readStatement(part, isResult: isResult)
      }
    }
    if isInside { locals.removeLast() }
  }

  private mutating func readCondition(_ node: Node) {
    switch code.kind(node) {
    case .optionalBinding:
      guard let pattern = code.value(of: node) else { return }
      let name = code.name(pattern)
      let shape = readDeclared(node) ?? valueOf(name) ?? .unknown
      if name != "self" { readPattern(pattern, shape.unwrapped) }
    case .caseCondition:
      // The pattern comes before the value that it is matched against.
      let shape = readDeclared(node) ?? .unknown
      if let pattern = code.value(of: node) { readPattern(pattern, shape) }
    case .availability: break
    default: _ = read(node)
    }
  }

  /// `if let name` uses the value with this name.
  private mutating func valueOf(_ name: String) -> Shape? {
    if let shape = local(name) { return shape }
    guard let type = context.type, let member = table.members(name, of: type).first else {
      return nil
    }
    return shape(of: member, [:])
  }

  private mutating func readLoop(_ node: Node) {
    let parts = code.parts(of: node).filter { code.kind($0) != .label }
    guard let pattern = parts.first else { return }
    locals.append([:])
    let written = code.type(in: code.tree.child(.typeAnnotation, of: node))
    for part in parts.dropFirst() {
      switch code.kind(part) {
      case .typeAnnotation: break
      case .block: readBlock(part)
      case .whereClause: _ = read(part)
      default:
        let element = read(part).element
        readPattern(pattern, written.map { shape(of: $0) } ?? element)
      }
    }
    locals.removeLast()
  }

  private mutating func readSwitch(_ node: Node, _ isResult: Bool) {
    var subject = Shape.unknown
    for part in code.parts(of: node) where code.kind(part) != .label {
      if code.kind(part) == .switchCase {
        readCase(part, of: subject, isResult)
      } else {
        subject = read(part)
      }
    }
  }

  private mutating func readCase(_ node: Node, of subject: Shape, _ isResult: Bool) {
    locals.append([:])
    let parts = code.parts(of: node)
    for part in parts where code.kind(part) == .caseItem { readPattern(part, subject) }
    readStatements(
      parts.filter { ![.caseItem, .attribute].contains(code.kind($0)) }, isResult: isResult)
    locals.removeLast()
  }

  private mutating func readCatch(_ node: Node, _ isResult: Bool) {
    locals.append(["error": .unknown])
    for part in code.parts(of: node) {
      if code.kind(part) == .block {
        readBlock(part, isResult: isResult)
      } else {
        readPattern(part, .unknown)
      }
    }
    locals.removeLast()
  }

  // MARK: Closures

  mutating func readClosure(_ node: Node, _ expected: Shape) -> Shape {
    var parameters: [Shape] = []
    var wanted = Shape.unknown
    if case .function(let shapes, let result) = expected.unwrapped {
      (parameters, wanted) = (shapes, result)
    }
    locals.append([:])
    numbered.append(parameters)
    returned.append(.unknown)
    var statements: [Node] = []
    for part in code.parts(of: node) {
      switch code.kind(part) {
      case .captures: readCaptures(part)
      case .parameters: bindParameters(part, parameters)
      case .result: wanted = shape(of: code.type(in: part))
      case .attribute, .effect: break
      default: statements.append(part)
      }
    }
    readStatements(statements, isResult: true)
    let result = returned.popLast() ?? .unknown
    numbered.removeLast()
    locals.removeLast()
    return .function(parameters, result.isKnown ? result : wanted)
  }

  private mutating func readCaptures(_ node: Node) {
    for capture in code.tree.children(.capture, of: node) {
      if let name = code.tree.child(.declaredName, of: capture) {
        bind(code.name(name), readDeclared(capture) ?? .unknown)
      } else if let value = code.parts(of: capture).last {
        let shape = read(value)
        if code.kind(value) == .reference, code.name(value) != "self" {
          bind(code.name(value), shape)
        }
      }
    }
  }

  private mutating func bindParameters(_ list: Node, _ expected: [Shape]) {
    let parameters = code.tree.children(.parameter, of: list)
    // A single tuple can be taken apart by names.
    var shapes = expected
    if parameters.count > 1, case .tuple(_, let parts)? = expected.first,
      expected.count == 1 || parameters.count == parts.count
    {
      shapes = parts
    } else if parameters.count > 1, expected.count == 1 {
      shapes = []
    }
    for (number, parameter) in parameters.enumerated() {
      let written = code.type(in: code.tree.child(.typeAnnotation, of: parameter))
      let shape = written.map { self.shape(of: $0) } ?? shapes.part(number)
      guard let pattern = code.value(of: parameter) else { continue }
      readPattern(pattern, shape)
      // `$item` is a binding, and `item` is its value.
      let name = code.name(pattern)
      if name.hasPrefix("$"), case .foreign("Binding", let arguments) = shape {
        bind(String(name.dropFirst()), arguments.part(0))
      }
    }
  }
}
