/// Which messages of a run are wanted.
package struct TraceFilter: Equatable, Sendable {
  /// Begin at messages that a type of this module sends.
  package var from: String?
  /// Only messages between these types, by name; all messages if it is empty.
  package var types: [String] = []
  /// How many messages deep, at most.
  package var depth: Int?
  /// End before this message's own: `Store.add`.
  package var until: String?

  package init() {}

  package func filter(_ flows: [Flow]) -> [Flow] { pick(ended(flows)) }

  /// Filters each part; parts without messages are left out.
  package func filter(_ flows: [Flow], in parts: [RunCut.Part]) -> [TracePart] {
    let flows = ended(flows)
    return parts.map { TracePart($0.title, pick(flows.within($0.places))) }
      .filter { !$0.flows.isEmpty }
  }

  private func ended(_ flows: [Flow]) -> [Flow] {
    let end = until.flatMap { name in flows.compactMap { first(name, in: $0.steps) }.min() }
    guard let end else { return flows }
    return flows.map { Flow($0.kind, $0.number, cut($0.steps, after: end)) }
  }

  private func pick(_ flows: [Flow]) -> [Flow] {
    flows.map { flow in
      var flow = flow
      if let from { flow.steps = sent(by: from, flow.steps) }
      if !types.isEmpty { flow.steps = between(flow.steps) }
      if let depth { flow.steps = reach(flow.steps, depth) }
      flow.steps = LoopFolding.fold(flow.steps)
      return flow
    }
    .filter { !$0.steps.isEmpty }
  }

  private func first(_ title: String, in steps: [Step]) -> Int? {
    steps.compactMap { step in
      step.message?.title == title ? step.order : first(title, in: step.steps)
    }.min()
  }

  /// Leaves out everything later, in any flow.
  private func cut(_ steps: [Step], after end: Int) -> [Step] {
    steps.filter { $0.order <= end }.map { step in
      Step(step.message, order: step.order, cut(step.steps, after: end))
    }
  }

  private func sent(by module: String, _ steps: [Step]) -> [Step] {
    steps.flatMap { step in
      step.message?.from?.module == module ? [step] : sent(by: module, step.steps)
    }
  }

  private func between(_ steps: [Step]) -> [Step] {
    steps.flatMap { step in
      let inner = between(step.steps)
      guard let message = step.message, types.contains(message.to.name),
        message.from.map({ types.contains($0.name) }) ?? true
      else { return inner }
      return [Step(message, order: step.order, inner)]
    }
  }

  private func reach(_ steps: [Step], _ depth: Int) -> [Step] {
    steps.map { Step($0.message, order: $0.order, depth > 1 ? reach($0.steps, depth - 1) : []) }
  }
}

/// A part from one cut to the next, or the whole trace.
package struct TracePart: Equatable, Sendable {
  /// Nil if nothing was cut.
  package var title: String?
  package var flows: [Flow]

  package init(_ title: String?, _ flows: [Flow]) {
    self.title = title
    self.flows = flows
  }
}
