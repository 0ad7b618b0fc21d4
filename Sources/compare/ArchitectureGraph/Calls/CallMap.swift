import CompareSupport
package import SourceRecords

/// The call graph in a fixed order and with names, ready to be searched.
///
/// It is a class because each step of a search passes it on.
package final class CallMap: Sendable {
  let graph: SymbolGraph
  /// The functions with a body that was followed; neither initialisers nor accessors.
  let functions: [SymbolID]
  private let calls: CallGraph
  private let ordered: [Callable: [PossibleCall]]
  private let callers: [Callable: [Callable]]
  /// Only those that are called, by the type that they create.
  private let initializers: [SymbolID: [Callable]]
  private let requirements: [SymbolID: [SymbolID]]

  package init(_ calls: CallGraph, _ graph: SymbolGraph) {
    self.calls = calls
    self.graph = graph
    functions = calls.edges.keys.compactMap { callable -> SymbolID? in
      guard case .symbol(let symbol) = callable, graph.symbol(symbol).kind == .function
      else { return nil }
      return symbol
    }
    .sorted()
    ordered = calls.edges.mapValues { edges in
      edges.map { (calls.name(of: $0.to), $0) }
        .sorted {
          ($0.1.reason.rank, $0.0, $0.1.file, $0.1.line, $0.1.to.number)
            < ($1.1.reason.rank, $1.0, $1.1.file, $1.1.line, $1.1.to.number)
        }
        .map(\.1)
    }
    var callers: [Callable: [Callable]] = [:]
    for (caller, edges) in calls.edges {
      for edge in edges where edge.reason.rank < PossibleCall.Reason.storedRank {
        callers[edge.to, default: []].append(caller)
      }
    }
    self.callers = callers
    var initializers: [SymbolID: [Callable]] = [:]
    for case .symbol(let symbol) in callers.keys
    where graph.symbol(symbol).kind == .initializer {
      if let type = graph.owner(of: symbol) {
        initializers[type, default: []].append(.symbol(symbol))
      }
    }
    self.initializers = initializers
    var requirements: [SymbolID: [SymbolID]] = [:]
    for (requirement, implementations) in calls.targets.implementations {
      for function in implementations { requirements[function, default: []].append(requirement) }
    }
    self.requirements = requirements
  }

  /// The bodies that lead to the creation of a type, ignoring calls of stored values.
  func makers(of type: SymbolID) -> Set<Callable> {
    allReached(from: initializers[type] ?? []) { callers[$0] ?? [] }
  }

  /// Whether another body of the function's own type calls it.
  func isCalledByOwnType(_ function: SymbolID) -> Bool {
    let callable = Callable.symbol(function)
    return (callers[callable] ?? []).contains {
      $0 != callable && !isClosure($0, in: function) && type(of: $0) == type(of: callable)
    }
  }

  private func isClosure(_ callable: Callable, in function: SymbolID) -> Bool {
    if case .closure = callable { self.function(of: callable) == function } else { false }
  }

  /// The requirements that a function implements, and the members that it overrides.
  func implemented(by function: SymbolID) -> [SymbolID] { requirements[function] ?? [] }

  /// Sorted by certainty, then by the callee's name, then by place.
  func edges(from callable: Callable) -> [PossibleCall] { ordered[callable] ?? [] }

  func made(by callable: Callable) -> Set<MadeCase> { calls.made[callable] ?? [] }

  /// The enum cases that a function may receive.
  func casesToldTo(_ callable: Callable) -> Set<SymbolID> {
    calls.told[function(of: callable)] ?? []
  }

  /// The function itself, or the one around a closure.
  func function(of callable: Callable) -> SymbolID {
    switch callable {
    case .symbol(let symbol): symbol
    case .closure(let number): calls.closures[number].container
    }
  }

  func name(of callable: Callable) -> String { calls.name(of: callable) }

  /// The type that a body belongs to; nil for a free function.
  func type(of callable: Callable) -> SymbolID? { graph.owner(of: function(of: callable)) }
}

extension Callable {
  /// Distinguishes two closures of one function.
  fileprivate var number: Int {
    switch self {
    case .symbol(let symbol): symbol
    case .closure(let number): number
    }
  }
}

extension PossibleCall.Reason {
  fileprivate static let storedRank = 2

  fileprivate var rank: Int {
    switch self {
    case .named: 0
    case .implementation: 1
    case .stored: Self.storedRank
    }
  }
}

extension CallGraph {
  /// Qualified by the types around it: `List.add(_:)`; an accessor has the name of its property.
  fileprivate func name(of callable: Callable) -> String {
    switch callable {
    case .symbol(let symbol):
      graph.qualifiedName(of: targets.property(of: symbol) ?? symbol)
    case .closure(let number):
      "closure in " + name(of: .symbol(closures[number].container))
    }
  }
}

/// Something with a body that can run.
enum Callable: Hashable, Sendable {
  /// A function, an initialiser or an accessor.
  case symbol(SymbolID)
  /// By its number in the call graph.
  case closure(Int)
}

/// A closure as a value: it may be stored and run elsewhere.
struct Closure: Sendable {
  /// The function in which it is written, or the property whose initial value it is.
  let container: SymbolID
  let range: Range<Int>
}

/// A function or a closure that was stored in a property or a parameter.
struct StoredValue: Hashable, Sendable {
  let callable: Callable
  /// The function that stored it, or the property whose initial value it is.
  let origin: SymbolID
}

/// One body may run another, with the place that proves it.
struct PossibleCall: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// The compiler resolved the call to exactly this symbol.
    case named
    /// It resolved it to a requirement, or to a method that this one overrides.
    case implementation
    /// It calls a property or a parameter, and a function had stored the value there.
    case stored(in: SymbolID, by: SymbolID)
  }

  let to: Callable
  let reason: Reason
  /// What must hold in the body for the call to be reached.
  let requirement: Requirement
  let file: String
  let line: Int
}
