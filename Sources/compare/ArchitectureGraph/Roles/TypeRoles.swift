package import CompareSupport
package import SourceRecords

/// The role of each type and the evidence for it.
///
/// There are four kinds of evidence: a team's entry, what the type is to the compiler, the ending of
/// its name or of the names of what it inherits from, and its folder. The first kind that there is
/// decides; if the compiler and the name say different things, the role is unclear.
package struct TypeRoles: Sendable {
  /// Only of types that have one; `other` if a team or a framework says so.
  package private(set) var assigned: [SymbolID: AssignedRole] = [:]
  /// What speaks for one role, and what for another.
  package private(set) var unclear: [SymbolID: [AssignedRole]] = [:]

  /// Leaves every type without a role.
  package init() {}

  /// Only folders below some others count as evidence; what only tests do with a type doesn't.
  package init(
    _ table: RoleTable, _ analysis: Analysis, in folders: [String] = [], tests: Set<String> = []
  ) {
    let search = RoleSearch(table, analysis, in: folders, tests: tests)
    var open: [SymbolID] = []
    for type in search.order {
      let found = search.ownEvidence(of: type)
      add(found, to: type)
      if found.isEmpty { open.append(type) }
    }
    let own = assigned
    for type in open {
      add(search.inheritedEvidence(of: type, own), to: type)
      if assigned[type] == nil, unclear[type] == nil { assigned[type] = search.folder(of: type) }
    }
    for type in search.idleControllers(assigned) { assigned[type] = nil }
    for type in search.idleRouters(assigned) { assigned[type] = nil }
    for type in ShownValues(analysis, assigned, unclear: unclear, in: folders).all {
      assigned[type] = AssignedRole(.other, .shown)
    }
  }

  private mutating func add(_ found: [AssignedRole], to type: SymbolID) {
    if found.count == 1 { assigned[type] = found[0] }
    if found.count > 1 { unclear[type] = found }
  }

  package func role(of type: SymbolID) -> Role? { assigned[type]?.role }

  package var roles: [SymbolID: Role] { assigned.mapValues(\.role) }
}

/// What there is to know about each type by itself.
private struct RoleSearch {
  private let table: RoleTable
  private let analysis: Analysis
  private let folders: [String]
  private let tests: Set<String>
  private let byName: [String: [SymbolID]]
  private let withFunctions: Set<SymbolID>
  /// Those that have something for an instance, wherever it stands.
  private let withInstances: Set<SymbolID>
  /// By name, because the first of several is reported.
  let order: [SymbolID]

  init(_ table: RoleTable, _ analysis: Analysis, in folders: [String], tests: Set<String>) {
    self.table = table
    self.analysis = analysis
    self.folders = folders
    self.tests = tests
    let types = analysis.graph.types
    order = types.sorted { one, other in
      (one.value.name, one.value.file, one.key) < (other.value.name, other.value.file, other.key)
    }.map(\.key)
    byName = Dictionary(grouping: order) { types[$0]?.name ?? "" }
    withFunctions = Set(
      analysis.sources.flatMap { path, source in
        source.parsed.properties.filter(\.isFunction).compactMap {
          analysis.regions[path]?.type(at: $0.content.lowerBound)
        }
      })
    withInstances = Set(
      analysis.sources.flatMap { path, source in
        let places =
          source.parsed.properties.map(\.content.lowerBound)
          + source.parsed.functions.map(\.function).filter { !$0.isStatic }.map(\.range.lowerBound)
        return places.compactMap { analysis.regions[path]?.type(at: $0) }
      })
  }

  /// Whether it has no instances that could be a part of a scene, only static members.
  private func isNamespace(_ symbol: SymbolID) -> Bool {
    guard let type = analysis.graph.types[symbol], !withInstances.contains(symbol) else {
      return false
    }
    return analysis.declared(type)?.isNamespace ?? false
  }

  /// Whether the declaration allows the role that the name says: what has no instances is no part
  /// of a scene, and a plain `NSObject` isn't a view.
  private func isPlausible(_ role: Role, for symbol: SymbolID, _ type: TypeNode) -> Bool {
    let isBare = type.inherited.contains("NSObject") && byName["NSObject"] == nil
    return !(isBare && [.view, .viewController].contains(role))
      && !(Set<Role>.objects.contains(role) && isNamespace(symbol))
  }

