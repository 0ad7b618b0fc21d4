import SourceRecords

/// Something with a body that can be run.
enum Callable: Hashable, Sendable {
  /// A function, an initialiser or an accessor.
  case symbol(SymbolID)
  /// By its number in the call graph.
  case closure(Int)
}

/// A closure as a value of its own: it may be kept, and run by someone else.
struct Closure: Sendable {
  /// The function in which it is written, or the property whose initial value it is.
  let container: SymbolID
  let range: Range<Int>
}

/// A function or a closure that was put into a property or a parameter.
struct StoredValue: Hashable, Sendable {
  let callable: Callable
  /// The function that did it, or the property whose initial value it is.
  let origin: SymbolID
}

/// That one body may run another, with the place that says so.
struct PossibleCall: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// The compiler resolved the call to this very symbol.
    case named
    /// It resolved it to a requirement, or to a method that this one overrides.
    case implementation
    /// It is the call of a property or parameter, and a function had put the value there.
    case stored(in: SymbolID, by: SymbolID)
  }

  let to: Callable
  let reason: Reason
  /// What must hold in the body for the call to be reached.
  let requirement: Requirement
  let file: String
  let line: Int
}

/// That a body calls what a property or parameter holds.
struct StoredCall: Sendable {
  let from: Callable
  let keeper: SymbolID
  let requirement: Requirement
  let file: String
  let line: Int
}
