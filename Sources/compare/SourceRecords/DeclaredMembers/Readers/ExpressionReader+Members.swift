import SwiftTokens

extension ExpressionReader {
  /// Reads what follows the first part: members, calls, subscripts.
  mutating func readPostfix(of first: Operand, _ expected: Shape) -> Operand {
    var operand = first
    while !reader.isAtEnd {
      let token = reader.token
      if token.isSign("."), token.startsLine || !token.followsSpace || !token.precedesSpace {
        operand = readMember(of: operand)
      } else if token.isSign("?") || token.isSign("!"), !token.followsSpace {
        reader.index += 1
        let shape = settle(operand)
        operand = Operand(shape: shape.unwrapped)
      } else if token.isSign("("), !token.startsLine, !token.followsSpace {
        operand = readCall(of: operand, expected)
      } else if token.isSign("["), !token.startsLine, !token.followsSpace {
        operand = readSubscript(of: operand)
      } else if token.isSign("{"), allowsClosure, operand.isCallable, !isAccessorBlock,
        !token.startsLine || reader.peek(-1).isSign(")")
      {
        operand = readCall(of: operand, expected)
      } else {
        break
      }
    }
    return operand
  }

  /// `{ didSet … }` after an initial value.
  private var isAccessorBlock: Bool { reader.peek(1).isWord("didSet", "willSet", "get", "set") }

  private mutating func readMember(of operand: Operand) -> Operand {
    let base = settle(operand)
    reader.index += 1
    let name = reader.token
    guard name.kind == .word || name.kind == .literal else { return Operand() }
    reader.index += 1
    if name.kind == .literal {
      // The lexer treats `.0.1` as one number.
      var shape = base
      for part in name.text.split(separator: ".") {
        guard let number = Int(part), case .tuple(_, let parts) = shape else { return Operand() }
        shape = parts.part(number)
      }
      return Operand(shape: shape)
    }
    return withGenericArguments(member(name.text, of: base, at: name.offset))
  }

  /// Resolves a name after a dot.
  mutating func member(_ name: String, of base: Shape, at offset: Int) -> Operand {
    guard let table else { return Operand() }
    switch base {
    case .instance(let id, let arguments):
      return member(name, of: id, arguments, isType: false, base, offset)
    case .type(let id, let arguments):
      if name == "self" { return Operand(shape: base) }
      if let inner = table.inner(name, of: id, file: context.file) {
        return Operand(shape: .type(inner, []), offset: offset)
      }
      return member(name, of: id, arguments, isType: true, base, offset)
    case .all(let shapes), .generic(_, let shapes):
      for shape in shapes {
        if case .instance(let id, _) = shape, !table.members(name, of: id).isEmpty {
          return member(name, of: shape, at: offset)
        }
      }
      return Operand(foreign: (name, base))
    case .tuple(let labels, let shapes):
      return Operand(shape: labels.firstIndex(of: name).map { shapes[$0] } ?? .unknown)
    case .foreign("Binding", let arguments):
      return memberOfBinding(name, arguments.first ?? .unknown, base, offset)
    case .foreignType(let type, _):
      if name == "self" { return Operand(shape: base) }
      if name == "init" { return Operand(shape: base, foreign: (type, .unknown)) }
      let added = table.foreignMembers(name, of: type).filter(\.isStatic)
      if !added.isEmpty { return operand(for: added, [:], at: offset) }
      // What an app extends is reached through the one instance of it.
      if ["shared", "default", "standard", "main", "current"].contains(name) {
        return Operand(shape: .foreign(type, []), foreign: (name, .unknown))
      }
      return Operand(foreign: (name, .unknown))
    case .foreign(let type, _):
      let added = table.foreignMembers(name, of: type).filter { !$0.isStatic }
      if !added.isEmpty { return operand(for: added, [:], at: offset) }
      return memberOfForeign(name, base, offset)
    case .about: return memberOfForeign(name, base, offset)
    case .unknown, .function: return Operand(foreign: (name, .unknown))
    }
  }

