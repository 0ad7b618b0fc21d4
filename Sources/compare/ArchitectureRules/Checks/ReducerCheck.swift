import ArchitectureGraph
import CompareSupport
import SourceRecords

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

  /// What reducers name.
  private func uses(_ rule: Rule, _ isWrong: (TypeUses.Use) -> Bool) -> [Finding] {
    guard !code.types([.reducer]).isEmpty else { return [] }
    let uses = Dictionary(
      uniqueKeysWithValues: code.sources.map {
        ($0.indexed.path, TypeUses(in: $0, code.graph))
      })
    return reducers { source, reducer in
      let wrong = uses[source.indexed.path]?.uses(by: reducer.symbol).filter(isWrong) ?? []
      return wrong.map { use in
        Finding(
          rule: rule, from: reducer.type, to: use.target,
          path: [reducer.type.name, use.target.name], places: [use.place])
      }
    }
  }

  private func reducers(
    _ findings: (SourceRecord, (symbol: SymbolID, type: TypeNode)) -> [Finding]
  ) -> [Finding] {
    code.types([.reducer]).flatMap { reducer in
      code.sources.flatMap { findings($0, reducer) }
    }
  }
}
