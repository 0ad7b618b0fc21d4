/// Reads from a run's record what the action at its end led to.
package struct ActionReading: Sendable {
  private let scope: ActionScope
  /// The function whose calls start actions, and the one that asks for a redraw.
  private let cut: String
  private let redraw: String?

  package init(_ scope: ActionScope, cut: String, redraw: String?) {
    self.scope = scope
    self.cut = cut
    self.redraw = redraw
  }

  /// Nil if the run never reaches the cut.
  package func run(
    _ name: String, _ arguments: [String], _ events: [TraceEvent],
    _ functions: [UInt64: TracedFunction]
  ) -> ActionRun? {
    let events = relevant(events, functions)
    let roots = CallNesting.roots(of: events, functions: functions).calls
    guard let cut = RunCut(cut, events, functions, roots: roots) else { return nil }
    let messages = MessageSteps(keeping: scope.contains)
    let flows = ActionFlows(scope: scope).flows([Flow](of: roots, messages))
    let action = flows.within(cut.last)
    var counts = ActionCounts(action, scope)
    let own = events[cut.last.clamped(to: events.indices)]
    counts.files = files(own, functions, Set(action.flatMap(\.steps.types))).count
    counts.redraws = redraw.map { redraws(own, functions, $0) }
    return ActionRun(
      report: ActionReport(
        name: name, arguments: arguments, counts: counts,
        flows: action.enumerated().map { ActionFlow($1, number: $0 + 1, scope) }),
      parts: cut.parts.map { ActionRun.Part(flows.within($0.places), scope) })
  }

  /// Drops calls that call nothing and don't take part, such as the arithmetic of a picture: they
  /// are most of a run and would only take time.
  private func relevant(
    _ events: [TraceEvent], _ functions: [UInt64: TracedFunction]
  ) -> [TraceEvent] {
    var callers: Set<UInt64> = []
    for event in events { callers.insert(event.callerPC) }
    let symbols = Set(callers.compactMap { functions[$0]?.symbol })
    let kept = functions.filter { _, function in
      symbols.contains(function.symbol) || function.owner.map(scope.contains) ?? false
        || [cut, redraw].contains(function.title)
    }
    let addresses = Set(kept.keys)
    return events.filter { addresses.contains($0.pc) }
  }

  /// The files of the functions and closures that ran, if their types take part.
  private func files(
    _ events: ArraySlice<TraceEvent>, _ functions: [UInt64: TracedFunction], _ types: Set<TypeName>
  ) -> Set<String> {
    let files = functions.compactMapValues { function -> String? in
      guard let owner = function.owner, owner.module == scope.module, types.contains(owner),
        function.title != nil || function.kind == .closure
      else { return nil }
      return function.place?.file
    }
    return Set(events.compactMap { files[$0.pc] })
  }

  private func redraws(
    _ events: ArraySlice<TraceEvent>, _ functions: [UInt64: TracedFunction], _ title: String
  ) -> Int {
    let addresses = Set(
      functions.filter { $0.value.title == title && $0.value.resumption == .none }.keys)
    return events.count { addresses.contains($0.pc) }
  }
}
