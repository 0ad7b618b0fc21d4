/// Everything that the files of a module declare, to be asked by name.
struct MemberTable: Sendable {
  struct Alias: Sendable {
    let generics: [String]
    let type: WrittenType
    let around: Int?
    let file: Int
  }

  struct TypeEntry: Sendable {
    let name: String
    let around: Int?
    let place: DeclaredPlace
    let generics: GenericParameters
    let isProtocol: Bool
    var bases: [(type: WrittenType, file: Int)] = []
    var members: [String: [DeclaredMember]] = [:]
    /// In the order in which they are declared; a memberwise initialiser takes them.
    var properties: [DeclaredMember] = []
    var inner: [String: [Int]] = [:]
    var aliases: [String: Alias] = [:]
    /// The types of which it is made, once they are known.
    var ancestors: [Int] = []
  }

  private(set) var types: [TypeEntry] = []
  private var outermost: [String: [Int]] = [:]
  private var globals: [String: [DeclaredMember]] = [:]
  private var aliases: [String: Alias] = [:]

  init(_ files: [DeclaredType]) {
    for file in files { addTypes(in: file, around: nil) }
    // An extension may extend what another extension holds.
    for _ in 0..<2 { for file in files { addTypesOfExtensions(in: file, around: nil) } }
    for file in files { addMembers(of: file, to: nil) }
    for id in types.indices { types[id].ancestors = bases(of: id) }
  }

  /// Fills in what initial values tell.
  mutating func infer(_ shape: (DeclaredMember) -> Shape) {
    for id in types.indices {
      for (name, members) in types[id].members {
        types[id].members[name] = members.map { inferring($0, shape) }
      }
      types[id].properties = types[id].properties.map { inferring($0, shape) }
    }
    globals = globals.mapValues { $0.map { inferring($0, shape) } }
  }

  private func inferring(_ member: DeclaredMember, _ shape: (DeclaredMember) -> Shape)
    -> DeclaredMember
  {
    guard member.kind == .property, member.type == nil, member.initial != nil else { return member }
    var member = member
    member.inferred = shape(member)
    return member
  }

  /// Extensions come when all types are known.
  private mutating func addTypes(in declared: DeclaredType, around: Int?) {
    for inner in declared.inner {
      guard inner.kind != .extension, let name = inner.path.first else {
        continue
      }
      add(inner, name, around)
    }
  }

  private mutating func add(_ declared: DeclaredType, _ name: String, _ around: Int?) {
    let id = types.count
    types.append(
      TypeEntry(
        name: name, around: around, place: declared.place, generics: declared.generics,
        isProtocol: declared.kind == .protocol))
    if let around {
      types[around].inner[name, default: []].append(id)
    } else {
      outermost[name, default: []].append(id)
    }
    addTypes(in: declared, around: id)
  }

  private mutating func addTypesOfExtensions(in declared: DeclaredType, around: Int?) {
    for inner in declared.inner where inner.kind == .extension {
      // What an extension of a framework's type holds is known by its name alone.
      let id = id(of: inner, in: around)
      var new = inner
      new.inner = inner.inner.filter { isNew($0, in: id) }
      addTypes(in: new, around: id)
    }
  }

  private mutating func addMembers(of declared: DeclaredType, to id: Int?) {
    let file = declared.place.file
    for alias in declared.aliases {
      let entry = Alias(generics: alias.generics, type: alias.type, around: id, file: file)
      if let id {
        types[id].aliases[alias.name] = entry
      } else if declared.kind == .file {
        aliases[alias.name] = entry
      }
    }
    if let id { types[id].bases += declared.bases.map { ($0, file) } }
    for var member in declared.members {
      member.owner = id
      guard let id else {
        if declared.kind == .file { globals[member.name, default: []].append(member) }
        continue
      }
      types[id].members[member.name, default: []].append(member)
      if member.kind == .property, !member.isStatic { types[id].properties.append(member) }
    }
    for inner in declared.inner { addMembers(of: inner, to: self.id(of: inner, in: id)) }
  }

  /// The number of a declaration, or of what it extends, inside a type.
  func id(of declared: DeclaredType, in around: Int?) -> Int? {
    guard let name = declared.path.first else { return nil }
    if declared.kind == .extension {
      return resolve(declared.path, in: around, file: declared.place.file)
    }
    let candidates = around.map { types[$0].inner[name] ?? [] } ?? outermost[name] ?? []
    return candidates.first { types[$0].place == declared.place }
  }

  private func isNew(_ declared: DeclaredType, in around: Int?) -> Bool {
    declared.kind != .extension && id(of: declared, in: around) == nil
  }

  private func bases(of id: Int) -> [Int] {
    types[id].bases.flatMap { base in ids(of: base.type, in: types[id].around, base.file) }
  }

