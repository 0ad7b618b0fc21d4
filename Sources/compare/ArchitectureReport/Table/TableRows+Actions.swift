import RunTrace

extension TableRows {
  /// A number of an action, and how it is put together over all of them.
  private enum ActionNumber: String, CaseIterable {
    case messages, abstract, types, files, chain, turns, redraws

    var label: String {
      switch self {
      case .messages: "Messages between roles"
      case .abstract: "  through a protocol"
      case .types: "Types in an action"
      case .files: "  files to open"
      case .chain: "Longest chain of messages"
      case .turns: "  times that it turns back"
      case .redraws: "Redraws asked for"
      }
    }

    func value(of counts: ActionCounts) -> Int? {
      switch self {
      case .messages: counts.messages
      case .abstract: counts.abstract
      case .types: counts.types
      case .files: counts.files
      case .chain: counts.chain
      case .turns: counts.turns
      case .redraws: counts.redraws
      }
    }
  }

  /// Over all actions; a module that lacks one of them has no number.
  var actions: [Row] {
    let names = actionNames
    guard !names.isEmpty else { return [] }
    return ActionNumber.allCases.map { number in
      let values = { (module: ModuleReport) -> [Int]? in
        let values = (module.actions ?? []).map(\.counts).compactMap(number.value)
        return values.count == names.count ? values : nil
      }
      let key = "actions.\(number.rawValue)"
      switch number {
      case .types, .files:
        return row(key, number.label + ", mean", places: 1) { module in
          values(module).map { Double($0.reduce(0, +)) / Double(names.count) }
        }
      case .chain: return row(key, number.label) { values($0)?.max() }
      default: return row(key, number.label) { values($0)?.reduce(0, +) }
      }
    }
  }

  /// A group for each number, with a row for each action; none when no action was run.
  package static func actionGroups(for modules: [ModuleReport]) -> [Group] {
    let rows = TableRows(modules: modules)
    let names = rows.actionNames
    guard !names.isEmpty else { return [] }
    return ActionNumber.allCases.map { number in
      let title = number.label.trimmingPrefix(while: \.isWhitespace)
      return Group(
        title: title.prefix(1).uppercased() + title.dropFirst(),
        rows: names.map { name in
          rows.row("\(number.rawValue).\(name)", name) { module in
            module.actions?.first { $0.name == name }.flatMap { number.value(of: $0.counts) }
          }
        })
    }
  }

  /// In the order in which the configuration has them.
  private var actionNames: [String] {
    let lists = modules.map { ($0.actions ?? []).map(\.name) }
    let longest = lists.max { $0.count < $1.count } ?? []
    return longest + Set(lists.joined()).subtracting(longest).sorted()
  }
}
