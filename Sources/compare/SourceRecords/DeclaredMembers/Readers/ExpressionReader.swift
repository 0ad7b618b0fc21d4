import SwiftCode

/// Reads code name by name, and finds out what each name after a dot refers to.
///
/// It knows what the source says: the declared types of properties, parameters and locals, the
/// results of functions, and a handful of the standard library's members. Anything else stays
/// unknown, and so does everything that depends on it: nothing is guessed.
struct ExpressionReader {
  typealias Node = CodeTree.Node

  let code: ActiveCode
  let table: MemberTable
  var context: TypeContext
  var isStatic: Bool
  /// Innermost last.
  var locals: [[String: Shape]] = [[:]]
  /// The parameters `$0`, `$1`, … of the enclosing closures.
  var numbered: [[Shape]] = []
  /// By the offset of each name, what it refers to.
  var found: [Int: FoundMember] = [:]
  /// The types of returned values, by closure.
  var returned: [Shape] = [.unknown]
  /// The result of the function around the code, or the type of the property.
  var result = Shape.unknown

  init(code: ActiveCode, table: MemberTable, context: TypeContext, isStatic: Bool) {
    self.code = code
    self.table = table
    self.context = context
    self.isStatic = isStatic
  }

  /// Reads an expression, and returns the type of its value.
  mutating func read(_ node: Node, _ expected: Shape = .unknown) -> Shape {
    let parts = code.parts(of: node)
    switch code.kind(node) {
    case .initialValue, .defaultValue, .argument, .condition, .whereClause, .tryExpression,
      .awaitExpression, .markedExpression, .inoutExpression, .parentheses, .postfixOperation:
      guard let value = code.value(of: node) else { return .unknown }
      return read(value, expected)
    case .prefixOperation: return parts.last.map { read($0, expected) } ?? .unknown
    case .binary: return readBinary(parts, expected)
    case .assignment: return readAssignment(parts)
    case .ternary:
      let shapes = parts.enumerated().map { read($1, $0 == 0 ? .unknown : expected) }
      return shapes.dropFirst().first(where: \.isKnown) ?? .unknown
    case .cast, .typeTest: return readCast(node, parts)
    case .ifStatement, .switchStatement, .doStatement:
      returned.append(.unknown)
      readStatement(node, isResult: true)
      return returned.popLast() ?? .unknown
    default: return settle(operand(node, expected), expected)
    }
  }

  private mutating func readBinary(_ parts: [Node], _ expected: Shape) -> Shape {
    var left = Shape.unknown
    var sign: String?
    for part in parts {
      if code.kind(part) == .operatorSign {
        sign = code.tree.text(part)
      } else {
        left = sign.map { readRight(part, of: $0, left, expected) } ?? read(part, expected)
      }
    }
    return left
  }

  private mutating func readRight(
    _ node: Node, of sign: String, _ left: Shape, _ expected: Shape
  ) -> Shape {
    switch sign {
    case "??":
      let right = read(node, left.unwrapped.isKnown ? left.unwrapped : expected)
      return left.unwrapped.isKnown ? left.unwrapped : right
    case "==", "!=", "===", "!==", "~=", "<", ">":
      _ = read(node, left.unwrapped)
      return .unknown
    case "&&", "||": return read(node)
    default:
      let right = read(node, left.isKnown ? left : expected)
      return left.isKnown ? left : right
    }
  }

  private mutating func readAssignment(_ parts: [Node]) -> Shape {
    guard let target = parts.first, let value = parts.last, parts.count == 3 else {
      return .unknown
    }
    let shape = read(target)
    _ = read(value, code.tree.text(parts[1]) == "=" ? shape : shape.unwrapped)
    return .unknown
  }

  private mutating func readCast(_ node: Node, _ parts: [Node]) -> Shape {
    guard let value = parts.first else { return .unknown }
    _ = read(value)
    guard code.kind(node) == .cast, let type = parts.dropFirst().first else { return .unknown }
    let shape = shape(of: code.type(type))
    let signs = code.tree.tokens(in: code.tree.end(value)..<code.tree.start(type))
    return signs.contains { code.tree.text($0) == "?" } ? .optional(shape) : shape
  }

  /// Resolves a function that is named but not called.
  mutating func settle(_ operand: Operand, _ expected: Shape = .unknown) -> Shape {
    guard let function = operand.functions.first else { return operand.shape }
    let cases = operand.functions.filter { $0.kind == .enumCase && $0.parameters.isEmpty }
    if let enumCase = cases.first, operand.functions.count == 1 {
      note(enumCase, at: operand.offset)
      return caseShape(enumCase, operand)
    }
    note(operand.functions, at: operand.offset)
    guard operand.functions.count == 1 else { return .unknown }
    let signature = signature(of: function, operand.known)
    return .function(signature.parameters, signature.result)
  }

  func caseShape(_ member: DeclaredMember, _ operand: Operand) -> Shape {
    guard let owner = member.owner else { return .unknown }
    let arguments = table.types[owner].generics.map { operand.known[$0.name] ?? .unknown }
    return .instance(owner, arguments)
  }

  func shape(of written: WrittenType?) -> Shape {
    table.shape(of: written, in: context)
  }

  // MARK: Found members

  mutating func note(_ member: DeclaredMember, at offset: Int) {
    if let owner = member.owner {
      found[offset] = FoundMember(member: member.place, type: table.types[owner].place)
    } else if member.isOfForeign {
      found[offset] = FoundMember(member: member.place, type: member.place)
    }
  }

