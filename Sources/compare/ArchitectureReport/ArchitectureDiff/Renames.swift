/// Types that have another name, but the same neighbours.
struct Renames {
  /// From the old name to the new one, with the types in it.
  private(set) var names: [String: String] = [:]

  /// A renamed type needs at least this share of neighbours in common.
  private static let least = 0.5

  init(from old: ModuleReport, to new: ModuleReport) {
    let known = Set(old.typeList.map(\.name)).intersection(new.typeList.map(\.name))
    let went = Self.outermost(old.typeList.filter { !known.contains($0.name) })
    var came = Self.outermost(new.typeList.filter { !known.contains($0.name) })
    guard !went.isEmpty, !came.isEmpty else { return }
    let before = Neighbours(old.edges.list, known)
    let after = Neighbours(new.edges.list, known)
    for type in went {
      let likely = came.map { ($0, Self.likeness(type, $0, before, after)) }
        .filter { $0.1 >= Self.least }
      // Of two that are equally likely, neither is certain.
      guard let best = likely.max(by: { $0.1 < $1.1 }),
        likely.count(where: { $0.1 == best.1 }) == 1
      else { continue }
      names[type.name] = best.0.name
      came.removeAll { $0.name == best.0.name }
    }
  }

  /// The name that it has now.
  func renamed(_ name: String) -> String {
    var parts = name.split(separator: ".")[...]
    var rest: [Substring] = []
    while !parts.isEmpty {
      if let new = names[parts.joined(separator: ".")] {
        return ([new] + rest.map(String.init)).joined(separator: ".")
      }
      rest.insert(parts.removeLast(), at: 0)
    }
    return name
  }

  /// Nested types follow those around them.
  private static func outermost(_ types: [TypeReport]) -> [TypeReport] {
    let names = Set(types.map(\.name))
    return types.filter { type in
      let parts = type.name.split(separator: ".")
      return !parts.indices.dropFirst().contains {
        names.contains(parts[..<$0].joined(separator: "."))
      }
    }
  }

  /// From 0 to 1.
  private static func likeness(
    _ old: TypeReport, _ new: TypeReport, _ before: Neighbours, _ after: Neighbours
  ) -> Double {
    let lines = Double(min(old.lines, new.lines)) / Double(max(old.lines, new.lines, 1))
    guard old.kind == new.kind, lines >= 0.5 else { return 0 }
    let (one, other) = (before.of(old.name), after.of(new.name))
    let all = one.union(other).count
    let shared = all == 0 ? 0 : Double(one.intersection(other).count) / Double(all)
    // Without neighbours, the file must be the same.
    return max(shared * lines, old.file == new.file ? lines * (all == 0 ? 1 : shared + 0.25) : 0)
  }

  /// Which types with the same name before and after each type knows, or is known by.
  private struct Neighbours {
    private var all: [String: Set<String>] = [:]

    init(_ edges: [EdgeReport.Edge], _ known: Set<String>) {
      for edge in edges {
        let target = "\(edge.toModule).\(edge.to)"
        all[edge.from, default: []].insert("> \(target)")
        if known.contains(edge.from) { all[edge.to, default: []].insert("< \(edge.from)") }
      }
    }

    func of(_ type: String) -> Set<String> {
      all.filter { $0.key == type || $0.key.hasPrefix(type + ".") }
        .reduce(into: []) { $0.formUnion($1.value.filter { !$0.contains(type) }) }
    }
  }
}

/// A type that has another name.
package struct Rename: Encodable, Equatable, Sendable {
  package let from: String
  package let to: String
}

extension ModuleReport {
  /// The same with the names that types have now, as far as a difference compares them.
  func renamed(_ renames: Renames) -> ModuleReport {
    var renamed = self
    renamed.typeList = typeList.map { type in
      var type = type
      type.name = renames.renamed(type.name)
      return type
    }
    renamed.edges.list = edges.list.map { edge in
      var edge = edge
      edge.from = renames.renamed(edge.from)
      if edge.toModule == name { edge.to = renames.renamed(edge.to) }
      return edge
    }
    renamed.findings = findings?.map { finding in
      var finding = finding
      finding.from = renames.renamed(finding.from)
      if finding.toModule == name { finding.to = renames.renamed(finding.to) }
      return finding
    }
    renamed.cycles = cycles.map { cycle in
      var cycle = cycle
      cycle.types = cycle.types.map(renames.renamed).sorted()
      return cycle
    }
    return renamed
  }
}
