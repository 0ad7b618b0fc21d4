/// Who may run whom: calls as the compiler resolved them, and values that are kept and called later.
///
/// A call of a requirement may run every witness, a call of a method every override. What stands in
/// a closure counts for the function around it, whether it runs there or not. A property that is
/// called may run the closures and functions that were assigned to it, directly or by way of
/// parameters; those kept in local variables, in collections, or handed on as `newValue` are lost.
struct CallGraph: Sendable {
  private(set) var closures: [Closure] = []
  private(set) var edges: [Callable: Set<CallEdge>] = [:]
  let targets: CallTargets
  private let graph: SymbolGraph
  private var stored = StoredValues()
  private var storedCalls: [(from: Callable, keeper: SymbolID, file: String, line: Int)] = []

  /// - Parameters:
  ///   - sources: everything that may declare a witness.
  ///   - modules: those whose bodies are followed.
  init(_ sources: [SourceRecord], modules: Set<String>, _ graph: SymbolGraph) {
    self.graph = graph
    targets = CallTargets(sources, graph)
    for source in sources where modules.contains(source.indexed.module) { add(source) }
    connectImplementations()
    stored.settle()
    for call in storedCalls {
      for value in stored.held(by: call.keeper) {
        edges[call.from, default: []].insert(
          CallEdge(to: value, file: call.file, line: call.line)
        )
      }
    }
  }

  private mutating func add(_ source: SourceRecord) {
    let references = BodyReference.all(in: source, graph)
    let numbered = addClosures(of: source, references)
    let destination = ValueDestination(source, references, targets)
    let calleeEnds = Self.calleeEnds(source.parsed, source.text)
    for (range, number) in numbered {
      for keeper in keepers(at: range.lowerBound, closures[number].container, destination) {
        stored.insert(.closure(number), into: keeper)
      }
    }
    for reference in references {
      var callers: [Callable] = [.symbol(reference.container)]
      for (range, number) in numbered where range.contains(reference.offset) {
        callers.append(.closure(number))
      }
      let file = source.indexed.path
      switch reference.kind {
      case .function, .initializer, .getter, .setter:
        for target in targets.all(of: reference.symbol) {
          let edge = CallEdge(to: .symbol(target), file: file, line: reference.line)
          for caller in callers { edges[caller, default: []].insert(edge) }
        }
        addValue(reference, destination)
      case .property, .parameter:
        if reference.kind == .property, calleeEnds.contains(reference.end) {
          for keeper in targets.all(of: reference.symbol) {
            storedCalls += callers.map { ($0, keeper, file, reference.line) }
          }
        } else if !reference.roles.contains(.write) {
          for keeper in keepers(at: reference.offset, reference.container, destination) {
            stored.connect(reference.symbol, to: keeper)
          }
        }
      default: break
      }
    }
  }

  /// A function that is named and not called is a value.
  private mutating func addValue(_ reference: BodyReference, _ destination: ValueDestination) {
    guard reference.roles.isDisjoint(with: [.call, .implicit]) else { return }
    for keeper in keepers(at: reference.offset, reference.container, destination) {
      for target in targets.all(of: reference.symbol) {
        stored.insert(.symbol(target), into: keeper)
      }
    }
  }

  private func keepers(
    at offset: Int,
    _ container: SymbolID,
    _ destination: ValueDestination
  ) -> Set<SymbolID> {
    let keepers = destination.keepers(of: offset)
    // What a property contains is its initial value.
    return keepers.isEmpty && graph.symbol(container).kind == .property ? [container] : keepers
  }

  /// A closure without any reference can reach nothing: it gets no number.
  private mutating func addClosures(
    of source: SourceRecord,
    _ references: [BodyReference]
  ) -> [(range: Range<Int>, number: Int)] {
    source.parsed.tree.closures.compactMap { range in
      let first = references.partitionIndex { $0.offset > range.lowerBound }
      guard first < references.count, range.contains(references[first].offset) else { return nil }
      let container = references[first].container
      closures.append(Closure(container: container, file: source.indexed.path, range: range))
      return (range, closures.count - 1)
    }
  }

  /// Where the names of what is called end: in `action?(1)`, before the question mark.
  private static func calleeEnds(_ file: ParsedFile, _ text: SourceText) -> Set<Int> {
    let signs = [UInt8(ascii: "?"), UInt8(ascii: "!")]
    return Set(
      file.tree.calls.map { call in
        let end = min(call.callee.upperBound, text.bytes.count)
        return end > 0 && signs.contains(text.bytes[end - 1]) ? end - 1 : end
      }
    )
  }

  /// What is set through a protocol is set in each of its witnesses.
  private mutating func connectImplementations() {
    for (requirement, witnesses) in targets.implementations {
      for witness in witnesses {
        stored.connect(requirement, to: witness)
        let parameters = zip(
          targets.parameters(of: requirement),
          targets.parameters(of: witness)
        )
        for (from, to) in parameters { stored.connect(from, to: to) }
      }
    }
  }
}