  /// If there are several members, records only the type that has them all.
  mutating func note(_ members: [DeclaredMember], at offset: Int) {
    guard let first = members.first else { return }
    guard members.count > 1 else { return note(first, at: offset) }
    guard let owner = first.owner, members.allSatisfy({ $0.owner == owner }) else { return }
    found[offset] = FoundMember(member: nil, type: table.types[owner].place)
  }
}

/// What a name refers to.
package struct FoundMember: Equatable, Sendable {
  /// Nil if it may be one of several members, or if only the type has a name.
  package let member: DeclaredPlace?
  /// The type that declares it.
  package let type: DeclaredPlace
}

extension ExpressionReader {
  /// Reads a name without a dot before it.
  mutating func readName(_ name: UsedName) -> Operand {
    if let local = local(name.text) { return Operand(shape: local, offset: name.offset) }
    switch name.text {
    case "self": return Operand(shape: selfShape)
    case "Self": return Operand(shape: context.type.map { .type($0, []) } ?? .unknown)
    case "super": return Operand(shape: superShape)
    default: break
    }
    if name.text.hasPrefix("$") { return projected(name) }
    if let member = ownMember(name) { return member }
    if let type = typeName(name) { return type }
    let globals = table.globals(name.text, file: context.file)
    if let property = globals.first, property.kind == .property {
      return Operand(shape: shape(of: property, [:]), offset: name.offset)
    }
    if !globals.isEmpty { return Operand(functions: globals, offset: name.offset) }
    let isType = name.text.first?.isUppercase == true
    return Operand(
      shape: isType ? .foreignType(name.text, []) : .unknown, offset: name.offset,
      foreign: (name.text, .unknown))
  }

  var selfShape: Shape {
    guard let type = context.type else { return .unknown }
    let arguments = table.types[type].generics.map { generic in
      table.shape(of: .named([generic.name], []), in: context)
    }
    return isStatic ? .type(type, arguments) : .instance(type, arguments)
  }

  private var superShape: Shape {
    guard let type = context.type, let base = table.types[type].bases.first else {
      return .unknown
    }
    return table.shape(of: base.type, in: TypeContext(type: nil, file: base.file))
  }

  func local(_ name: String) -> Shape? {
    locals.reversed().lazy.compactMap { $0[name] }.first
  }

  mutating func bind(_ name: String, _ shape: Shape) {
    locals[locals.count - 1][name] = shape
  }

  /// Finds a member of the type around the code, or of one further outwards.
  private mutating func ownMember(_ name: UsedName) -> Operand? {
    for id in table.outward(from: context.type) {
      let members = table.members(name.text, of: id)
      if !members.isEmpty, name.text != "init" {
        let same = members.filter { $0.isStatic == isStatic }
        return operand(for: same.isEmpty ? members : same, [:], name)
      }
    }
    return nil
  }

  /// Reads `$0`, or a property's projection, such as a binding.
  private mutating func projected(_ projection: UsedName) -> Operand {
    var name = projection
    name.text.removeFirst()
    if let number = Int(name.text) {
      return Operand(shape: (numbered.last ?? []).part(number))
    }
    guard !name.text.isEmpty else { return Operand() }
    let property = local(name.text).map { Operand(shape: $0) } ?? ownMember(name)
    guard let shape = property?.shape, shape.isKnown else { return Operand() }
    let attributes =
      context.type.flatMap { table.members(name.text, of: $0).first?.attributes } ?? []
    if case .foreign("Binding", _) = shape { return Operand(shape: shape) }
    return Operand(
      shape: attributes.contains { $0.name == "Published" }
        ? .about(shape.mentioned) : .foreign("Binding", [shape]))
  }

  func typeName(_ name: UsedName) -> Operand? {
    let named = table.shape(of: .named([name.text], []), in: context)
    switch named {
    case .foreign(let other, _) where other == name.text: return nil
    case .unknown, .generic(_, []): return nil
    case .generic(_, let bounds):
      return Operand(shape: bounds.first?.metatype ?? .unknown, offset: name.offset)
    default: return Operand(shape: named.metatype, offset: name.offset)
    }
  }
}

/// A name in an expression.
struct UsedName {
  var text: String
  let offset: Int
  /// The call whose callee it is.
  let call: CodeTree.Node?
  /// The argument names after it, as in `map(Cat.init(name:))`.
  var argumentNames: [String] = []

  var isCalledInitializer: Bool { text == "init" && call != nil }

  func canName(_ function: DeclaredMember) -> Bool {
    function.isCallable
      && (argumentNames.isEmpty || argumentNames == function.parameters.map { $0.label ?? "_" })
  }
}

/// What is known so far about an expression, or a part of one.
struct Operand {
  var shape = Shape.unknown
  /// The functions, initialisers or cases that it may name while it isn't called yet.
  var functions: [DeclaredMember] = []
  /// What the generic parameters of the type before the dot stand for.
  var known: [String: Shape] = [:]
  /// The offset of the name.
  var offset = 0
  /// The name and the type before it, if it isn't one of the module's.
  var foreign: (name: String, base: Shape)?
  /// Whether it is `init` of a type that declares no initialiser.
  var isInitializer = false

  var isType: Bool {
    switch shape {
    case .type, .foreignType: true
    default: false
    }
  }
}
