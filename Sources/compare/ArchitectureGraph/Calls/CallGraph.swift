package import SourceRecords
import SwiftCode

/// Which code may run which: calls as the compiler resolved them, and values stored to call later.
///
/// A call of a requirement may run every witness, a call of a method every override. Code in a
/// closure counts for the function around it, whether it runs there or not. A property that is
/// called may run the closures and functions that were assigned to it, directly or through
/// parameters; those in local variables or collections, or passed on as `newValue`, are lost.
package struct CallGraph: Sendable {
  private(set) var closures: [Closure] = []
  private(set) var edges: [Callable: Set<PossibleCall>] = [:]
  private(set) var made: [Callable: Set<MadeCase>] = [:]
  /// For each function, the cases of the enums that its declaration names.
  private(set) var told: [SymbolID: Set<SymbolID>] = [:]
  let targets: CallTargets
  let graph: SymbolGraph
  private let enums: FreshEnums
  private var stored = StoredValues()
  /// Calls of what a property or parameter holds, resolved once all values are known.
  private var storedCalls:
    [(from: Callable, keeper: SymbolID, requirement: Requirement, file: String, line: Int)] = []

  /// Follows the bodies of some modules; witnesses may be in any of the sources.
  package init(_ sources: [SourceRecord], modules: Set<String>, _ graph: SymbolGraph) {
    self.graph = graph
    targets = CallTargets(sources, graph)
    let followed = sources.filter { modules.contains($0.indexed.module) }
    enums = FreshEnums(followed, graph)
    for source in followed { add(source) }
    connectImplementations()
    stored.settle()
    for call in storedCalls {
      for value in stored.held(by: call.keeper) {
        edges[call.from, default: []].insert(
          PossibleCall(
            to: value.callable,
            reason: .stored(in: call.keeper, by: value.origin),
            requirement: call.requirement,
            file: call.file,
            line: call.line
          )
        )
      }
    }
  }

  private mutating func add(_ source: SourceRecord) {
    let tree = CodeTree(source.text.bytes)
    let references = BodyReferences.all(in: source, tree, graph)
    let inFile = FileClosures(of: source, references, first: closures.count)
    let destination = ValueDestination(source, tree, references, targets)
    for closure in inFile.closures {
      let value = StoredValue(callable: .closure(closures.count), origin: closure.container)
      closures.append(closure)
      for keeper in keepers(at: closure.range.lowerBound, closure.container, destination) {
        stored.insert(value, into: keeper)
      }
    }
    let requirements = FileRequirements(in: source, tree, references, isTracked: enums.contain)
    for reference in references {
      let parameters = Set(
        targets.parameters(of: reference.container).map { graph.symbol($0).name })
      let callers = ([.symbol(reference.container)] + inFile.around(reference.offset)).map {
        caller in
        let body = inFile.range(of: caller)
        return (caller, requirements.requirement(at: reference.offset, in: body, parameters))
      }
      switch reference.kind {
      case .function, .initializer, .getter, .setter:
        addCalls(of: reference, by: callers, in: source.indexed.path)
        addValue(reference, destination)
      case .property where reference.isCalled || destination.isHandedAway(reference):
        for keeper in targets.all(of: reference.symbol) {
          storedCalls += callers.map { caller, requirement in
            (caller, keeper, requirement, source.indexed.path, reference.line)
          }
        }
      case .property, .parameter:
        connect(reference, destination)
      case .enumCase where !requirements.isPattern(reference.offset):
        for (caller, requirement) in callers {
          made[caller, default: []].insert(
            MadeCase(enumCase: reference.symbol, requirement: requirement))
        }
      case .type where reference.isInSignature(in: source.parsed):
        told[reference.container, default: []].formUnion(enums.cases(of: reference.symbol))
      default: break
      }
    }
  }

  private mutating func addCalls(
    of reference: BodyReference,
    by callers: [(Callable, Requirement)],
    in file: String
  ) {
    for target in targets.all(of: reference.symbol) {
      for (caller, requirement) in callers {
        edges[caller, default: []].insert(
          PossibleCall(
            to: .symbol(target),
            reason: target == reference.symbol ? .named : .implementation,
            requirement: requirement,
            file: file,
            line: reference.line
          )
        )
      }
    }
  }

  /// A function that is named but not called is a value.
  private mutating func addValue(_ reference: BodyReference, _ destination: ValueDestination) {
    guard reference.roles.isDisjoint(with: [.call, .implicit]) else { return }
    for keeper in keepers(at: reference.offset, reference.container, destination) {
      for target in targets.all(of: reference.symbol) {
        stored.insert(
          StoredValue(callable: .symbol(target), origin: reference.container),
          into: keeper
        )
      }
    }
  }

  /// Reading a property or a parameter passes on what it holds.
  private mutating func connect(_ reference: BodyReference, _ destination: ValueDestination) {
    guard !reference.isCalled, !reference.roles.contains(.write) else { return }
    for keeper in keepers(at: reference.offset, reference.container, destination) {
      stored.connect(reference.symbol, to: keeper)
    }
  }

  private func keepers(
    at offset: Int,
    _ container: SymbolID,
    _ destination: ValueDestination
  ) -> Set<SymbolID> {
    let keepers = destination.keepers(of: offset)
    // A value inside a property's declaration is its initial value.
    return keepers.isEmpty && graph.symbol(container).kind == .property ? [container] : keepers
  }

  /// A value that is set through a protocol is set in each witness.
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

/// The closures of a file, with their numbers in the call graph.
struct FileClosures {
  let closures: [Closure]
  /// The number of the first one.
  let first: Int
  private let ranges: NestedRanges

  /// A closure without references can't reach anything, so it gets no number.
  init(of source: SourceRecord, _ references: [BodyReference], first: Int) {
    closures = source.parsed.tree.closures.compactMap { range in
      let inside = references.partitionIndex { $0.offset > range.lowerBound }
      guard inside < references.count, range.contains(references[inside].offset)
      else { return nil }
      return Closure(container: references[inside].container, range: range)
    }
    self.first = first
    ranges = NestedRanges(closures.map(\.range))
  }

  /// From brace to brace; nil unless it is a closure of this file.
  func range(of callable: Callable) -> Range<Int>? {
    guard case .closure(let number) = callable, closures.indices.contains(number - first)
    else { return nil }
    return closures[number - first].range
  }

  /// All closures around an offset: a call in one is a call in those around it.
  func around(_ offset: Int) -> [Callable] {
    ranges.around(offset).map { .closure(first + $0) }
  }
}

/// Which functions and closures each property or parameter may hold.
struct StoredValues: Sendable {
  private var values: [SymbolID: Set<StoredValue>] = [:]
  private var successors: [SymbolID: Set<SymbolID>] = [:]

  mutating func insert(_ value: StoredValue, into keeper: SymbolID) {
    values[keeper, default: []].insert(value)
  }

  /// Whatever one property or parameter may hold, the other may hold, too.
  mutating func connect(_ source: SymbolID, to target: SymbolID) {
    if source != target { successors[source, default: []].insert(target) }
  }

  /// Passes every value on until nothing changes.
  mutating func settle() {
    var pending = Array(values.keys)
    while let keeper = pending.popLast() {
      guard let held = values[keeper] else { continue }
      for successor in successors[keeper] ?? []
      where !held.isSubset(of: values[successor] ?? []) {
        values[successor, default: []].formUnion(held)
        pending.append(successor)
      }
    }
  }

  func held(by keeper: SymbolID) -> Set<StoredValue> { values[keeper] ?? [] }
}
