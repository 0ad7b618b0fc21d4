import ArchitectureGraph
import CompareSupport
import SourceRecords

/// What makes a state something else than a value that reducers alone make.
extension CheckedModule {
  func stateHoldsClass(_ rule: Rule) -> [Finding] {
    let states = types([.state])
    let classes = states.filter(\.type.isClass).map { _, type in
      Finding(
        rule: rule, from: type, to: .init(type), path: [type.name],
        places: [SourcePlace(file: type.file, position: type.position)])
    }
    let symbols = Set(states.map(\.symbol))
    return classes + (states.isEmpty ? [] : sources.flatMap { held(rule, $0, by: symbols) })
  }

  /// The properties of states that name a class, the package's or the system's.
  private func held(
    _ rule: Rule, _ source: SourceRecord, by states: Set<SymbolID>
  ) -> [Finding] {
    let uses = TypeUses(in: source, graph)
    return source.parsed.properties.flatMap { property -> [Finding] in
      let start = property.content.lowerBound
      guard !property.isFunction,
        let owner = analysis.regions[source.indexed.path]?.type(at: start),
        states.contains(owner), let type = type(owner)
      else { return [] }
      return uses.classes(of: property).map { use in
        Finding(
          rule: rule, from: type, to: use.target, path: [type.name, use.target.name],
          places: [use.place])
      }
    }
  }

  func stateSetElsewhere(_ rule: Rule) -> [Finding] {
    let states = Set(types([.state]).map(\.symbol))
    guard !states.isEmpty else { return [] }
    return sources.flatMap { source in
      let owners = ReferenceOwner(in: source, graph)
      return source.indexed.occurrences.filter { $0.roles.contains(.write) }
        .compactMap { occurrence -> Finding? in
          guard graph.symbol(occurrence.symbol).kind == .property,
            let state = graph.owner(of: occurrence.symbol), states.contains(state),
            let writer = owners.owner(of: occurrence),
            ![.state, .reducer].contains(role(of: writer)), let from = type(writer),
            let to = type(state)
          else { return nil }
          return Finding(
            rule: rule, from: from, to: .init(to), path: [from.name, to.name],
            places: [SourcePlace(file: source.indexed.path, position: occurrence.position)])
        }
    }
  }
}
