import SwiftTokens

/// Reads code name by name, and finds out what each name after a dot refers to.
///
/// It knows what the source says: the declared types of properties, parameters and locals, the
/// results of functions, and a handful of the standard library's members. Anything else stays
/// unknown, and so does everything that depends on it: nothing is guessed.
struct ExpressionReader {
  var reader: TokenReader
  /// Nil when only the end of an expression is needed.
  var table: MemberTable?
  var context = TypeContext(type: nil, file: 0)
  var isStatic = false
  /// Innermost last.
  var locals: [[String: Shape]] = [[:]]
  /// The parameters `$0`, `$1`, … of the enclosing closures.
  var numbered: [[Shape]] = []
  /// Whether a `{` begins a closure, which isn't so in the head of an `if`.
  var allowsClosure = true
  /// By the offset of each name, what it refers to.
  var found: [Int: FoundMember] = [:]
  /// The types of returned values, by closure.
  var returned: [Shape] = [.unknown]
  /// The result of the function around the code, or the type of the property.
  var result = Shape.unknown

  init(reader: TokenReader) { self.reader = reader }

  mutating func readExpression(_ expected: Shape = .unknown) -> Shape {
    var left = readOperand(expected)
    while !reader.isAtEnd {
      let token = reader.token
      if token.isWord("as", "is") {
        left = readCast()
      } else if token.isSign("?"), token.followsSpace {
        reader.index += 1
        let first = readExpression(expected)
        guard reader.skip(":") else { return first }
        let second = readExpression(expected)
        left = first.isKnown ? first : second
      } else if token.isBinary, token.text != "<" || token.followsSpace {
        reader.index += 1
        left = readRight(of: token.text, left, expected)
      } else {
        break
      }
    }
    return left
  }

  private mutating func readCast() -> Shape {
    let isTest = reader.token.isWord("is")
    reader.index += 1
    let isOptional = reader.token.isSign("?")
    if isOptional || reader.token.isSign("!") { reader.index += 1 }
    let shape = shape(of: reader.readType())
    return isTest ? .unknown : isOptional ? .optional(shape) : shape
  }

  private mutating func readRight(of sign: String, _ left: Shape, _ expected: Shape) -> Shape {
    switch sign {
    case "=":
      _ = readExpression(left)
      return .unknown
    case "??":
      let right = readOperand(left.unwrapped.isKnown ? left.unwrapped : expected)
      return left.unwrapped.isKnown ? left.unwrapped : right
    case "==", "!=", "===", "!==", "~=", "<", ">", "+=", "-=":
      _ = readOperand(left.unwrapped)
      return .unknown
    case "&&", "||": return readOperand(.unknown)
    default:
      let right = readOperand(left.isKnown ? left : expected)
      return left.isKnown ? left : right
    }
  }

  private mutating func readOperand(_ expected: Shape) -> Shape {
    while !reader.isAtEnd {
      let token = reader.token
      if token.isWord("try", "await", "consume", "copy", "borrowing", "unsafe") {
        reader.index += 1
        if reader.token.isSign("?") || reader.token.isSign("!"), !reader.token.followsSpace {
          reader.index += 1
        }
      } else if token.kind == .operatorSign,
        !token.isBinary || token.text == "&" || token.text == "-"
      {
        reader.index += 1
      } else if token.isSign("!") {
        reader.index += 1
      } else {
        break
      }
    }
    if reader.token.isWord("if", "switch") {
      let before = returned.count
      returned.append(.unknown)
      readStatement()
      let shape = returned.last ?? .unknown
      returned.removeLast(returned.count - before)
      return shape
    }
    let operand = readPostfix(of: readPrimary(expected), expected)
    return settle(operand, expected)
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
    guard let owner = member.owner, let table else { return .unknown }
    let arguments = table.types[owner].generics.map { operand.known[$0.name] ?? .unknown }
    return .instance(owner, arguments)
  }

  func shape(of written: WrittenType?) -> Shape {
    table?.shape(of: written, in: context) ?? .unknown
  }

  // MARK: Found members

