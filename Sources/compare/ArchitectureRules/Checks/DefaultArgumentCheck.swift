import ArchitectureGraph
import CompareSupport
import SourceRecords

/// Looks for default arguments that choose a concrete type, where a protocol could stand.
struct DefaultArgumentCheck {
  private let code: CheckedModule
  /// Who puts the app together may choose.
  private let assembling: Set<Role>

  init(_ code: CheckedModule, assembling: Set<Role>) {
    self.code = code
    self.assembling = assembling.union([.builder, .app, .other])
  }

  var findings: [Finding] {
    code.types(Set(Role.all).subtracting(assembling)).flatMap { source in
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

  /// Whether somebody else could stand in for it: nobody does for a value, or in a view's own parts.
  private func isPart(_ type: TypeNode, _ role: Role) -> Bool {
    let values: Set<Role> = [.action, .effect, .entity, .intent, .other, .state]
    guard !type.isProtocol, !values.union(Set<Role>.views).contains(role) else { return false }
    return type.isClass || role != .model
  }
}
