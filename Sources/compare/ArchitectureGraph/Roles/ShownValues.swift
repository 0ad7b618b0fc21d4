import CompareSupport
import SourceRecords
import SwiftCode

/// What is called a model or an entity, and is a value that presenters or controllers make for a
/// view: a row, a cell's texts, what a scene begins with.
///
/// Only its name says that it is the model's. It changes nothing and refers to no store or service;
/// a part of a scene in its module refers to it, but nothing that keeps, fetches or works on the
/// model does, and no other part of the model.
struct ShownValues {
  private static let data: Set<Role> = [.model, .entity]
  /// What decides about the model, or brings it from elsewhere.
  private static let workers: Set<Role> = [
    .store, .provider, .repository, .service, .interactor, .effect, .reducer,
  ]

  private let analysis: Analysis
  private let roles: [SymbolID: AssignedRole]
  private let unclear: [SymbolID: [AssignedRole]]
  /// The folders below which names of folders are evidence.
  private let folders: [String]
  /// What refers to a view or to its controller.
  private let seeing: Set<SymbolID>

  init(
    _ analysis: Analysis, _ roles: [SymbolID: AssignedRole],
    unclear: [SymbolID: [AssignedRole]], in folders: [String]
  ) {
    (self.analysis, self.roles, self.unclear, self.folders) = (analysis, roles, unclear, folders)
    seeing = Set(
      analysis.edges.all.filter { [.view, .viewController].contains(roles[$0.to]?.role) }
        .map(\.from))
  }

  var all: Set<SymbolID> {
    let named = Set(roles.filter { mayBeShown($0.key, $0.value) }.keys)
    guard !named.isEmpty else { return [] }
    var ofModel: Set<SymbolID> = []
    var ofScene: Set<SymbolID> = []
    var known: [SymbolID: Set<SymbolID>] = [:]
    for edge in analysis.edges.all {
      if named.contains(edge.from), Self.workers.contains(roles[edge.to]?.role ?? .other) {
        ofModel.insert(edge.from)
      }
      guard named.contains(edge.to) else { continue }
      if named.contains(edge.from) {
        // What rows have in common isn't the model's because one of them is.
        let isBase = analysis.graph.ancestors(of: edge.from).contains(edge.to)
        if !isBase { known[edge.from, default: []].insert(edge.to) }
      } else if isOfModel(edge.from) {
        ofModel.insert(edge.to)
      } else if isOfScene(edge.from, in: analysis.graph.types[edge.to]?.module) {
        ofScene.insert(edge.to)
      }
    }
    for type in named {
      for base in analysis.graph.ancestors(of: type) {
        known[base, default: []].insert(type)
        if !named.contains(base), Self.data.contains(roles[base]?.role ?? .other) {
          ofModel.insert(type)
        }
      }
    }
    ofModel = allReached(from: ofModel.union(acting(among: named))) { known[$0] ?? [] }
    return ofScene.subtracting(ofModel)
  }

  /// Whether only its name, or that of its base, says that it is the model's.
  private func mayBeShown(_ symbol: SymbolID, _ found: AssignedRole) -> Bool {
    guard Self.data.contains(found.role), found.evidence.isOfName,
      let type = analysis.graph.types[symbol]
    else { return false }
    // What can be written and read again is data, and so may be what a library knows how to keep.
    let own = Set(
      analysis.graph.ancestors(of: symbol).compactMap { analysis.graph.types[$0]?.name })
    return Set(type.inherited).subtracting(own).isSubset(of: KnownRoles.ofValues)
      && !isInFolderOfModels(type.file)
  }

  private func isInFolderOfModels(_ file: String) -> Bool {
    guard let root = folders.first(where: { file.hasPrefix($0 + "/") }) else { return false }
    return file.dropFirst(root.count).split(separator: "/").dropLast().contains { folder in
      let name = folder.lowercased().filter(\.isLetter)
      let roles = [
        KnownRoles.folders[name], KnownRoles.folders[name + "s"],
        KnownRoles.endings[String(folder)],
      ]
      return !Self.data.isDisjoint(with: roles.compactMap(\.self))
    }
  }

  /// Of what has no role, an object that sees no view counts, and so does a set of functions; a value
  /// is only on its way.
  private func isOfModel(_ symbol: SymbolID) -> Bool {
    if let role = roles[symbol]?.role { return Self.workers.union(Self.data).contains(role) }
    if let found = unclear[symbol] { return found.contains { Self.workers.contains($0.role) } }
    guard let type = analysis.graph.types[symbol], !seeing.contains(symbol) else { return false }
    return type.isClass || analysis.declared(type)?.isNamespace == true
  }

  private func isOfScene(_ symbol: SymbolID, in module: String?) -> Bool {
    guard let role = roles[symbol]?.role else { return false }
    return Set<Role>.scene.contains(role) && analysis.graph.types[symbol]?.module == module
  }

  /// Those with a function that may change something, which a value that is only shown has not.
  private func acting(among named: Set<SymbolID>) -> Set<SymbolID> {
    let files = Set(analysis.graph.parts.keys.filter { named.contains($0.type) }.map(\.file))
    return Set(
      files.flatMap { file -> [SymbolID] in
        guard let source = analysis.sources[file] else { return [] }
        let tree = CodeTree(source.text.bytes)
        return tree.all.filter { tree.acts($0) }.compactMap {
          analysis.regions[file]?.type(at: tree.start($0))
        }
      }
    ).intersection(named)
  }
}

extension CodeTree {
  /// Whether it is a type's function that may change something other than what it is handed, as
  /// `hash(into:)` does.
  fileprivate func acts(_ node: Node) -> Bool {
    guard kind(node) == .functionDeclaration, parent(node).map({ kind($0) == .members }) == true,
      changes(node), modifiers(of: node).isDisjoint(with: ["static", "class"])
    else { return false }
    return !tokens(in: child(.parameters, of: node).map(range) ?? 0..<0)
      .contains { text($0) == "inout" }
  }
}
