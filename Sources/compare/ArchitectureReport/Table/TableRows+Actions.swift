import RunTrace

extension TableRows {
  /// A number of an action, and how it is aggregated over all of them.
  private struct ActionNumber: Sendable {
    enum Total { case sum, mean, max }

    let key: String
    let label: String
    var total = Total.sum
    let value: @Sendable (ActionCounts) -> Int?

    static let all: [ActionNumber] = [
      .init(key: "messages", label: "Messages between roles") { $0.messages },
      .init(key: "abstract", label: "  through a protocol") { $0.abstract },
      .init(key: "types", label: "Types in an action", total: .mean) { $0.types },
      .init(key: "files", label: "  files to open", total: .mean) { $0.files },
      .init(key: "chain", label: "Longest chain of messages", total: .max) { $0.chain },
      .init(key: "turns", label: "  turns back") { $0.turns },
      .init(key: "redraws", label: "Redraws requested") { $0.redraws },
    ]
  }

  /// Over all actions; a module that lacks one of them has no number.
  var actions: [Row] {
    let names = actionNames
    guard !names.isEmpty else { return [] }
    return ActionNumber.all.map { number in
      let values = { (module: ModuleReport) -> [Int]? in
        let values = (module.actions ?? []).map(\.counts).compactMap(number.value)
        return values.count == names.count ? values : nil
      }
      let key = "actions.\(number.key)"
      switch number.total {
      case .mean:
        return row(key, number.label + ", mean", places: 1) { module in
          values(module).map { Double($0.reduce(0, +)) / Double(names.count) }
        }
      case .max: return row(key, number.label) { values($0)?.max() }
      case .sum: return row(key, number.label) { values($0)?.reduce(0, +) }
      }
    }
  }

  /// A group for each number, with a row for each action; empty if no action was run.
  package static func actionGroups(for modules: [ModuleReport]) -> [Group] {
    let rows = TableRows(modules: modules)
    let names = rows.actionNames
    guard !names.isEmpty else { return [] }
    return ActionNumber.all.map { number in
      let title = number.label.trimmingPrefix(while: \.isWhitespace)
      return Group(
        title: title.prefix(1).uppercased() + title.dropFirst(),
        rows: names.map { name in
          rows.row("\(number.key).\(name)", name) { module in
            module.actions?.first { $0.name == name }.flatMap { number.value($0.counts) }
          }
        })
    }
  }

  /// In the order of the configuration.
  private var actionNames: [String] {
    let lists = modules.map { ($0.actions ?? []).map(\.name) }
    let longest = lists.max { $0.count < $1.count } ?? []
    return longest + Set(lists.joined()).subtracting(longest).sorted()
  }
}
