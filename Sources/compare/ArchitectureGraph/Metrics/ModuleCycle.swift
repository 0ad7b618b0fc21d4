package import SourceRecords

/// Modules that import each other, directly or through others, with the shortest way round.
package struct ModuleCycle: Equatable, Sendable {
  /// All imports of one module by another.
  package struct Step: Equatable, Sendable {
    package let from: String
    package let to: String
    /// Sorted; never empty.
    package let places: [SourcePlace]
    /// Whether this compilation leaves all of them out.
    package let isInactive: Bool
  }

  /// Sorted.
  package let modules: [String]
  /// Each step ends where the next one begins, and the last ends where the first begins.
  package let shortest: [Step]
}

extension ModuleCycle {
  /// The same cycle from another step on.
  package func beginning(with step: Step) -> ModuleCycle {
    let index = shortest.firstIndex(of: step) ?? 0
    return ModuleCycle(modules: modules, shortest: Array(shortest[index...] + shortest[..<index]))
  }

  /// Sorted by their modules; tests don't count.
  package static func all(_ modules: [SourceModule], _ analysis: Analysis) -> [ModuleCycle] {
    let measured = modules.filter { !$0.isTest }
    let names = Set(measured.map(\.name))
    let steps = measured.flatMap { Self.steps(from: $0, to: names, analysis) }
    let pairs = steps.map { (from: $0.from, to: $0.to) }
    return Cycles.all(pairs).map { component -> ModuleCycle in
      let way = ShortestCycle.find(in: component, pairs)
      return ModuleCycle(
        modules: component.sorted(),
        shortest: zip(way, way.dropFirst() + way.prefix(1)).compactMap { from, to in
          steps.first { $0.from == from && $0.to == to }
        })
    }
    .sorted { $0.modules.lexicographicallyPrecedes($1.modules) }
  }

  private static func steps(
    from module: SourceModule, to names: Set<String>, _ analysis: Analysis
  ) -> [Step] {
    var places: [String: [(place: SourcePlace, isInactive: Bool)]] = [:]
    for source in module.files.sorted().compactMap({ analysis.sources[$0] }) {
      for statement in source.parsed.imports {
        guard let name = statement.path.first, name != module.name, names.contains(name) else {
          continue
        }
        let start = statement.range.lowerBound
        let place = SourcePlace(
          file: source.indexed.path, position: source.parsed.places.position(of: start))
        places[name, default: []].append((place, source.isInactive(start)))
      }
    }
    return places.sorted { $0.key < $1.key }.map { name, imports in
      Step(
        from: module.name, to: name, places: imports.map(\.place),
        isInactive: imports.allSatisfy(\.isInactive))
    }
  }
}