  private func ids(of written: WrittenType, in around: Int?, _ file: Int) -> [Int] {
    shape(of: written, in: TypeContext(type: around, file: file)).instances
  }

  func globals(_ name: String) -> [DeclaredMember] { globals[name] ?? [] }
}

// Types by their names.
extension MemberTable {
  /// The type that a name stands for inside another; nil when that isn't certain.
  func type(_ name: String, in around: Int?, file: Int) -> Int? {
    var scope = around
    while let id = scope {
      if types[id].name == name { return id }
      for holder in [id] + lineage(of: id) {
        if let found = only(types[holder].inner[name], file: file) { return found }
      }
      scope = types[id].around
    }
    return only(outermost[name], file: file)
  }

  func inner(_ name: String, of id: Int, file: Int) -> Int? {
    only(types[id].inner[name], file: file)
  }

  /// Of several private types with one name, the one in the same file is meant.
  private func only(_ ids: [Int]?, file: Int) -> Int? {
    guard let ids, ids.count > 1 else { return ids?.first }
    let near = ids.filter { types[$0].place.file == file }
    return near.count == 1 ? near[0] : nil
  }

  func alias(_ name: String, in around: Int?) -> Alias? {
    var scope = around
    while let id = scope {
      for holder in [id] + lineage(of: id) {
        if let alias = types[holder].aliases[name] { return alias }
      }
      scope = types[id].around
    }
    return aliases[name]
  }

  private func resolve(_ path: [String], in around: Int?, file: Int) -> Int? {
    guard let first = path.first, var id = type(first, in: around, file: file) else { return nil }
    for name in path.dropFirst() {
      guard let next = inner(name, of: id, file: file) else { return nil }
      id = next
    }
    return id
  }

  /// Its superclass and those of that, then its other bases, their bases, and so on.
  func lineage(of id: Int) -> [Int] {
    var found: [Int] = []
    var current = id
    while let base = types[current].ancestors.first, !types[base].isProtocol,
      !found.contains(base), base != id
    {
      found.append(base)
      current = base
    }
    var next = ([id] + found).flatMap { types[$0].ancestors }
    while !next.isEmpty {
      let level = next.filter { !found.contains($0) && $0 != id }
      found += level
      next = level.flatMap { types[$0].ancestors }
    }
    return found
  }

  /// What a type has by a name: what it declares itself, else what the nearest ancestor does.
  func members(_ name: String, of id: Int) -> [DeclaredMember] {
    if let own = types[id].members[name] { return own }
    return lineage(of: id).lazy.compactMap { types[$0].members[name] }.first ?? []
  }
}

/// Where a type is written: what its names stand for depends on it.
struct TypeContext: Sendable {
  var type: Int?
  var file: Int
  var generics: GenericParameters = []
  var depth = 0
}

extension MemberTable {
  /// What a type that is written somewhere is.
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

  private func named(_ path: [String], _ arguments: [Shape], _ context: TypeContext) -> Shape {
    guard let first = path.first else { return .unknown }
    let isLast = path.count == 1
    if let generic = bound(first, context) { return isLast ? generic : .unknown }
    if first == "Self", let type = context.type {
      // Of a protocol's member, it is whoever has the member.
      return isLast
        ? .generic("Self", [instance(type, [])]) : inside(type, path, 1, arguments, context)
    }
    if let type = type(first, in: context.type, file: context.file) {
      return isLast ? instance(type, arguments) : inside(type, path, 1, arguments, context)
    }
    if let alias = alias(first, in: context.type) {
      let shape = shape(of: alias, arguments, context)
      guard !isLast else { return shape }
      guard case .instance(let type, _) = shape else { return .unknown }
      return inside(type, path, 1, arguments, context)
    }
    return .foreign(path.joined(separator: "."), arguments)
  }

  /// Goes on from a type to those inside it.
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

  /// What a generic parameter has to be; nil for what is none.
  private func bound(_ name: String, _ context: TypeContext) -> Shape? {
    func shape(_ generics: GenericParameters) -> Shape? {
      generics.first { $0.name == name }.map { generic in
        let bound = generic.bound.map { self.shape(of: $0, in: context) } ?? .unknown
        return .generic(name, bound.isKnown ? [bound] : [])
      }
    }
    if let found = shape(context.generics) { return found }
    var scope = context.type
    while let id = scope {
      if let found = shape(types[id].generics) { return found }
      scope = types[id].around
    }
    return nil
  }

  /// Without arguments, the type's own parameters: inside it, they are what they are.
  private func instance(_ id: Int, _ arguments: [Shape]) -> Shape {
    .instance(id, arguments.isEmpty ? types[id].generics.map { .generic($0.name, []) } : arguments)
  }
}

extension Shape {
  /// The module's types that a value is of.
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
