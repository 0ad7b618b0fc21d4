import ArchitectureReport
import CompareSupport
import RunTrace

/// A trace as indented lines: what a message led to stands below it.
struct TraceText {
  private let trace: Trace
  private let labels: TypeLabels

  init(_ trace: Trace) {
    self.trace = trace
    labels = TypeLabels(trace.flows)
  }

  var text: String {
    let parts = trace.parts.flatMap { part in
      [[part.title].compactMap(\.self)]
        + part.flows.map { flow in [flow.title] + lines(flow.steps, nil, "  ") }
    }
    let notes = trace.notes.map(\.line)
    let head = (trace.isComplete ? [] : [PartialResult.line]) + [trace.summary]
    return ([head] + parts + [notes]).filter { !$0.isEmpty }
      .map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private func lines(_ steps: [Step], _ receiver: TypeName?, _ indent: String) -> [String] {
    steps.flatMap { step in
      [indent + labels.line(step, under: receiver)]
        + lines(step.steps, step.message?.to ?? receiver, indent + "  ")
    }
  }
}

extension Trace {
  /// How much there is.
  var summary: String {
    let messages = flows.reduce(0) { $0 + $1.steps.countMessages() }
    let all = flows.flatMap(\.steps.messages)
    let types = Set(all.flatMap { [$0.from, $0.to].compactMap(\.self) })
    return "\(product): \(messages.of("message", "messages")) between "
      + types.count.of("type", "types")
  }
}
