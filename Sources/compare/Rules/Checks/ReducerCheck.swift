/// Looks for what makes a reducer something else than a function of a state and an intent.
struct ReducerCheck {
  private let code: CheckedModule

  init(_ code: CheckedModule) { self.code = code }

  func usesClass(_ rule: Rule, apartFrom roles: Set<Role>) -> [Finding] {
    uses(rule) { use in
      use.isClass && !(use.type.map { roles.contains(code.role(of: $0)) } ?? false)
    }
  }

  func readsClock(_ rule: Rule) -> [Finding] {
    uses(rule) { use in
      use.isOfChangingWorld || use.type.map { code.role(of: $0) == .clock } ?? false
    }
  }

  func suspends(_ rule: Rule) -> [Finding] {
    reducers { source, reducer in
      let places = source.parsed.suspensions
        .filter { code.analysis.regions[source.indexed.path]?.type(at: $0) == reducer.symbol }
        .map { offset in
          SourcePlace(
            file: source.indexed.path, position: source.parsed.places.position(of: offset))
        }
      return [
        Finding(
          rule: rule, from: reducer.type, to: .init(name: "async", module: "Swift"),
          path: [reducer.type.name], places: places)
      ]
    }
  }

  /// What reducers name, each target once per reducer.
  private func uses(_ rule: Rule, _ isWrong: (TypeUses.Use) -> Bool) -> [Finding] {
    guard !code.types([.reducer]).isEmpty else { return [] }
    let uses = Dictionary(
      uniqueKeysWithValues: code.sources.map {
        ($0.indexed.path, TypeUses(in: $0, code.graph))
      })
    return reducers { source, reducer in
      let wrong = uses[source.indexed.path]?.uses(by: reducer.symbol).filter(isWrong) ?? []
      var seen: [Finding.Target] = []
      for use in wrong where !seen.contains(use.target) { seen.append(use.target) }
      return seen.map { target in
        Finding(
          rule: rule, from: reducer.type, to: target, path: [reducer.type.name, target.name],
          places: wrong.filter { $0.target == target }.map(\.place))
      }
    }
  }

  /// What is found in any file for any reducer, with the places of all files put together.
  private func reducers(
    _ findings: (SourceRecord, (symbol: SymbolID, type: TypeNode)) -> [Finding]
  ) -> [Finding] {
    code.types([.reducer]).flatMap { reducer -> [Finding] in
      var all: [Finding] = []
      for finding in code.sources.flatMap({ findings($0, reducer) }) {
        if let index = all.firstIndex(where: { $0.to == finding.to }) {
          all[index].places = (all[index].places + finding.places).sorted()
        } else {
          all.append(finding)
        }
      }
      return all
    }
  }
}
