/// Where a run is cut into parts: at every call of one function.
package struct RunCut: Equatable, Sendable {
  /// A part's name, and the indices of its calls among all calls.
  package struct Part: Equatable, Sendable {
    package let title: String
    package let places: Range<Int>
  }

  private let title: String
  /// The indices of the function's calls among all calls; at least one.
  private let starts: [Int]
  /// The index at which the function that made the last of them ends; nil if it isn't known.
  private let end: Int?

  /// Cuts at a function, by its title; nil if the run never calls it.
  package init?(
    _ title: String, _ events: [TraceEvent], _ functions: [UInt64: TracedFunction],
    roots: [TracedCall]
  ) {
    let addresses = functions.filter { $0.value.title == title && $0.value.resumption == .none }
    let starts = events.indices.filter { addresses[events[$0].pc] != nil }
    self.init(title, starts: starts, roots: roots)
  }

  init?(_ title: String, starts: [Int], roots: [TracedCall]) {
    guard let last = starts.last else { return nil }
    self.title = title
    self.starts = starts
    // The cut's caller may go on as part of it; the caller's own caller goes on when it is over.
    let callers = Self.way(to: last, in: roots).dropLast(2)
    end = callers.flatMap(\.calls).map(\.order).filter { $0 > last }.min()
  }

  /// What came before the first call, one part from each call on, and what came after the last.
  package var parts: [Part] {
    let ends = starts.dropFirst() + [end ?? .max]
    let own = zip(starts, ends).enumerated().map { number, places in
      Part(title: "\(title) \(number + 1)", places: places.0..<places.1)
    }
    let rest = end.map { [Part(title: "after \(title)", places: $0..<(.max))] } ?? []
    return [Part(title: "before \(title)", places: 0..<starts[0])] + own + rest
  }

  package var last: Range<Int> { (starts.last ?? 0)..<(end ?? .max) }

  /// The path from the call that nothing in the package made to the one at an index.
  private static func way(to place: Int, in calls: [TracedCall]) -> [TracedCall] {
    for call in calls.reversed() where call.order <= place {
      if call.order == place { return [call] }
      let rest = way(to: place, in: call.calls)
      if !rest.isEmpty { return [call] + rest }
    }
    return []
  }
}
