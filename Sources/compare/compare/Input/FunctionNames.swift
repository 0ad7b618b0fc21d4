import CommandLineKit
import CompareConfiguration
import CompareSupport
import RunTrace
import TraceRecords

/// The functions of a traced program, as far as some run called them.
struct FunctionNames {
  let program: TracedProgram
  private let modules: Set<String>
  private var known: [UInt64: TracedFunction] = [:]
  private var asked: Set<UInt64> = []

  init(program: TracedProgram, modules: Set<String>) {
    self.program = program
    self.modules = modules
  }

  /// Asks only for what no run before had.
  mutating func functions(of records: [RunRecord]) throws(Stop) -> [UInt64: TracedFunction] {
    let sets = records.concurrentMap { $0.addresses }
    let new = sets.reduce(into: Set<UInt64>()) { $0.formUnion($1) }.subtracting(asked)
    if !new.isEmpty {
      asked.formUnion(new)
      known.merge(try program.functions(at: new, modules: modules)) { first, _ in first }
    }
    return known
  }

  /// A name that no run called is a slip that would pass for a program that does nothing.
  func refuseUnknown(_ entry: TraceEntry) throws(NoResult) {
    let called = Set(known.values.compactMap(\.title))
    for (key, title) in [("cut", entry.cut), ("redraw", entry.redraw ?? entry.cut)]
    where !called.contains(title) {
      throw .failed(
        Failure(
          "\(Configuration.fileName): no run calls 'trace.\(key)', which is '\(title)'."
            + called.hint(for: title)))
    }
  }
}

extension Set<String> {
  /// Those of the same type or with the same name, and what may have been meant.
  func near(_ title: String) -> [String] {
    let parts = { (title: String) in
      let words = title.split(separator: ".")
      return (words.dropLast().joined(separator: "."), words.last.map(String.init) ?? "")
    }
    let (type, name) = parts(title)
    return Array(
      filter { parts($0).0 == type || parts($0).1 == name }.sorted().prefix(6))
  }

  fileprivate func hint(for title: String) -> String {
    let near = near(title)
    let closest = Suggestion.closest(to: title, among: sorted())
    return (near.isEmpty ? "" : " Called are \(near.joined(separator: ", ")).")
      + (closest.map { " Did you mean '\($0)'?" } ?? "")
  }
}
