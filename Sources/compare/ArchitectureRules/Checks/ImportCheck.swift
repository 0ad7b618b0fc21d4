import ArchitectureGraph
import CompareSupport
import SourceRecords

/// Looks for imports that the files of types with some roles must not have.
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

  /// One for each import: it names the first type of the file that must not see it.
  private func findings(in source: SourceRecord) -> [Finding] {
    let path = source.indexed.path
    let types = types(in: source)
    return source.parsed.imports.compactMap { statement in
      let first = types.first { isForbidden(statement, for: code.role(of: $0)) }
      guard let type = first.flatMap(code.type) else { return nil }
      let name = statement.path.joined(separator: ".")
      let role = first.map(code.role)?.rawValue ?? ""
      let position = source.parsed.places.position(of: statement.range.lowerBound)
      return Finding(
        rule: TeamRules.forbiddenImport, from: type, to: .init(name: name, module: "import"),
        path: [type.name, name], places: [SourcePlace(file: path, position: position)],
        detail: "with the role '\(role)' in it, the file must not import \(name)")
    }
  }

  /// Those that the file declares or extends, from top to bottom.
  private func types(in source: SourceRecord) -> [SymbolID] {
    source.parsed.tree.declarations.compactMap { declaration in
      code.analysis.regions[source.indexed.path]?.type(at: declaration.nameRange.lowerBound)
    }
  }

  /// A name forbids the module and all that is in it.
  private func isForbidden(_ statement: ImportStatement, for role: Role) -> Bool {
    let names = [statement.path.prefix(1), statement.path[...]].map { $0.joined(separator: ".") }
    return forbidden.contains { entry in
      entry.role == role && entry.modules.contains { names.contains(where: $0.matches) }
    }
  }
}
