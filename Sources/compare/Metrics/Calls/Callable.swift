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
  let file: String
  let range: Range<Int>
}

/// That one body may run another, with the place that says so.
struct CallEdge: Hashable, Sendable {
  let to: Callable
  let file: String
  let line: Int
}
