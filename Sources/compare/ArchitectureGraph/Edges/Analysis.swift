package import SourceRecords
import SwiftCode

/// Everything that index and syntax together show about the package.
package struct Analysis: Sendable {
  package let graph: SymbolGraph
  package let edges: TypeEdges
  package let sizes: TypeSizes
  /// By the path of the file.
  package let regions: [String: TypeRegions]
  /// By the path of the file.
  package let sources: [String: SourceRecord]
  /// The modules that each module shows to those who import it, as with `@_exported import`.
  package let exports: [String: Set<String>]

  /// The order matters: aliases must be known before references are counted.
  package init(_ sources: [SourceRecord], symbols: [Symbol]) {
    var graph = SymbolGraph(symbols: symbols, files: sources.map(\.indexed))
    AliasResolver.resolve(sources, in: &graph)
    graph.add(inherited: Self.inherited(sources, graph))
    var sizes = TypeSizes(graph: graph)
    var regions: [String: TypeRegions] = [:]
    for source in sources {
      sizes.add(source)
      regions[source.indexed.path] = TypeRegions(in: source, graph)
    }
    self.graph = graph
    edges = TypeEdges(sources, graph)
    self.sizes = sizes
    self.regions = regions
    exports = sources.reduce(into: [:]) { exports, source in
      let shown = source.parsed.imports.filter(\.isExported).compactMap(\.path.first)
      if !shown.isEmpty { exports[source.indexed.module, default: []].formUnion(shown) }
    }
    self.sources = Dictionary(sources.map { ($0.indexed.path, $0) }) { first, _ in first }
  }

  /// What a type's own declaration says, without extensions.
  package func declared(_ type: TypeNode) -> DeclaredType? {
    sources[type.file]?.parsed.types.first { $0.name == type.name }
  }

  package func files(of module: SourceModule) -> [ParsedFile] {
    module.files.compactMap { sources[$0]?.parsed }
  }

  private static func inherited(
    _ sources: [SourceRecord], _ graph: SymbolGraph
  ) -> [SymbolID: [String]] {
    var inherited: [SymbolID: [String]] = [:]
    // The compiler records no extension with a protocol that isn't there.
    let named = Dictionary(graph.types.map { ("\($0.value.module).\($0.value.name)", $0.key) }) {
      first, _ in first
    }
    for source in sources where !source.parsed.inheritances.isEmpty {
      let definitions = Definitions(in: source, graph)
      for inheritance in source.parsed.inheritances {
        let declaration = source.parsed.tree.declarations[inheritance.declaration]
        let recorded = definitions.symbol(of: declaration).flatMap { graph.owner(of: $0) }
        guard let type = recorded ?? named["\(source.indexed.module).\(declaration.name)"] else {
          continue
        }
        inherited[type, default: []] += inheritance.names
      }
    }
    return inherited
  }
}

extension Analysis {
  /// The modules whose types each module offers under a public name of its own, as in
  /// `public typealias Note = Records.Note`.
  package var aliasedModules: [String: Set<String>] {
    sources.values.reduce(into: [:]) { modules, source in
      let own = source.indexed.module
      let aliases = source.indexed.occurrences.compactMap { occurrence -> (Int, Set<String>)? in
        guard occurrence.roles.contains(.definition),
          graph.symbol(occurrence.symbol).kind == .typealias,
          graph.aliasTargets(of: occurrence.symbol) == nil,
          let offset = source.parsed.places.offset(of: occurrence.position)
        else { return nil }
        let targets = graph.targets(of: occurrence.symbol).compactMap { graph.types[$0]?.module }
        let others = Set(targets).subtracting([own])
        return others.isEmpty ? nil : (offset, others)
      }
      guard !aliases.isEmpty else { return }
      let tree = CodeTree(source.text.bytes)
      for (offset, others) in aliases {
        let isPublic = tree.parent(tree.node(at: offset)).map(tree.modifiers)?.contains("public")
        if isPublic == true { modules[own, default: []].formUnion(others) }
      }
    }
  }
}

/// Records in the graph what each type alias stands for.
///
/// A reference to a top-level alias doesn't record the type itself, so the right sides must be known
/// before any reference is counted.
enum AliasResolver {
  static func resolve(_ sources: [SourceRecord], in graph: inout SymbolGraph) {
    for source in sources
    where source.parsed.tree.declarations.contains(where: { $0.kind == .typealias }) {
      let owners = ReferenceOwner(in: source, graph)
      for reference in WrittenReferences.written(in: source.indexed, graph) {
        guard let alias = owners.alias(around: reference) else { continue }
        graph.add(alias: alias, for: reference.symbol)
      }
    }
  }
}

/// How many lines each type takes: its declaration and its extensions in its own module.
package struct TypeSizes {
  private var lines: [SymbolID: Int] = [:]
  /// The types with members of their own; an enum that only holds other types is a namespace.
  private var full: Set<SymbolID> = []
  private let graph: SymbolGraph

  init(graph: SymbolGraph) { self.graph = graph }

  mutating func add(_ source: SourceRecord) {
    let definitions = Definitions(in: source, graph)
    for declaration in source.parsed.tree.declarations where declaration.kind != .typealias {
      guard let symbol = definitions.symbol(of: declaration),
        let type = graph.owner(of: symbol), graph.types[type]?.module == source.indexed.module
      else { continue }
      lines[type, default: 0] += source.parsed.places.lineCount(declaration.range)
    }
    for occurrence in source.indexed.occurrences where occurrence.roles.contains(.definition) {
      guard graph.types[occurrence.symbol] == nil,
        ![.extension, .typealias].contains(graph.symbol(occurrence.symbol).kind)
      else { continue }
      if let type = graph.owner(of: occurrence.symbol) { full.insert(type) }
    }
  }

  func lines(of type: SymbolID) -> Int { lines[type] ?? 0 }

  /// The largest type of a module; the first by name if several are.
  package func largest(of module: String) -> (name: String, lines: Int)? {
    let own = lines.filter { graph.types[$0.key]?.module == module }
    let named = own.filter { full.contains($0.key) }
    return (named.isEmpty ? own : named).map { (graph.types[$0.key]?.label ?? "", $0.value) }
      .max { ($0.1, $1.0) < ($1.1, $0.0) }
  }
}