  mutating func note(_ member: DeclaredMember, at offset: Int) {
    guard let table else { return }
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
    guard let owner = first.owner, let table else { return }
    guard members.allSatisfy({ $0.owner == owner }) else { return }
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
  mutating func readName() -> Operand {
    let token = reader.token
    reader.index += 1
    guard table != nil else { return Operand(isCallable: true) }
    if let local = local(token.text) { return Operand(shape: local, offset: token.offset) }
    switch token.text {
    case "self": return Operand(shape: selfShape)
    case "Self":
      return Operand(shape: context.type.map { .type($0, []) } ?? .unknown)
    case "super": return Operand(shape: superShape)
    case "nil", "true", "false": return Operand(isCallable: false)
    default: break
    }
    if token.text.hasPrefix("$") { return projected(token) }
    if let member = ownMember(token.text, at: token.offset) { return member }
    if let type = typeName(token) { return withGenericArguments(type) }
    if let table {
      let globals = table.globals(token.text, file: context.file)
      if let property = globals.first, property.kind == .property {
        return Operand(shape: shape(of: property, [:]), offset: token.offset)
      }
      if !globals.isEmpty { return Operand(functions: globals, offset: token.offset) }
    }
    guard token.text.first?.isUppercase == true else {
      return Operand(offset: token.offset, foreign: (token.text, .unknown))
    }
    return withGenericArguments(
      Operand(
        shape: .foreignType(token.text, []), offset: token.offset, foreign: (token.text, .unknown)))
  }

  var selfShape: Shape {
    guard let type = context.type, let table else { return .unknown }
    let arguments = table.types[type].generics.map { generic in
      table.shape(of: .named([generic.name], []), in: context)
    }
    return isStatic ? .type(type, arguments) : .instance(type, arguments)
  }

  private var superShape: Shape {
    guard let type = context.type, let table, let base = table.types[type].bases.first else {
      return .unknown
    }
    return table.shape(of: base.type, in: TypeContext(type: nil, file: base.file))
  }

  func local(_ name: String) -> Shape? {
    locals.reversed().lazy.compactMap { $0[name] }.first
  }

  /// Finds a member of the type around the code, or of one further outwards.
  private mutating func ownMember(_ name: String, at offset: Int) -> Operand? {
    guard let table else { return nil }
    for id in table.outward(from: context.type) {
      let members = table.members(name, of: id)
      if !members.isEmpty, name != "init" {
        let same = members.filter { $0.isStatic == isStatic }
        return operand(for: same.isEmpty ? members : same, [:], at: offset)
      }
    }
    return nil
  }

  /// Reads `$0`, or a property's projection, such as a binding.
  private mutating func projected(_ token: SwiftToken) -> Operand {
    let name = String(token.text.dropFirst())
    if let number = Int(name) {
      return Operand(shape: (numbered.last ?? []).part(number))
    }
    guard !name.isEmpty else { return Operand() }
    let property = local(name).map { Operand(shape: $0) } ?? ownMember(name, at: token.offset)
    guard let shape = property?.shape, shape.isKnown else { return Operand() }
    let attributes =
      context.type.flatMap { table?.members(name, of: $0).first?.attributes } ?? []
    if case .foreign("Binding", _) = shape { return Operand(shape: shape) }
    return Operand(
      shape: attributes.contains { $0.name == "Published" }
        ? .about(shape.mentioned) : .foreign("Binding", [shape]))
  }

  func typeName(_ token: SwiftToken) -> Operand? {
    guard let table else { return nil }
    let named = table.shape(of: .named([token.text], []), in: context)
    switch named {
    case .foreign(let name, _) where name == token.text: return nil
    case .unknown, .generic(_, []): return nil
    case .generic(_, let bounds):
      return Operand(shape: bounds.first?.metatype ?? .unknown, offset: token.offset)
    default: return Operand(shape: named.metatype, offset: token.offset)
    }
  }

  /// Reads `Box<Cat>` in `Box<Cat>(…)`.
  mutating func withGenericArguments(_ operand: Operand) -> Operand {
    let start = reader.index
    let arguments = reader.readGenericArguments()
    guard !arguments.isEmpty else { return operand }
    let next = reader.token
    let isType =
      reader.isAtEnd || next.startsLine
      || ["(", ")", ".", ",", "]", "}", "{", ":"].contains { next.isSign($0) }
    guard isType else {
      reader.index = start
      return operand
    }
    let shapes = arguments.map { shape(of: $0) }
    var operand = operand
    switch operand.shape {
    case .type(let id, _): operand.shape = .type(id, shapes)
    case .foreignType(let name, _): operand.shape = .foreignType(name, shapes)
    default: break
    }
    return operand
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
  /// Whether a closure may follow.
  var isCallable = true
}
