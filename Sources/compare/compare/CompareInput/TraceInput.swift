import CommandLineKit
package import CompareSupport
import Foundation
package import RunTrace
import SourceRecords

/// Builds a program that records its calls, runs it, and reads the record.
package struct TraceInput {
  let options: TraceOptions
  let session: MeasuringSession
  let workspace: Workspace

  /// Runs the program in a folder; its output can be heard.
  package func trace(
    in folder: String, room: Int = TracedProgram.room, hear: @escaping (ArraySlice<UInt8>) -> Void
  ) throws(Failure) -> Trace {
    let place = Workplace(scratch: workspace.scratch, measured: [workspace.root])
    return try session.working(in: [place]) { () throws(Failure) in
      try record(in: folder, room, hear)
    }
  }

  private func record(
    in folder: String, _ room: Int, _ hear: @escaping (ArraySlice<UInt8>) -> Void
  ) throws(Failure) -> Trace {
    let package = try session.step("Reading the package") { () throws(Failure) in
      try LocalPackages.read(session, [workspace])
    }
    let modules = Set(package.modules(of: workspace.root).filter { !$0.isTest }.map(\.name))
    try check(package.description(of: workspace.root)?.executables ?? [], modules)
    let program = TracedProgram(session, workspace, product: options.product)
    let name = "Building"
    try session.step(name) { () throws(Failure) in
      try program.build { session.steps.count($0.done, of: $0.total, in: name) }
    }
    let (record, status) = try program.run(
      options.arguments, in: folder, room: room, isInterruptible: true, hear: hear)
    let functions = try session.step("Naming the functions") { () throws(Failure) in
      try program.functions(at: record.addresses, modules: modules)
    }
    return try trace(of: record, status, functions)
  }

  private func check(_ executables: [String], _ modules: Set<String>) throws(Failure) {
    if !executables.contains(options.product) {
      throw executables.isEmpty
        ? Failure("The package in '\(workspace.root)' has no executable to run.")
        : .misused(
          .invalidValue(option: "--run", value: options.product, allowed: executables))
    }
    if let module = options.filter.from, !modules.contains(module) {
      throw .misused(.invalidValue(option: "--from", value: module, allowed: modules.sorted()))
    }
  }

  private func trace(
    of record: RunRecord, _ status: Int32, _ functions: [UInt64: TracedFunction]
  ) throws(Failure) -> Trace {
    let (roots, tooDeep) = CallNesting.roots(of: record.events, functions: functions)
    let whole = [Flow](of: roots)
    let parts = try parts(of: whole, record, functions, roots)
    let flows = parts.flatMap(\.flows)
    guard !flows.isEmpty else {
      throw Failure("The options leave none of the \(whole.countMessages) messages of this run.")
    }
    return Trace(
      product: options.product, arguments: options.arguments, parts: parts,
      notes: .ending(status) + .room(lost: record.lost, recorded: record.events.count)
        + .depth(tooDeep: tooDeep) + .apart(flows) + .cut(parts))
  }

  private func parts(
    of flows: [Flow], _ record: RunRecord, _ functions: [UInt64: TracedFunction],
    _ roots: [TracedCall]
  ) throws(Failure) -> [TracePart] {
    guard let title = options.cut else {
      return [TracePart(nil, options.filter.filter(flows))]
    }
    guard let cut = RunCut(title, record.events, functions, roots: roots) else {
      let called = CalledNames(titles: Set(functions.values.compactMap(\.title)))
      let near = called.near(title)
      throw .misused(
        .explained(
          "This run never calls '\(title)'"
            + (near.isEmpty ? "." : ", only \(near.joined(separator: ", "))."),
          unknown: title, among: called.titles.sorted()))
    }
    return options.filter.filter(flows, in: cut.parts)
  }
}

extension [Flow] {
  fileprivate var countMessages: Int { reduce(0) { $0 + $1.steps.countMessages() } }
}

/// The names of the functions that runs called, for suggestions.
struct CalledNames {
  let titles: Set<String>

  /// A name that no run called is a mistake that would look like a program that does nothing.
  func refuseUnknown(_ entry: TraceEntry) throws(Failure) {
    for (key, title) in [("cut", entry.cut), ("redraw", entry.redraw ?? entry.cut)]
    where !titles.contains(title) {
      throw Failure(
        "\(Configuration.fileName): no run calls 'trace.\(key)', which is '\(title)'."
          + hint(for: title))
    }
  }

  /// The names with the same type or the same function.
  func near(_ title: String) -> [String] {
    let parts = { (title: String) in
      let words = title.split(separator: ".")
      return (words.dropLast().joined(separator: "."), words.last.map(String.init) ?? "")
    }
    let (type, name) = parts(title)
    return Array(titles.filter { parts($0).0 == type || parts($0).1 == name }.sorted().prefix(6))
  }

  private func hint(for title: String) -> String {
    let near = near(title)
    let closest = Suggestion.closest(to: title, among: titles.sorted())
    return (near.isEmpty ? "" : " Called are \(near.joined(separator: ", ")).")
      + (closest.map { " Did you mean '\($0)'?" } ?? "")
  }
}
