package import ArchitectureReport
import CommandLineKit
package import CompareSupport
import Foundation
package import RunTrace
import SourceRecords

/// Runs the configuration's user actions, once for each module and action.
package struct ActionRuns {
  let session: MeasuringSession
  /// The names of the actions; all actions if it is empty.
  let wished: [String]

  /// The results, and notes on what is missing.
  package struct Result: Sendable {
    package var runs: [String: [ActionRun]] = [:]
    package var notes: [Note] = []
  }

  /// Checks the configurations, so that their mistakes are reported before anything is built.
  package func check(_ plan: Plan) throws(Failure) {
    for package in plan.packages { _ = try entry(of: package) }
  }

  private func entry(of package: PlannedPackage) throws(Failure) -> TraceEntry {
    guard var entry = package.trace else {
      let file = "\(package.workspace.root)/\(Configuration.fileName)"
      throw Failure("'\(file)' has no 'trace', which says what --actions runs.")
    }
    guard package.executables.contains(entry.run) else {
      throw Failure(
        "\(Configuration.fileName) runs '\(entry.run)', but the package's executables are: "
          + "\(package.executables.joined(separator: ", ")).")
    }
    let known = entry.actions.map(\.name)
    if let unknown = wished.first(where: { !known.contains($0) }) {
      throw .misused(.invalidValue(option: "--action", value: unknown, allowed: known))
    }
    if !wished.isEmpty { entry.actions.removeAll { !wished.contains($0.name) } }
    return entry
  }

  /// Builds the program so that its functions report when they are entered.
  func build(_ plan: Plan) throws(Failure) {
    for package in plan.packages { _ = try build(package) }
  }

  private func build(_ package: PlannedPackage) throws(Failure) -> TracedProgram {
    let workspace = package.workspace.traced
    let program = TracedProgram(session, workspace, product: try entry(of: package).run)
    let name = "Building \(package.label)the traced program"
    try session.working(in: [workplace(workspace)]) { () throws(Failure) in
      try session.step(name) { () throws(Failure) in
        try program.build { session.steps.count($0.done, of: $0.total, in: name) }
      }
    }
    return program
  }

  package func run(_ plan: Plan, _ scopes: [String: ActionScope]) throws(Failure) -> Result {
    let modules = Set(plan.modules.filter { !$0.isTest }.map(\.name))
    var result = Result()
    for package in plan.packages {
      let columns = package.columns(among: plan.columns)
      if columns.isEmpty { continue }
      let entry = try entry(of: package)
      var naming = FunctionNames(program: try build(package), modules: modules)
      let name = "Running \(package.label)the actions"
      try session.working(in: [workplace(package.workspace.traced)]) { () throws(Failure) in
        try session.step(name) { () throws(Failure) in
          for (number, column) in columns.enumerated() {
            session.steps.count(number, of: columns.count, in: name)
            guard let scope = scopes[column.module.name] else { continue }
            try run(entry, column, scope, &naming, &result)
          }
        }
      }
      try CalledNames(titles: naming.called).refuseUnknown(entry)
    }
    return result
  }

  private func workplace(_ workspace: Workspace) -> Workplace {
    Workplace(scratch: workspace.scratch, measured: [workspace.root])
  }

  /// All of a module's runs at once; more of them wouldn't fit into memory.
  private func run(
    _ entry: TraceEntry, _ column: Column, _ scope: ActionScope, _ naming: inout FunctionNames,
    _ result: inout Result
  ) throws(Failure) {
    let name = column.module.name
    let program = naming.program
    let words = { @Sendable (action: TraceEntry.Action, folder: String) in
      entry.arguments(of: action, implementation: column.implementation, folder: folder)
    }
    let runs = try Array(entry.actions.enumerated()).concurrentMap { (each) throws(Failure) in
      try program.runApart(each.offset) { words(each.element, $0) }
    }
    let records = runs.map { try? $0.get() }
    let functions = try naming.functions(of: records.compactMap(\.self))
    let reading = ActionReading(scope, cut: entry.cut, redraw: entry.redraw)
    let read = Array(zip(entry.actions, records)).concurrentMap { action, record in
      record.flatMap {
        reading.run(action.name, words(action, "{folder}"), $0.events, functions)
      }
    }
    result.runs[name] = read.compactMap(\.self)
    for (action, (run, reading)) in zip(entry.actions, zip(runs, read)) {
      if case .failure(let problem) = run {
        let text = "action '\(action.name)' is not counted: \(problem.text)"
        result.notes.append(Note(.partial, text, of: name))
      } else if reading == nil {
        result.notes.append(
          Note(.partial, "action '\(action.name)' never reaches \(entry.cut)", of: name))
      }
    }
  }
}

extension Column {
  /// The program's name for the module: its pattern and form, such as `mvc-classic`.
  var implementation: String {
    let words = [pattern?.rawValue, variant].compactMap(\.self)
    return words.isEmpty ? module.name : words.joined(separator: "-")
  }
}
