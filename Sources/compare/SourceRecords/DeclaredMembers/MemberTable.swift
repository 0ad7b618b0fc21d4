/// Everything that the files of a module declare, by name.
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
    /// In declaration order; a memberwise initialiser takes them.
    var properties: [DeclaredMember] = []
    var inner: [String: [Int]] = [:]
    var aliases: [String: Alias] = [:]
    /// The types that it inherits from or conforms to, once they are known.
    var ancestors: [Int] = []
  }

  private(set) var types: [TypeEntry] = []
  private(set) var outermost: [String: [Int]] = [:]
  private var globals: [String: [DeclaredMember]] = [:]
  private var aliases: [String: [Alias]] = [:]
  /// What extensions add to types that the files don't declare, by the name of the type.
  private var foreign: [String: [String: [DeclaredMember]]] = [:]
  private let modules: FileModules

  init(_ files: [TypeDeclaration], _ modules: FileModules) {
    self.modules = modules
    for file in files { addTypes(in: file, around: nil) }
    // An extension may extend a type that is declared in another extension.
    for _ in 0..<2 { for file in files { addTypesOfExtensions(in: file, around: nil) } }
    for file in files { addMembers(of: file, to: nil) }
    for id in types.indices { types[id].ancestors = bases(of: id) }
  }

  /// Fills in the types that follow from initial values.
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

  /// Extensions are added after all types are known.
  private mutating func addTypes(in declared: TypeDeclaration, around: Int?) {
    for inner in declared.inner {
      guard inner.kind != .extension, let name = inner.path.first else { continue }
      add(inner, name, around)
    }
  }

  private mutating func add(_ declared: TypeDeclaration, _ name: String, _ around: Int?) {
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

  private mutating func addTypesOfExtensions(in declared: TypeDeclaration, around: Int?) {
    for inner in declared.inner where inner.kind == .extension {
      // The contents of a framework type's extension are known only by name.
      let id = id(of: inner, in: around)
      var new = inner
      new.inner = inner.inner.filter { isNew($0, in: id) }
      addTypes(in: new, around: id)
    }
  }

  private mutating func addMembers(of declared: TypeDeclaration, to id: Int?) {
    let file = declared.place.file
    for alias in declared.aliases {
      let entry = Alias(generics: alias.generics, type: alias.type, around: id, file: file)
      if let id {
        types[id].aliases[alias.name] = entry
      } else if declared.kind == .file {
        aliases[alias.name, default: []].append(entry)
      }
    }
    if let id { types[id].bases += declared.bases.map { ($0, file) } }
    for var member in declared.members {
      member.owner = id
      guard let id else {
        if declared.kind == .file {
          globals[member.name, default: []].append(member)
        } else if declared.kind == .extension {
          member.isOfForeign = true
          let type = declared.path.joined(separator: ".")
          foreign[type, default: [:]][member.name, default: []].append(member)
        }
        continue
      }
      types[id].members[member.name, default: []].append(member)
      if member.kind == .property, !member.isStatic { types[id].properties.append(member) }
    }
    for inner in declared.inner { addMembers(of: inner, to: self.id(of: inner, in: id)) }
  }

  /// The number of a declaration, or of the type that it extends, inside a type.
  func id(of declared: TypeDeclaration, in around: Int?) -> Int? {
    guard let name = declared.path.first else { return nil }
    if declared.kind == .extension {
      return resolve(declared.path, in: around, file: declared.place.file)
    }
    let candidates = around.map { types[$0].inner[name] ?? [] } ?? outermost[name] ?? []
    return candidates.first { types[$0].place == declared.place }
  }

  private func isNew(_ declared: TypeDeclaration, in around: Int?) -> Bool {
    declared.kind != .extension && id(of: declared, in: around) == nil
  }

  private func bases(of id: Int) -> [Int] {
    types[id].bases.flatMap { base in
      shape(of: base.type, in: TypeContext(type: types[id].around, file: base.file)).instances
    }
  }

  func globals(_ name: String, file: Int) -> [DeclaredMember] {
    (globals[name] ?? []).filter { modules.isVisible($0.place.file, from: file) }
  }

  /// What extensions that a file can see add to a type that the files don't declare.
  func foreignMembers(_ name: String, of type: String, file: Int) -> [DeclaredMember] {
    (foreign[type]?[name] ?? []).filter { member in
      member.isOfFile
        ? member.place.file == file : modules.isVisible(member.place.file, from: file)
    }
  }

  /// The property that a wrapper finds by its key: `\.client` in `@Dependency(\.client)`.
  ///
  /// Wrappers read the values of one type, which an app extends; of an unknown wrapper's, only an
  /// unmistakable name counts.
  func property(of key: Attribute.Key, in wrapper: String) -> DeclaredMember? {
    let types: [String] =
      switch wrapper {
      case _ where key.root != nil: [key.root ?? ""]
      case "Dependency": ["DependencyValues"]
      case "Environment": ["EnvironmentValues"]
      case "Injected", "LazyInjected", "WeakLazyInjected", "InjectedObject", "InjectedObservable":
        ["Container", "InjectedValues", "SharedContainer"]
      default: foreign.keys.sorted()
      }
    let own = types.flatMap { name in
      (outermost[name] ?? []).flatMap { self.types[$0].members[key.name] ?? [] }
    }
    let found = (own + types.flatMap { foreign[$0]?[key.name] ?? [] })
      .filter { $0.kind == .property }
    return found.count == 1 ? found[0] : nil
  }

  /// The type that a name stands for inside another type; nil if that isn't certain.
  func type(_ name: String, in around: Int?, file: Int) -> Int? {
    for id in outward(from: around) {
      if types[id].name == name { return id }
      for holder in [id] + lineage(of: id) {
        if let found = only(types[holder].inner[name], file: file) { return found }
      }
    }
    return only(outermost[name], file: file)
  }

  func inner(_ name: String, of id: Int, file: Int) -> Int? {
    only(types[id].inner[name], file: file)
  }

  /// If several private types share a name, the one in the same file is meant; the module's own
  /// comes before an imported one.
  private func only(_ ids: [Int]?, file: Int) -> Int? {
    let ids = (ids ?? []).filter { modules.isVisible(types[$0].place.file, from: file) }
    guard ids.count > 1 else { return ids.first }
    let near = ids.filter { types[$0].place.file == file }
    if near.count == 1 { return near[0] }
    let own = ids.filter { modules.areOne(types[$0].place.file, file) }
    return own.count == 1 && near.isEmpty ? own[0] : nil
  }

  func alias(_ name: String, in around: Int?, file: Int) -> Alias? {
    let inner = outward(from: around).lazy.flatMap { [$0] + lineage(of: $0) }
      .compactMap { types[$0].aliases[name] }.first
    if let inner { return inner }
    let seen = (aliases[name] ?? []).filter { modules.isVisible($0.file, from: file) }
    return seen.last { modules.areOne($0.file, file) } ?? seen.last
  }

  /// A type and those around it, from the innermost outwards.
  func outward(from type: Int?) -> [Int] {
    type.map { [$0] + outward(from: types[$0].around) } ?? []
  }

  /// What the generic parameters of a type stand for.
  func known(of id: Int, _ arguments: [Shape]) -> [String: Shape] {
    Dictionary(zip(types[id].generics.map(\.name), arguments)) { first, _ in first }
  }

  func resolve(_ path: [String], in around: Int?, file: Int) -> Int? {
    guard let first = path.first, var id = type(first, in: around, file: file) else { return nil }
    for name in path.dropFirst() {
      guard let next = inner(name, of: id, file: file) else { return nil }
      id = next
    }
    return id
  }

  /// Its superclass and that one's superclasses, then its other bases, their bases, and so on.
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

  /// The members with a name: the type's own, or else those of the nearest ancestor.
  func members(_ name: String, of id: Int) -> [DeclaredMember] {
    if let own = types[id].members[name] { return own }
    return lineage(of: id).lazy.compactMap { types[$0].members[name] }.first ?? []
  }
}
