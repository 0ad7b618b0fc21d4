extension ExpressionReader {
  /// Resolves a name after a dot.
  mutating func member(_ name: UsedName, of base: Shape) -> Operand {
    switch base {
    case .instance(let id, let arguments):
      return member(name, of: id, arguments, isType: false, base)
    case .type(let id, let arguments):
      if name.text == "self" { return Operand(shape: base) }
      if let inner = table.inner(name.text, of: id, file: context.file) {
        return Operand(shape: .type(inner, []), offset: name.offset)
      }
      return member(name, of: id, arguments, isType: true, base)
    case .all(let shapes), .generic(_, let shapes):
      for shape in shapes {
        if case .instance(let id, _) = shape, !table.members(name.text, of: id).isEmpty {
          return member(name, of: shape)
        }
      }
      return Operand(foreign: (name.text, base))
    case .tuple(let labels, let shapes):
      return Operand(shape: labels.firstIndex(of: name.text).map { shapes[$0] } ?? .unknown)
    case .foreign("Binding", let arguments):
      return memberOfBinding(name, arguments.first ?? .unknown, base)
    case .foreignType(let type, _):
      if name.text == "self" { return Operand(shape: base) }
      if name.text == "init" { return Operand(shape: base, foreign: (type, .unknown)) }
      let added = table.foreignMembers(name.text, of: type, file: context.file).filter(\.isStatic)
      if !added.isEmpty { return operand(for: added, [:], name) }
      // What an app extends is reached through the one instance of it.
      if ["shared", "default", "standard", "main", "current"].contains(name.text) {
        return Operand(shape: .foreign(type, []), foreign: (name.text, .unknown))
      }
      return Operand(foreign: (name.text, .unknown))
    case .foreign(let type, _):
      let added = table.foreignMembers(name.text, of: type, file: context.file)
        .filter { !$0.isStatic }
      if !added.isEmpty { return operand(for: added, [:], name) }
      return memberOfForeign(name, base)
    case .about: return memberOfForeign(name, base)
    case .unknown, .function: return Operand(foreign: (name.text, .unknown))
    }
  }

  private mutating func member(
    _ name: UsedName, of id: Int, _ arguments: [Shape], isType: Bool, _ base: Shape
  ) -> Operand {
    var known = table.known(of: id, arguments)
    known["Self"] = .instance(id, arguments)
    let members = table.members(name.text, of: id).filter {
      $0.isStatic == isType || $0.kind == .function
    }
    if members.isEmpty, !isType, let payload = payload(ofCase: name, of: id, known) {
      return payload
    }
    if members.isEmpty {
      if name.text == "init", isType {
        return Operand(shape: base, offset: name.offset, isInitializer: true)
      }
      return Operand(foreign: (name.text, base))
    }
    return operand(for: members, known, name)
  }

  /// A case that is read like a property, as macros of case paths allow.
  private mutating func payload(
    ofCase name: UsedName, of id: Int, _ known: [String: Shape]
  ) -> Operand? {
    guard let found = table.members(name.text, of: id).first(where: { $0.kind == .enumCase })
    else { return nil }
    note(found, at: name.offset)
    let parameters = signature(of: found, known).parameters
    return Operand(shape: parameters.count == 1 ? .optional(parameters[0]) : .unknown)
  }

  /// A binding's member is a binding to the value's member.
  private mutating func memberOfBinding(
    _ name: UsedName, _ value: Shape, _ base: Shape
  ) -> Operand {
    if name.text == "wrappedValue" { return Operand(shape: value) }
    if name.text == "projectedValue" { return Operand(shape: base) }
    let inner = member(name, of: value)
    guard inner.functions.isEmpty, inner.shape.isKnown else { return inner }
    return Operand(shape: .foreign("Binding", [inner.shape]))
  }

  /// Resolves members that a foreign type passes on from its type arguments.
  private mutating func memberOfForeign(_ name: UsedName, _ base: Shape) -> Operand {
    let foreign = (name.text, base)
    if StandardMembers.isOne(name.text) {
      let shape = StandardMembers.result(of: name.text, on: base, closure: .unknown)
      return Operand(shape: shape, foreign: foreign)
    }
    if StandardMembers.isCollection(base) { return Operand(foreign: foreign) }
    if case .foreign("Optional", _) = base { return Operand(foreign: foreign) }
    if case .foreign("Tagged", _) = base, name.text == "rawValue" { return Operand() }
    if case .foreign("Store", let parts) = base {
      let state = parts.part(0)
      if name.text == "state" || name.text == "withState" { return Operand(shape: state) }
      if let id = state.instances.first, !table.members(name.text, of: id).isEmpty {
        return member(name, of: state)
      }
      return Operand(foreign: foreign)
    }
    let holders = Set(base.mentioned).filter { shape in
      shape.instances.first.map { !table.members(name.text, of: $0).isEmpty } ?? false
    }
    if let holder = holders.first, holders.count == 1 { return member(name, of: holder) }
    return Operand(shape: StandardMembers.about(base), foreign: foreign)
  }

  /// Resolves a property, or the functions with one name.
  mutating func operand(
    for members: [DeclaredMember], _ known: [String: Shape], _ name: UsedName
  ) -> Operand {
    // If a property and a function share a name, a call means the function.
    let functions = members.filter(name.canName)
    let passed = name.call.map { PassedValues($0, in: code) }
    let isCalled = passed.map { passed in
      functions.contains { passed.parameters(of: $0) != nil }
    }
    if let property = members.first(where: { $0.kind == .property }), isCalled != true {
      note(property, at: name.offset)
      return Operand(shape: shape(of: property, known), offset: name.offset)
    }
    return Operand(functions: functions, known: known, offset: name.offset)
  }

  func shape(of member: DeclaredMember, _ known: [String: Shape]) -> Shape {
    if member.type == nil, member.kind == .property {
      for attribute in member.attributes {
        if let type = attribute.type { return shape(of: type) }
        if let key = attribute.key, let property = table.property(of: key, in: attribute.name) {
          return table.wrapped(property)
        }
      }
    }
    guard let type = member.type else { return member.inferred.replacing(known) }
    return shape(of: type, in: member).replacing(known)
  }

  /// Resolves a type that is written in a member's declaration.
  func shape(of type: WrittenType?, in member: DeclaredMember) -> Shape {
    let place = TypeContext(
      type: member.owner, file: member.place.file, generics: member.generics)
    return table.shape(of: type, in: place)
  }
}
