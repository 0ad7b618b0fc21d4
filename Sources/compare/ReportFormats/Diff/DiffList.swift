import ArchitectureReport
import CommandLineKit
import CompareSupport

/// The added or removed items of one kind, in all modules.
struct DiffList {
  /// In the order of their importance.
  enum Kind: String, CaseIterable {
    case finding, cycle
    case shrunkCycle = "smaller cycle"
    case folderCycle = "folder cycle"
    case shrunkFolderCycle = "smaller folder cycle"
    case module, rename, edge, type
    case changedType = "changed type"
    case requirement
  }

  struct Item: Equatable {
    let module: String
    let text: String
    /// Where it is, or was; empty if it isn't in one place.
    var place = ""
    /// How to fix it, and what is wrong, if anything is.
    var remark = ""
  }

  let kind: Kind
  let isNew: Bool
  let items: [Item]

  /// Such as `2 new findings`.
  var count: String {
    let (one, many, gone) = kind.words
    if gone.isEmpty { return items.count.of(one, many) }
    return "\(items.count) \(isNew ? "new" : gone) \(items.count == 1 ? one : many)"
  }

  /// The lists that aren't empty.
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

extension DiffList.Kind {
  fileprivate var words: (one: String, many: String, gone: String) {
    switch self {
    case .finding: ("finding", "findings", "mended")
    case .cycle: ("cycle", "cycles", "mended")
    case .shrunkCycle: ("smaller cycle", "smaller cycles", "")
    case .folderCycle: ("tangle of folders", "tangles of folders", "mended")
    case .shrunkFolderCycle: ("smaller tangle of folders", "smaller tangles of folders", "")
    case .module: ("module", "modules", "vanished")
    case .rename: ("renamed type", "renamed types", "")
    case .edge: ("edge", "edges", "vanished")
    case .type: ("type", "types", "vanished")
    case .changedType: ("changed type", "changed types", "")
    case .requirement: ("requirement", "requirements", "vanished")
    }
  }
}

extension Moved {
  fileprivate func items(isNew: Bool) -> [Item] { isNew ? came : went }
}

extension ModuleDiff {
  fileprivate func items(_ kind: DiffList.Kind, isNew: Bool) -> [DiffList.Item] {
    switch kind {
    case .finding:
      findings.items(isNew: isNew).map { finding in
        let way = finding.path.isEmpty ? [finding.from, finding.to] : finding.path
        return .init(
          module: name, text: "[\(finding.rule)] \(way.joined(separator: " → "))",
          place: "\(finding.file):\(finding.line):\(finding.column)",
          remark: "\(finding.message). \(finding.remedy)")
      }
    case .cycle: cycles.items(isNew: isNew).map(item)
    case .shrunkCycle: isNew ? shrunkCycles.map(item) : []
    case .folderCycle: folderCycles.items(isNew: isNew).map(item)
    case .shrunkFolderCycle: isNew ? shrunkFolderCycles.map(item) : []
    case .module: status == (isNew ? .added : .removed) ? [item(name, nil)] : []
    case .rename: isNew ? renames.map { item("\($0.from), now \($0.to)", nil) } : []
    case .edge:
      edges.items(isNew: isNew).map { edge in
        let target = edge.toModule == name ? edge.to : "\(edge.toModule).\(edge.to)"
        return item("\(edge.from) → \(target)", (edge.file, edge.line))
      }
    case .type: types.items(isNew: isNew).map(item)
    case .changedType: isNew ? changedTypes.map(item) : []
    case .requirement:
      requirements.items(isNew: isNew).map { item("\($0.type).\($0.text)", ($0.file, $0.line)) }
    }
  }

  private func item(_ cycle: CycleReport) -> DiffList.Item {
    item(cycle.types.joined(separator: ", "), cycle.shortest.first.map { ($0.file, $0.line) })
  }

  private func item(_ cycle: FoldersReport.Cycle) -> DiffList.Item {
    item(cycle.folders.joined(separator: ", "), cycle.shortest.first.map { ($0.file, $0.line) })
  }

  private func item(_ type: TypeReport) -> DiffList.Item {
    item(type.name + (type.role.map { " (\($0))" } ?? ""), (type.file, type.line))
  }

  private func item(_ text: String, _ place: (file: String, line: Int)?) -> DiffList.Item {
    .init(module: name, text: text, place: place.map { "\($0.file):\($0.line)" } ?? "")
  }
}
