import SwiftTokens

extension ExpressionReader {
  /// A name that no full stop is before.
  mutating func readName() -> Operand {
    let token = reader.token
    reader.index += 1
    guard table != nil else { return Operand(isCallable: true) }
    if let local = local(token.text) { return Operand(shape: local, offset: token.offset) }
    switch token.text {
    case "self": return Operand(shape: selfShape)
    case "Self":
      return Operand(shape: selfShape.instances.first.map { .type($0, []) } ?? .unknown)
    case "super": return Operand(shape: superShape)
    case "nil", "true", "false": return Operand(isCallable: false)
    default: break
    }
    if token.text.hasPrefix("$") { return projected(token) }
    if let member = ownMember(token.text, at: token.offset) { return member }
    if let type = typeName(token) { return withGenericArguments(type) }
    if let table {
      let globals = table.globals(token.text)
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
    for scope in locals.reversed() {
      if let shape = scope[name] { return shape }
    }
    return nil
  }

  /// A member of the type around, or of one further outwards.
  private mutating func ownMember(_ name: String, at offset: Int) -> Operand? {
    guard let table else { return nil }
    var scope = context.type
    while let id = scope {
      let members = table.members(name, of: id)
      if !members.isEmpty, name != "init" {
        let same = members.filter { $0.isStatic == isStatic }
        return operand(for: same.isEmpty ? members : same, [:], at: offset)
      }
      scope = table.types[id].around
    }
    return nil
  }

  /// `$0`, or a property's projection, such as a binding.
  private mutating func projected(_ token: SwiftToken) -> Operand {
    let name = String(token.text.dropFirst())
    if let number = Int(name) {
      let parameters = numbered.last ?? []
      return Operand(shape: parameters.indices.contains(number) ? parameters[number] : .unknown)
    }
    guard !name.isEmpty else { return Operand() }
    let property = local(name).map { Operand(shape: $0) } ?? ownMember(name, at: token.offset)
    guard let shape = property?.shape, shape.isKnown else { return Operand() }
    let attributes =
      context.type.flatMap { table?.members(name, of: $0).first?.attributes } ?? []
    if case .foreign("Binding", _) = shape { return Operand(shape: shape) }
    return Operand(
      shape: attributes.contains("Published")
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

  /// `Box<Cat>` of `Box<Cat>(…)`.
  func withGenericArguments(_ operand: Operand, _ arguments: [Shape]) -> Operand {
    var operand = operand
    switch operand.shape {
    case .type(let id, _): operand.shape = .type(id, arguments)
    case .foreignType(let name, _): operand.shape = .foreignType(name, arguments)
    default: break
    }
    return operand
  }

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
    return withGenericArguments(operand, arguments.map { shape(of: $0) })
  }
}
