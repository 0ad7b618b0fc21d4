/// Where a type is written, which determines what its names stand for.
struct TypeContext: Sendable {
  var type: Int?
  var file: Int
  var generics: GenericParameters = []
  var depth = 0
}

extension MemberTable {
  /// Resolves a type that is written somewhere.
  func shape(of written: WrittenType?, in context: TypeContext) -> Shape {
    guard let written, context.depth < 24 else { return .unknown }
    var context = context
    context.depth += 1
    func all(_ types: [WrittenType]) -> [Shape] { types.map { shape(of: $0, in: context) } }
    switch written {
    case .function(let parameters, let result):
      return .function(all(parameters), shape(of: result, in: context))
    case .tuple(let elements): return .tuple(elements.map(\.label), all(elements.map(\.type)))
    case .all(let types): return .all(all(types))
    case .metatype(let type): return shape(of: type, in: context).metatype
    case .named(let path, let arguments):
      return named(path, all(arguments), context)
    }
  }

  /// The value that a property offers: what a factory makes, or its own.
  func wrapped(_ property: DeclaredMember) -> Shape {
    let shape = shape(
      of: property.type, in: TypeContext(type: property.owner, file: property.place.file))
    return (shape.isKnown ? shape : property.inferred).made.unwrapped
  }

  private func named(_ path: [String], _ arguments: [Shape], _ context: TypeContext) -> Shape {
    guard let first = path.first else { return .unknown }
    let isLast = path.count == 1
    if let generic = bound(first, context) { return isLast ? generic : .unknown }
    if first == "Self", let type = context.type {
      // In a protocol's member, `Self` is the type that has the member.
      return isLast
        ? .generic("Self", [instance(type, [])]) : inside(type, path, 1, arguments, context)
    }
    if let type = type(first, in: context.type, file: context.file) {
      return isLast ? instance(type, arguments) : inside(type, path, 1, arguments, context)
    }
    if let alias = alias(first, in: context.type, file: context.file) {
      let shape = shape(of: alias, arguments, context)
      guard !isLast else { return shape }
      guard case .instance(let type, _) = shape else { return .unknown }
      return inside(type, path, 1, arguments, context)
    }
    return composable(path.joined(separator: "."), arguments)
  }

  /// The Composable Architecture's names for what belongs to a feature: `StoreOf<Feature>` is a
  /// store of its state and its actions.
  private func composable(_ name: String, _ arguments: [Shape]) -> Shape {
    let (state, action) = parts(ofFeature: arguments.last ?? .unknown)
    return switch name {
    case "StoreOf", "ViewStoreOf", "TestStoreOf": .foreign("Store", [state, action])
    case "ViewStore", "TestStore": .foreign("Store", arguments)
    case "EffectOf": .foreign("Effect", [action])
    case "StackActionOf": .foreign("StackAction", [state, action])
    case "IdentifiedActionOf": .foreign("IdentifiedAction", [.unknown, action])
    case "IdentifiedArrayOf", "IdentifiedArray", "StackState":
      .array(arguments.last ?? .unknown)
    default: .foreign(name, arguments)
    }
  }

  /// The state and the actions of a feature.
  func parts(ofFeature feature: Shape) -> (state: Shape, action: Shape) {
    guard let id = feature.instances.first else { return (.unknown, .unknown) }
    func inner(_ name: String) -> Shape {
      if let found = types[id].inner[name]?.first { return .instance(found, []) }
      return types[id].aliases[name].map { shape(of: $0, [], TypeContext(type: id, file: $0.file)) }
        ?? .unknown
    }
    return (inner("State"), inner("Action"))
  }

  /// Continues from a type to those nested in it.
  private func inside(
    _ type: Int, _ path: [String], _ index: Int, _ arguments: [Shape], _ context: TypeContext
  ) -> Shape {
    if let next = inner(path[index], of: type, file: context.file) {
      return index + 1 == path.count
        ? instance(next, arguments) : inside(next, path, index + 1, arguments, context)
    }
    if index + 1 == path.count, let alias = types[type].aliases[path[index]] {
      return shape(of: alias, arguments, context)
    }
    return .unknown
  }

  private func shape(of alias: Alias, _ arguments: [Shape], _ context: TypeContext) -> Shape {
    let around = TypeContext(
      type: alias.around, file: alias.file, generics: alias.generics.map { ($0, nil) },
      depth: context.depth)
    let known = Dictionary(zip(alias.generics, arguments)) { first, _ in first }
    return shape(of: alias.type, in: around).replacing(known)
  }

  /// The constraint of a generic parameter; nil if the name isn't one.
  private func bound(_ name: String, _ context: TypeContext) -> Shape? {
    func shape(_ generics: GenericParameters) -> Shape? {
      generics.first { $0.name == name }.map { generic in
        let bound = generic.bound.map { self.shape(of: $0, in: context) } ?? .unknown
        return .generic(name, bound.isKnown ? [bound] : [])
      }
    }
    return shape(context.generics)
      ?? outward(from: context.type).lazy.compactMap { shape(types[$0].generics) }.first
  }

  /// Without arguments, the type has its own parameters, as in its own code.
  private func instance(_ id: Int, _ arguments: [Shape]) -> Shape {
    .instance(id, arguments.isEmpty ? types[id].generics.map { .generic($0.name, []) } : arguments)
  }
}

extension Shape {
  /// The module's types that a value has.
  var instances: [Int] {
    switch self {
    case .instance(let id, _): [id]
    case .all(let shapes), .generic(_, let shapes): shapes.flatMap(\.instances)
    default: []
    }
  }

  /// The type of a value.
  var metatype: Shape {
    switch self {
    case .instance(let id, let arguments): .type(id, arguments)
    case .foreign(let name, let arguments): .foreignType(name, arguments)
    case .generic(_, let bounds): bounds.first?.metatype ?? .unknown
    default: .unknown
    }
  }
}

extension Shape {
  /// What a factory makes when it is called; other values stay as they are.
  var made: Shape {
    if case .foreign("Factory", let arguments) = self { arguments.first ?? .unknown } else { self }
  }
}
