import ArchitectureGraph
import CompareSupport
import SourceRecords

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
