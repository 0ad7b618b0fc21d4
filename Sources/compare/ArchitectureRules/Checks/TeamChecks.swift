import ArchitectureGraph
import CompareSupport
import SourceRecords

extension CheckedModule {
  /// Imports that the files of types with some roles must not have.
  func forbiddenImports(_ entries: [ImportEntry]) -> [Finding] {
    let forbidden = entries.map { entry in
      (entry.role, entry.forbidden.map { Glob($0, separator: ".") })
    }
    guard !forbidden.isEmpty else { return [] }
    return sources.filter { !$0.parsed.imports.isEmpty }.flatMap { source in
      findings(in: source) { statement, role in
        // A name forbids the module and all that is in it.
        let names = [statement.path.prefix(1), statement.path[...]]
          .map { $0.joined(separator: ".") }
        return forbidden.contains { of, modules in
          of == role && modules.contains { names.contains(where: $0.matches) }
        }
      }
    }
  }

  /// One for each import: it names the first type of the file that must not see it.
  private func findings(
    in source: SourceRecord, where isForbidden: (ImportStatement, Role) -> Bool
  ) -> [Finding] {
    let path = source.indexed.path
    let types = types(in: source)
    return source.parsed.imports.compactMap { statement in
      guard let first = types.first(where: { isForbidden(statement, role(of: $0)) }),
        let type = type(first)
      else { return nil }
      let name = statement.path.joined(separator: ".")
      let position = source.parsed.places.position(of: statement.range.lowerBound)
      return Finding(
        rule: TeamRules.forbiddenImport, from: type, to: .init(name: name, module: "import"),
        path: [type.name, name], places: [SourcePlace(file: path, position: position)],
        detail: "with the role '\(role(of: first).rawValue)' in it, the file must not import"
          + " \(name)")
    }
  }

  /// Those that the file declares or extends, from top to bottom.
  private func types(in source: SourceRecord) -> [SymbolID] {
    source.parsed.tree.declarations.compactMap { declaration in
      analysis.regions[source.indexed.path]?.type(at: declaration.nameRange.lowerBound)
    }
  }
}

extension CheckedModule {
  /// Default arguments that choose a concrete type, where a protocol could stand; who puts the app
  /// together may choose.
  func concreteDefaults(assembling: Set<Role>) -> [Finding] {
    types(Set(Role.all).subtracting(assembling.union([.builder, .app, .other]))).flatMap { source in
      (references[source.symbol] ?? []).compactMap { target in
        guard let type = type(target), isPart(type, role(of: target)) else { return nil }
        return Finding(
          rule: TeamRules.concreteDefault, from: source.type, to: .init(type),
          path: [source.type.name, type.name],
          places: places(from: source.symbol, to: target).filter(isDefaultArgument),
          pair: ReferencePair(from: source.symbol, to: target))
      }
    }
  }

  /// Whether somebody else could stand in for it: nobody does for a value, or in a view's own parts.
  private func isPart(_ type: TypeNode, _ role: Role) -> Bool {
    let values: Set<Role> = [.action, .effect, .entity, .intent, .other, .state]
    guard !type.isProtocol, !values.union(Set<Role>.views).contains(role) else { return false }
    return type.isClass || role != .model
  }
}

/// The functions that put a scene together: those that make its view, or who stands behind it.
struct Assembly {
  /// By the paths of files.
  private let functions: [String: [Range<Int>]]

  private static let parts: Set<Role> = [
    .controller, .presenter, .view, .viewController, .viewModel,
  ]

  init(in code: CheckedModule) {
    functions = Dictionary(
      code.sources.map { source in
        let made = WrittenReferences.written(in: source.indexed, code.graph)
          .filter { reference in
            code.graph.symbol(reference.symbol).kind == .initializer
              && code.graph.targets(of: reference.symbol)
                .contains { Self.parts.contains(code.role(of: $0)) }
          }
          .compactMap { source.parsed.places.offset(of: $0.position) }
        let ranges = source.parsed.functions.map(\.function.range)
        return (source.indexed.path, ranges.filter { made.contains(where: $0.contains) })
      }
    ) { first, _ in first }
  }

  func contains(_ place: SourcePlace, in code: CheckedModule) -> Bool {
    guard let offset = code.offset(of: place) else { return false }
    return functions[place.file]?.contains { $0.contains(offset) } ?? false
  }
}
