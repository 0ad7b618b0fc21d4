import ArchitectureGraph
import CompareSupport
import SourceRecords

/// Finds imports that are forbidden in files of types with some roles.
struct ImportCheck {
  private let code: CheckedModule
  private let forbidden: [(role: Role, modules: [Glob])]

  init(_ code: CheckedModule, _ entries: [ImportEntry]) {
    self.code = code
    forbidden = entries.map { entry in
      (entry.role, entry.forbidden.map { Glob($0, separator: ".") })
    }
  }

  var findings: [Finding] {
    guard !forbidden.isEmpty else { return [] }
    return code.sources.filter { !$0.parsed.imports.isEmpty }.flatMap(findings)
  }

  /// The imports of files with a type that has one of the roles.
  var judged: Int {
    let roles = Set(forbidden.map(\.role))
    return code.sources.filter { source in
      types(in: source).contains { roles.contains(code.role(of: $0)) }
    }
    .map(\.parsed.imports.count).reduce(0, +)
  }

  /// One for each import, about the first type in the file for which it is forbidden.
  private func findings(in source: SourceRecord) -> [Finding] {
    let path = source.indexed.path
    let types = types(in: source)
    return source.parsed.imports.compactMap { statement in
      let first = types.first { isForbidden(statement, for: code.role(of: $0)) }
      guard let type = first.flatMap(code.type) else { return nil }
      let name = statement.path.joined(separator: ".")
      let role = first.map(code.role)?.rawValue ?? ""
      let position = source.parsed.places.position(of: statement.range.lowerBound)
      let place = source.isInactive(statement.range.lowerBound) ? ", in an inactive branch" : ""
      return Finding(
        rule: TeamRules.forbiddenImport, from: type, to: .init(name: name, module: "import"),
        path: [type.name, name], places: [SourcePlace(file: path, position: position)],
        detail: "with the role '\(role)' in it, the file must not import \(name)\(place)",
        severity: .error)
    }
  }

  /// The types that the file declares or extends, from top to bottom.
  private func types(in source: SourceRecord) -> [SymbolID] {
    source.parsed.tree.declarations.compactMap { declaration in
      code.analysis.regions[source.indexed.path]?.type(at: declaration.nameRange.lowerBound)
    }
  }

  /// A name forbids the module and everything in it.
  private func isForbidden(_ statement: ImportStatement, for role: Role) -> Bool {
    let names = [statement.path.prefix(1), statement.path[...]].map { $0.joined(separator: ".") }
    return forbidden.contains { entry in
      entry.role == role && entry.modules.contains { names.contains(where: $0.matches) }
    }
  }
}

/// Finds default arguments that choose a concrete type where a protocol could be used.
struct DefaultArgumentCheck {
  let code: CheckedModule
  /// The roles that put the app together and may choose.
  let assembling: Set<Role>

  var findings: [Finding] {
    let choosing = assembling.union([.builder, .app, .other])
    return code.types(Set(Role.all).subtracting(choosing)).flatMap { source in
      (code.references[source.symbol] ?? []).compactMap { target in
        guard let type = code.type(target), isPart(type, code.role(of: target)) else { return nil }
        return Finding(
          rule: TeamRules.concreteDefault, from: source.type, to: .init(type),
          path: [source.type.name, type.name],
          places: code.places(from: source.symbol, to: target)
            .filter(code.isDefaultArgument),
          pair: ReferencePair(from: source.symbol, to: target))
      }
    }
  }

  /// Whether another type could replace it, which isn't so for values and a view's own parts.
  private func isPart(_ type: TypeNode, _ role: Role) -> Bool {
    let values: Set<Role> = [.action, .effect, .entity, .intent, .other, .state]
    guard !type.isProtocol, !values.union(Set<Role>.views).contains(role) else { return false }
    return type.isClass || role != .model
  }
}
