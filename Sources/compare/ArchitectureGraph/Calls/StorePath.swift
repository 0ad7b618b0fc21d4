import SourceRecords

/// The shortest way from what a view does to the place where data is kept.
package struct StorePath: Equatable, Sendable {
  package struct Step: Equatable, Sendable {
    package let from: String
    package let to: String
    package let file: String
    package let line: Int
  }

  /// A function of the view.
  package let action: String
  /// From the view to the store; each differs from the one before.
  package let types: [String]
  /// The calls, one after the other; within a type there may be several.
  package let steps: [Step]
  /// Whether it depends on a question that nothing is known of.
  package let isMay: Bool

  /// How often the way leads from one type to another.
  var length: Int { max(types.count - 1, 0) }
}

extension StorePath {
  /// Goes back from the end, step by step.
  init(
    to end: Callable,
    isMay: Bool,
    _ previous: [Callable: (from: Callable, edge: PossibleCall)],
    _ map: CallMap
  ) {
    var callables = [end]
    var steps: [Step] = []
    while let last = callables.last, let (from, edge) = previous[last] {
      callables.append(from)
      let (caller, called) = (map.name(of: from), map.name(of: edge.to))
      steps.append(Step(from: caller, to: called, file: edge.file, line: edge.line))
    }
    var types: [String] = []
    for callable in callables.reversed() {
      guard let type = map.type(of: callable).flatMap({ map.graph.types[$0]?.name }),
        type != types.last
      else { continue }
      types.append(type)
    }
    self.init(
      action: map.name(of: callables.last ?? end),
      types: types,
      steps: steps.reversed(),
      isMay: isMay
    )
  }
}