  private mutating func member(
    _ name: String, of id: Int, _ arguments: [Shape], isType: Bool, _ base: Shape, _ offset: Int
  ) -> Operand {
    guard let table else { return Operand() }
    var known = table.known(of: id, arguments)
    known["Self"] = .instance(id, arguments)
    let members = table.members(name, of: id).filter {
      $0.isStatic == isType || $0.kind == .function
    }
    if members.isEmpty, !isType, let payload = payload(ofCase: name, of: id, known, offset) {
      return payload
    }
    if members.isEmpty {
      if name == "init", isType { return Operand(shape: base, offset: offset, isCallable: true) }
      return Operand(foreign: (name, base))
    }
    return operand(for: members, known, at: offset)
  }

  /// A case that is read like a property, as macros of case paths allow.
  private mutating func payload(
    ofCase name: String, of id: Int, _ known: [String: Shape], _ offset: Int
  ) -> Operand? {
    guard let table,
      let found = table.members(name, of: id).first(where: { $0.kind == .enumCase })
    else { return nil }
    note(found, at: offset)
    let parameters = signature(of: found, known).parameters
    return Operand(shape: parameters.count == 1 ? .optional(parameters[0]) : .unknown)
  }

  /// A binding's member is a binding to the value's member.
  private mutating func memberOfBinding(
    _ name: String, _ value: Shape, _ base: Shape, _ offset: Int
  ) -> Operand {
    if name == "wrappedValue" { return Operand(shape: value) }
    if name == "projectedValue" { return Operand(shape: base) }
    let inner = member(name, of: value, at: offset)
    guard inner.functions.isEmpty, inner.shape.isKnown else { return inner }
    return Operand(shape: .foreign("Binding", [inner.shape]))
  }

  /// Resolves members that a foreign type passes on from its type arguments.
  private mutating func memberOfForeign(_ name: String, _ base: Shape, _ offset: Int) -> Operand {
    if StandardMembers.isOne(name) {
      let shape = StandardMembers.result(of: name, on: base, closure: .unknown)
      return Operand(shape: shape, foreign: (name, base))
    }
    guard let table, !StandardMembers.isCollection(base) else {
      return Operand(foreign: (name, base))
    }
    if case .foreign("Optional", _) = base { return Operand(foreign: (name, base)) }
    if case .foreign("Tagged", _) = base, name == "rawValue" { return Operand() }
    if case .foreign("Store", let parts) = base {
      let state = parts.part(0)
      if name == "state" || name == "withState" { return Operand(shape: state) }
      if let id = state.instances.first, !table.members(name, of: id).isEmpty {
        return member(name, of: state, at: offset)
      }
      return Operand(foreign: (name, base))
    }
    let holders = Set(base.mentioned).filter { shape in
      shape.instances.first.map { !table.members(name, of: $0).isEmpty } ?? false
    }
    if let holder = holders.first, holders.count == 1 {
      return member(name, of: holder, at: offset)
    }
    return Operand(shape: StandardMembers.about(base), foreign: (name, base))
  }

  /// Resolves a property, or the functions with one name.
  mutating func operand(
    for members: [DeclaredMember], _ known: [String: Shape], at offset: Int
  ) -> Operand {
    // If a property and a function share a name, a call means the function.
    let functions = members.filter(\.isCallable)
    let isCalled = reader.token.isSign("(") && !reader.token.followsSpace
    if let property = members.first(where: { $0.kind == .property }),
      functions.isEmpty || !isCalled || !functions.contains(where: fits)
    {
      note(property, at: offset)
      return Operand(shape: shape(of: property, known), offset: offset)
    }
    return Operand(functions: functions, known: known, offset: offset)
  }

  private func fits(_ function: DeclaredMember) -> Bool {
    CallLabels(at: reader, allowsClosure).parameters(of: function) != nil
  }

  func shape(of member: DeclaredMember, _ known: [String: Shape]) -> Shape {
    if member.type == nil, member.kind == .property {
      for attribute in member.attributes {
        if let type = attribute.type { return shape(of: .named([type], [])) }
        if let key = attribute.key, let property = table?.property(of: key, in: attribute.name) {
          return table?.wrapped(property) ?? .unknown
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
    return table?.shape(of: type, in: place) ?? .unknown
  }
}
