import ArchitectureReport

/// What came, or went, of one kind, in all modules.
struct DiffList {
  /// In the order in which they matter.
  enum Kind: String, CaseIterable {
    case finding, cycle
    case folderCycle = "folder cycle"
    case module, edge, type
  }

  struct Item: Equatable {
    let module: String
    /// What it is, in one line.
    let text: String
    /// Where it is, or was; empty for what is in no one place.
    var place = ""
    /// How to mend it, and what is wrong, where anything is.
    var remark = ""
  }

  let kind: Kind
  let isNew: Bool
  let items: [Item]

  /// Such as `2 new findings`.
  var count: String {
    let word = isNew ? "new" : gone
    let nouns = [
      Kind.finding: ("finding", "findings"), .cycle: ("cycle", "cycles"),
      .folderCycle: ("tangle of folders", "tangles of folders"), .module: ("module", "modules"),
      .edge: ("edge", "edges"), .type: ("type", "types"),
    ]
    let noun = nouns[kind] ?? ("", "")
    return "\(items.count) \(word) \(items.count == 1 ? noun.0 : noun.1)"
  }

  private var gone: String {
    switch kind {
    case .finding, .cycle, .folderCycle: "mended"
    case .module, .edge, .type: "vanished"
    }
  }

  /// Those that have anything.
  static func all(of diff: ReportDiff) -> [DiffList] {
    Kind.allCases.flatMap { kind in
      [true, false].map { isNew in
        DiffList(
          kind: kind, isNew: isNew, items: diff.modules.flatMap { $0.items(kind, isNew: isNew) })
      }
    }
    .filter { !$0.items.isEmpty }
  }
}

extension ModuleDiff {
  fileprivate func items(_ kind: DiffList.Kind, isNew: Bool) -> [DiffList.Item] {
    switch kind {
    case .finding: isNew ? findings.came.map(item) : findings.went.map(item)
    case .cycle: isNew ? cycles.came.map(item) : cycles.went.map(item)
    case .folderCycle: isNew ? folderCycles.came.map(item) : folderCycles.went.map(item)
    case .module: status == (isNew ? .added : .removed) ? [.init(module: name, text: name)] : []
    case .edge: isNew ? edges.came.map(item) : edges.went.map(item)
    case .type: isNew ? types.came.map(item) : types.went.map(item)
    }
  }

  private func item(_ finding: FindingReport) -> DiffList.Item {
    let way = finding.path.isEmpty ? [finding.from, finding.to] : finding.path
    return .init(
      module: name, text: "[\(finding.rule)] \(way.joined(separator: " → "))",
      place: "\(finding.file):\(finding.line):\(finding.column)",
      remark: "\(finding.message). \(finding.remedy)")
  }

  private func item(_ edge: EdgeReport.Edge) -> DiffList.Item {
    let target = edge.toModule == name ? edge.to : "\(edge.toModule).\(edge.to)"
    return .init(
      module: name, text: "\(edge.from) → \(target)", place: "\(edge.file):\(edge.line)")
  }

  private func item(_ type: TypeReport) -> DiffList.Item {
    .init(module: name, text: type.name, place: "\(type.file):\(type.line)")
  }

  private func item(_ cycle: CycleReport) -> DiffList.Item {
    .init(
      module: name, text: cycle.types.joined(separator: ", "),
      place: cycle.shortest.first.map { "\($0.file):\($0.line)" } ?? "")
  }

  private func item(_ cycle: FoldersReport.Cycle) -> DiffList.Item {
    .init(
      module: name, text: cycle.folders.joined(separator: ", "),
      place: cycle.shortest.first.map { "\($0.file):\($0.line)" } ?? "")
  }
}
