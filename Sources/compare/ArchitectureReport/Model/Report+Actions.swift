package import RunTrace

extension Report {
  /// Adds what runs of the actions showed, and checks the paths to a store against them.
  ///
  /// - Parameters:
  ///   - runs: By module.
  ///   - predicted: By module, the functions of stores that actions may reach.
  package mutating func add(_ runs: [String: [ActionRun]], predicted: [String: Set<String>]) {
    for index in modules.indices {
      let module = modules[index].name
      guard let own = runs[module] else { continue }
      modules[index].actions = own.map(\.report)
      for path in modules[index].paths.list.indices {
        modules[index].paths.list[path].taken = own.took(modules[index].paths.list[path])
      }
      // Without a view, there is no action for a path to begin with.
      guard let predicted = predicted[module] else { continue }
      let missing = own.unpredicted(by: predicted)
      guard let (call, action) = missing.first else { continue }
      modules[index].paths.isIncomplete = true
      let others = missing.count > 1 ? ", and \(missing.count - 1) more" : ""
      notes.append(
        Note(
          .information,
          "its paths are incomplete: '\(action)' reached \(call)\(others), where no path from a"
            + " view leads", of: module))
    }
  }
}

/// What the runs of a module show about its paths to a store.
extension [ActionRun] {
  /// Whether some key, or the launch, led to the action and to the end of its path.
  func took(_ path: PathsReport.Path) -> Bool {
    let action = FunctionName(path.action)
    let end = FunctionName(path.steps.last?.to ?? path.action)
    return flatMap(\.parts).contains { part in
      part.functions.contains(action.title) && part.stores.contains(where: end.isCalled)
    }
  }

  /// The functions of stores that a key led to, each with the first action, sorted; the launch
  /// isn't an action of a view.
  func unpredicted(by predicted: Set<String>) -> [(call: String, action: String)] {
    let known = predicted.map(FunctionName.init)
    var found: [String: String] = [:]
    for run in self {
      for call in run.parts.dropFirst().flatMap(\.stores)
      where found[call.title] == nil && !known.contains(where: { $0.isCalled(by: call) }) {
        found[call.title] = run.report.name
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

/// The name of a function in a path, such as `List.Row.add(_:)`, split to match those in a run.
private struct FunctionName {
  let type: String
  let name: String

  init(_ text: String) {
    let parts = text.prefix { $0 != "(" }.split(separator: ".")
    type = parts.dropLast().joined(separator: ".")
    name = String(parts.last ?? "")
  }

  var title: String { "\(type).\(name)" }

  func isCalled(by call: StoreCall) -> Bool { call.name == name && call.types.contains(type) }
}
