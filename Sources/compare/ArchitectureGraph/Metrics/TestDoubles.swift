package import SourceRecords
import SwiftCode

/// The types of suites that stand in for parts of the app.
///
/// A type stands in if it conforms to a protocol or inherits from a class of the app, or if it is an
/// object whose code a test hands to the module: one of its methods by name, a key path into it, or a
/// closure that uses it.
package struct TestDoubles: Sendable {
  private let graph: SymbolGraph
  /// The modules to which a test hands the code of an object that a suite declares.
  private var lent: [SymbolID: Set<String>] = [:]

  /// Those that stand in for parts of one module.
  package struct Found {
    /// Also those for the modules that it depends on.
    package let all: Set<SymbolID>
    let ofModule: Set<SymbolID>

    package init(all: Set<SymbolID>, ofModule: Set<SymbolID>) {
      self.all = all
      self.ofModule = ofModule
    }
  }

  package init(in suites: [SourceModule], _ analysis: Analysis) {
    graph = analysis.graph
    let names = Set(suites.map(\.name))
    let objects = Set(
      graph.types.filter { $0.value.isClass && names.contains($0.value.module) }.keys)
    guard !objects.isEmpty else { return }
    let targets = CallTargets(Array(analysis.sources.values), graph)
    for file in Set(suites.flatMap(\.files)) {
      if let source = analysis.sources[file] { lend(objects, in: source, targets, analysis) }
    }
  }

  package func found(in suites: Set<String>, of module: SourceModule) -> Found {
    let own = graph.types.filter { !$0.value.isProtocol && suites.contains($0.value.module) }.keys
    let ofModule = own.filter { type in
      lent[type]?.contains(module.name) == true || inherits(type, from: [module.name])
    }
    let others = own.filter { inherits($0, from: Set(module.dependencies)) }
    return Found(all: Set(ofModule).union(others), ofModule: Set(ofModule))
  }

  private func inherits(_ type: SymbolID, from modules: Set<String>) -> Bool {
    graph.ancestors(of: type).contains { ancestor in
      graph.types[ancestor].map { base in
        (base.isProtocol || base.isClass) && modules.contains(base.module)
      } ?? false
    }
  }

  private mutating func lend(
    _ objects: Set<SymbolID>, in source: SourceRecord, _ targets: CallTargets, _ analysis: Analysis
  ) {
    let tree = CodeTree(source.text.bytes)
    let references = BodyReferences.all(in: source, tree, graph)
    let used = references.compactMap { reference in
      object(of: reference, objects).map { (object: $0, reference: reference) }
    }
    guard !used.isEmpty else { return }
    let destination = ValueDestination(source, tree, references, targets)
    func takers(at offset: Int) -> Set<String> {
      let homes = destination.keepers(of: offset).compactMap(graph.home)
      return Set(homes.compactMap { analysis.sources[$0]?.indexed.module })
    }
    let closures = source.parsed.tree.closures
    let around = NestedRanges(closures)
    for (object, reference) in used {
      var modules = isCode(reference, tree) ? takers(at: reference.offset) : []
      for closure in around.around(reference.offset) {
        modules.formUnion(takers(at: closures[closure].lowerBound))
      }
      lent[object, default: []].formUnion(modules)
    }
  }

  /// The object that a test uses here; nil in the object's own code, because every suite hands over
  /// closures that use what the suite itself keeps.
  private func object(of reference: BodyReference, _ objects: Set<SymbolID>) -> SymbolID? {
    guard [.function, .property].contains(reference.kind),
      let object = graph.owner(of: reference.symbol), objects.contains(object)
    else { return nil }
    guard let user = graph.owner(of: reference.container) else { return object }
    return user == object || graph.ancestors(of: user).contains(object) ? nil : object
  }

  /// Whether it is the name of a method, or a key path, and not a value.
  private func isCode(_ reference: BodyReference, _ tree: CodeTree) -> Bool {
    if reference.kind == .function { return !reference.roles.contains(.call) }
    return tree.ancestors(tree.node(at: reference.offset)).contains { tree.kind($0) == .keyPath }
  }
}
