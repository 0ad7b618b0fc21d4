import ArchitectureGraph
package import CompareSupport
import SourceRecords

/// How a file isn't what it was.
package enum FileChange: String, Encodable, Sendable { case added, changed, removed }

/// The code that changed since a revision, and all that depends on it, directly or indirectly.
package struct AffectedCode: Encodable, Equatable, Sendable {
  package struct File: Encodable, Equatable, Sendable {
    package let file: String
    /// Nil for a file that only depends on others.
    package let change: FileChange?
    /// Those that it declares or extends, and that changed or depend on what did; sorted.
    package let types: [String]
  }

  private let schemaVersion = 1
  package let complete: Bool
  package let since: String
  package let commit: String
  package let changed: [File]
  package let dependents: [File]
  /// Those with a file in one of the lists, except tests; sorted.
  package let modules: [String]
  /// The test targets that changed, or that depend on one of these modules; sorted.
  package let suites: [String]
  package let notes: [Note]
}

extension AffectedCode {
  /// Takes what changed since the revision, by path.
  package init(
    _ changes: [String: FileChange], since revision: (name: String, commit: String),
    _ code: MeasuredModules,
    _ shown: ShownPaths, notes: [Note]
  ) {
    let graph = code.analysis.graph
    let edges = code.modules.flatMap { code.analysis.edges.nodeEdges(of: $0.name) }
    let parts = graph.parts.filter { changes[$0.key.file] != nil }
    let needing = Dictionary(grouping: edges, by: \.to)
    let affected = allReached(from: parts.keys.map(\.type)) { (needing[$0] ?? []).map(\.from) }

    var changed: [String: Set<String>] = changes.mapValues { _ in [] }
    for (part, node) in parts where !node.isLoose { changed[part.file]?.insert(node.label) }
    var dependents: [String: Set<String>] = [:]
    for edge in edges where affected.contains(edge.to) {
      guard let node = graph.node(edge.from) else { continue }
      for place in edge.places where changes[place.file] == nil {
        dependents[place.file, default: []].formUnion(node.isLoose ? [] : [node.label])
      }
    }
    let files = Set(changes.keys).union(dependents.keys)
    let modules = Set(
      code.modules.filter { !$0.isTest && !files.isDisjoint(with: $0.files) }.map(\.name))
    let suites = code.modules.filter { suite in
      suite.isTest
        && (!files.isDisjoint(with: suite.files) || !modules.isDisjoint(with: suite.dependencies))
    }
    self.init(
      complete: notes.areComplete, since: revision.name, commit: revision.commit,
      changed: Self.files(changed, changes, shown), dependents: Self.files(dependents, [:], shown),
      modules: modules.sorted(), suites: suites.map(\.name).sorted(), notes: notes)
  }

  private static func files(
    _ types: [String: Set<String>], _ changes: [String: FileChange], _ shown: ShownPaths
  ) -> [File] {
    types.map { path, types in
      File(file: shown.relative(path), change: changes[path], types: types.sorted())
    }
    .sorted { $0.file < $1.file }
  }
}