  /// Two if they contradict each other.
  func ownEvidence(of symbol: SymbolID) -> [AssignedRole] {
    guard let type = analysis.graph.types[symbol] else { return [] }
    let isDetail = isDetail(type)
    if let entry = table.entry(for: type) { return [entry] }
    let known = known(symbol, type)
    let named = table.named(type, isDetail: isDetail && observable(type) == nil)
      .flatMap { isPlausible($0.role, for: symbol, type) ? $0 : nil }
    guard let named else {
      return [known ?? (isDetail ? nil : table.placed(type))].compactMap(\.self)
    }
    guard let known else {
      let isData = [.model, .entity].contains(named.role)
      return isData && withFunctions.contains(symbol)
        ? [named, AssignedRole(.other, .functions)] : isObserved(type, named) ?? [named]
    }
    return known.isPart || known.settles(named) ? [known] : [known, named]
  }

  /// Those that are called a controller and have nothing to do with views: they refer to none, no
  /// view refers to them or their protocols, and no toolkit is imported.
  func idleControllers(_ assigned: [SymbolID: AssignedRole]) -> [SymbolID] {
    let named = Set(
      assigned.filter { $0.value == AssignedRole(.controller, .name(end: "Controller")) }.keys)
    guard !named.isEmpty else { return [] }
    let busy = analysis.edges.all.flatMap { edge -> [SymbolID] in
      let shows = [.view, .viewController].contains(assigned[edge.to]?.role)
      let isShown = assigned[edge.from]?.role == .view
      return (shows ? [edge.from] : []) + (isShown ? [edge.to] : [])
    }
    return named.filter { analysis.graph.ancestors(of: $0).union([$0]).isDisjoint(with: busy) }
      .filter { symbol in
        analysis.graph.types[symbol].map { !analysis.importsToolkit($0) } ?? true
      }
  }

  /// Values that are called a router and lead nowhere, such as the requests of a server.
  ///
  /// No part of a scene refers to them, they refer to none, and no toolkit is imported. A protocol of
  /// such values is one of them.
  func idleRouters(_ assigned: [SymbolID: AssignedRole]) -> Set<SymbolID> {
    let named = Set(
      assigned.filter { symbol, found in
        found.evidence.isOfName && found.role == .router
          && analysis.graph.types[symbol].map { !$0.isClass } ?? false
      }.keys)
    guard !named.isEmpty else { return [] }
    var busy = named.filter { symbol in
      analysis.graph.types[symbol].map(analysis.importsToolkit) ?? true
    }
    var near: [SymbolID: Set<SymbolID>] = [:]
    for edge in analysis.edges.all {
      for (one, other) in [(edge.from, edge.to), (edge.to, edge.from)] where named.contains(one) {
        if named.contains(other) {
          near[one, default: []].insert(other)
        } else if let role = assigned[other]?.role, Set<Role>.scene.contains(role) {
          busy.insert(one)
        }
      }
    }
    let idle = named.subtracting(allReached(from: busy) { near[$0] ?? [] })
    // A protocol without a conforming type doesn't show what it leads to.
    let known = Set(analysis.graph.types.keys.flatMap { analysis.graph.ancestors(of: $0) })
    return idle.filter { analysis.graph.types[$0]?.isProtocol == false || known.contains($0) }
  }

  /// Whether it stands in another type that is more than a namespace.
  private func isDetail(_ type: TypeNode) -> Bool {
    guard let dot = type.name.lastIndex(of: ".") else { return false }
    let around = byName[String(type.name[..<dot])]?.compactMap { analysis.graph.types[$0] }
      .first { $0.module == type.module }
    guard let around else { return false }
    return analysis.declared(around)?.isNamespace != true || isDetail(around)
  }

  /// The most telling of what it inherits, wherever that is written.
  private func known(_ symbol: SymbolID, _ type: TypeNode) -> AssignedRole? {
    if let tests = ["Testing", "XCTest"].first(where: analysis.imports(of: type).contains) {
      return AssignedRole(.other, .known("import \(tests)"))
    }
    let found = type.inherited.compactMap { name -> AssignedRole? in
      // A package may have a protocol `View` or a class `Router` of its own.
      let role =
        byName[name] != nil
        ? nil
        : KnownRoles.protocols[name] ?? KnownRoles.macros[name]
          ?? (type.isClass ? KnownRoles.superclasses[name] : nil)
      return role.map { AssignedRole($0, .known(name)) }
    }
    let order: [Role] = [.viewController, .view, .app, .reducer, .entity, .state]
    return found.min { one, other in
      func rank(_ found: AssignedRole) -> (Int, String) {
        (order.firstIndex(of: found.role) ?? order.count, found.evidence.words)
      }
      return rank(one) < rank(other)
    } ?? foreign(type)
  }

