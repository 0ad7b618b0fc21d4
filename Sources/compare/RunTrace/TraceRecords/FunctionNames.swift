package import CompareSupport

/// The functions of a traced program, as far as some run called them.
package struct FunctionNames {
  package let program: TracedProgram
  private let modules: Set<String>
  private var known: [UInt64: TracedFunction] = [:]
  private var asked: Set<UInt64> = []

  package init(program: TracedProgram, modules: Set<String>) {
    self.program = program
    self.modules = modules
  }

  /// What was called by any run, such as `Window.press`.
  package var called: Set<String> { Set(known.values.compactMap(\.title)) }

  /// Asks only for what no run before had.
  package mutating func functions(
    of records: [RunRecord]
  ) throws(Stop) -> [UInt64: TracedFunction] {
    let sets = records.concurrentMap { $0.addresses }
    let new = sets.reduce(into: Set<UInt64>()) { $0.formUnion($1) }.subtracting(asked)
    if !new.isEmpty {
      asked.formUnion(new)
      known.merge(try program.functions(at: new, modules: modules)) { first, _ in first }
    }
    return known
  }
}
