import ArchitectureGraph
import CompareSupport
import SourceRecords

/// The functions that put a scene together by making its parts, as a builder does.
struct Assembly {
  /// By the paths of files, with the requirements of protocols that static ones fulfil.
  private var functions: [String: [Range<Int>]] = [:]
  /// The static ones of routers, and the requirements.
  private var builders: Set<SymbolID> = []

  /// The parts of a scene; what has the same number is one part.
  private static let parts: [Role: Int] = [
    .view: 0, .viewController: 0, .controller: 0, .presenter: 1, .viewModel: 2, .interactor: 3,
    .router: 4, .coordinator: 4,
  ]
  /// The view, or what the view calls.
  private static let first: Set<Int> = [0, 1, 2]

  /// Who may be a builder besides: a view makes its own scene, a router the next one.
  static let makers: Set<Role> = [.view, .viewController, .controller, .router, .coordinator]

  /// With `ofOnePart`, as a team may say, every function that makes a view or what it calls assembles
  /// a scene; without, only a static one does, or one that makes several parts.
  init(in code: CheckedModule, ofOnePart: Bool = false) {
    for source in code.sources {
      let file = source.indexed.path
      let made = Self.made(in: source, code)
      let found = source.parsed.functions.map(\.function).filter { function in
        let own = Set(made.filter { function.range.contains($0.offset) }.map(\.part))
        return own.count > 1
          || (ofOnePart || function.isStatic) && !own.isDisjoint(with: Self.first)
      }
      functions[file, default: []] += found.map(\.range)
      for declared in Self.declared(by: found.filter(\.isStatic), in: source) {
        let fulfilled = declared.relations.filter { $0.roles.contains(.overrideOf) }.map(\.symbol)
        let owner = code.graph.owner(of: declared.symbol).map(code.role)
        // Whoever calls a part's own `make()` knows that concrete part.
        if owner.map(Set.routers.contains) ?? false {
          builders.formUnion(fulfilled + [declared.symbol])
        }
        for requirement in fulfilled {
          guard let (file, range) = code.files.range(of: requirement) else { continue }
          functions[file, default: []].append(range)
        }
      }
    }
  }

  /// Where a file makes the parts of a scene.
  private static func made(
    in source: SourceRecord, _ code: CheckedModule
  ) -> [(offset: Int, part: Int)] {
    WrittenReferences.written(in: source.indexed, code.graph).compactMap { reference in
      guard let offset = source.parsed.places.offset(of: reference.position),
        code.isMade(at: offset, in: source.indexed.path)
      else { return nil }
      let types = code.graph.targets(of: reference.symbol)
      return types.lazy.compactMap { parts[code.role(of: $0)] }.first.map { (offset, $0) }
    }
  }

  private static func declared(
    by functions: [Function], in source: SourceRecord
  ) -> [Occurrence] {
    let heads = functions.map { $0.range.lowerBound..<$0.body.lowerBound }
    return heads.isEmpty
      ? []
      : source.indexed.occurrences.filter { occurrence in
        occurrence.roles.contains(.definition)
          && source.parsed.places.offset(of: occurrence.position).map { offset in
            heads.contains { $0.contains(offset) }
          } ?? false
      }
  }

  func contains(_ place: SourcePlace, in code: CheckedModule) -> Bool {
    guard let offset = code.offset(of: place) else { return false }
    return functions[place.file]?.contains { $0.contains(offset) } ?? false
  }

  /// Whether it calls a router's static function that assembles a scene, or names the router before
  /// the call: that knows a builder.
  func isCalled(at place: SourcePlace, in code: CheckedModule) -> Bool {
    !builders.isEmpty
      && code.references(atOrAfter: place).contains { builders.contains($0.symbol) }
  }
}