  /// A class of another library that is named like a view.
  private func foreign(_ type: TypeNode) -> AssignedRole? {
    guard type.isClass else { return nil }
    let found = type.inherited.lazy.filter { byName[$0] == nil }.compactMap {
      name -> AssignedRole? in
      let isView = ["View", "Cell"].contains(where: name.hasSuffix)
      let role: Role? = name.hasSuffix("ViewController") ? .viewController : isView ? .view : nil
      return role.map { AssignedRole($0, .known(name)) }
    }
    return found.first
  }

  /// A view may observe a model as it does a view model, so an observable one may be either.
  private func isObserved(_ type: TypeNode, _ named: AssignedRole) -> [AssignedRole]? {
    guard let name = observable(type), Set<Role>.kept.contains(named.role) else { return nil }
    return [named, AssignedRole(.viewModel, .known(name))]
  }

  private func observable(_ type: TypeNode) -> String? {
    type.inherited.first { KnownRoles.observable.contains($0) && byName[$0] == nil }
  }

  /// That of the package's types that it inherits from or conforms to.
  ///
  /// A type that conforms to a delegate's protocol isn't called a delegate for that.
  func inheritedEvidence(
    of type: SymbolID, _ own: [SymbolID: AssignedRole]
  ) -> [AssignedRole] {
    guard analysis.graph.types[type]?.isProtocol == false else { return [] }
    let found = analysis.graph.ancestors(of: type).compactMap { base -> AssignedRole? in
      guard let role = own[base]?.role, ![.delegate, .other].contains(role) else { return nil }
      return AssignedRole(role, .inherited(analysis.graph.types[base]?.name ?? ""))
    }
    .sorted { $0.evidence.words < $1.evidence.words }
    guard let first = found.first else { return [] }
    let other = found.first { !first.settles($0) && !$0.settles(first) }
    return [first] + (other.map { [$0] } ?? [])
  }

  /// The folder of its file, if nothing outside the package says what it is.
  func folder(of symbol: SymbolID) -> AssignedRole? {
    guard let type = analysis.graph.types[symbol], !type.isProtocol, !isDetail(type),
      type.inherited.allSatisfy({ KnownRoles.plain.contains($0) || byName[$0] != nil }),
      folders.contains(where: { type.file.hasPrefix($0 + "/") }),
      let folder = type.file.split(separator: "/").dropLast().last,
      let role = KnownRoles.folders[folder.lowercased().filter(\.isLetter)],
      role == .entity ? !KnownRoles.vague.contains(where: type.name.hasSuffix) : type.isClass,
      !tests.contains(type.module), !isNamespace(symbol)
    else { return nil }
    return AssignedRole(role, .folder(String(folder)))
  }
}

extension Analysis {
  /// The modules that a type's file imports.
  fileprivate func imports(of type: TypeNode) -> Set<String> {
    Set(sources[type.file]?.parsed.imports.compactMap(\.path.first) ?? [])
  }

  func importsToolkit(_ type: TypeNode) -> Bool {
    !imports(of: type).isDisjoint(with: KnownRoles.toolkits)
  }
}

extension AssignedRole {
  fileprivate var isPart: Bool {
    if case .known(let name) = evidence { return KnownRoles.parts.contains(name) }
    return false
  }

  /// Whether it says the same as another role, or the same more exactly.
  fileprivate func settles(_ other: AssignedRole) -> Bool {
    let kinds: [Set<Role>] = [
      [.view, .viewController, .controller], [.model, .entity], [.router, .coordinator],
      [.service, .repository, .store, .provider],
    ]
    return role == .other || role == other.role
      || kinds.contains { $0.isSuperset(of: [role, other.role]) }
  }
}

extension TypeNode {
  /// Whether it is a struct or an enum in another type.
  package var isNestedValue: Bool { name.contains(".") && !isClass && !isProtocol }
}

extension Set<Role> {
  /// The model, and what keeps or fetches it.
  fileprivate static let kept: Set = [.model, .entity, .store, .provider, .repository, .service]
  /// What shows the model, decides what is shown, or leads there.
  static let scene: Set = [
    .view, .viewController, .controller, .presenter, .viewModel, .router, .coordinator, .builder,
  ]
  /// The parts of a scene that are objects; a router may be a set of functions.
  fileprivate static let objects: Set = [
    .view, .viewController, .controller, .presenter, .viewModel, .interactor,
  ]
}
