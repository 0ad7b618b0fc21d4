/// What moved in one module.
package struct ModuleDiff: Encodable, Equatable, Sendable {
  package enum Status: String, Encodable, Sendable {
    case changed, added, removed
  }

  package let name: String
  package let status: Status
  /// Those that are other ones now; of a module that came or went the list is empty.
  package let numbers: [NumberChange]
  /// Told by the rule and both types: a finding that only moves to another line is the same.
  package let findings: Moved<FindingReport>
  package let edges: Moved<EdgeReport.Edge>
  package let types: Moved<TypeReport>
  package let cycles: Moved<CycleReport>
  package let folderCycles: Moved<FoldersReport.Cycle>

  /// Takes what each result has of it; of a module that one of them hasn't, only the findings count:
  /// everything else came, or went, with it.
  init(_ name: String, from old: ModuleReport?, to new: ModuleReport?) {
    self.name = name
    status = old == nil ? .added : new == nil ? .removed : .changed
    findings = Moved(old?.findings ?? [], new?.findings ?? []) { finding in
      [finding.rule, finding.from, finding.toModule, finding.to]
    }
    guard let old, let new else {
      numbers = []
      (edges, types, cycles, folderCycles) = (Moved(), Moved(), Moved(), Moved())
      return
    }
    numbers = NumberChange.all(from: old, to: new)
    edges = Moved(old.edges.list, new.edges.list) { [$0.from, $0.toModule, $0.to] }
    types = Moved(old.typeList, new.typeList) { [$0.name] }
    cycles = Moved(old.cycles, new.cycles, key: \.types)
    // Of an older result nothing is known.
    folderCycles =
      old.folders == nil || new.folders == nil
      ? Moved()
      : Moved(old.folders?.cycles ?? [], new.folders?.cycles ?? [], key: \.folders)
  }

  package var isEmpty: Bool {
    status == .changed && numbers.isEmpty && findings.isEmpty && edges.isEmpty && types.isEmpty
      && cycles.isEmpty && folderCycles.isEmpty
  }
}

/// What only one of the two results has, in the order in which it has it.
package struct Moved<Item: Encodable & Equatable & Sendable>: Encodable, Equatable, Sendable {
  package var came: [Item] = []
  package var went: [Item] = []

  package var isEmpty: Bool { came.isEmpty && went.isEmpty }
}

extension Moved {
  /// Takes the items of both results, and what tells one from another.
  init(_ old: [Item], _ new: [Item], key: (Item) -> [String]) {
    let (before, after) = (Set(old.map(key)), Set(new.map(key)))
    came = new.filter { !before.contains(key($0)) }
    went = old.filter { !after.contains(key($0)) }
  }
}
