import ArchitectureReport
import CompareSupport
package import RunTrace

/// A trace in the form that was asked for.
package enum TraceFormatter {
  package static func format(_ trace: Trace, _ format: TraceFormat) -> String {
    switch format {
    case .text: TraceText(trace).text
    case .json: JSONFormatter.format(trace.json)
    case .mermaid: SequenceMermaid.format(SequenceRows(trace))
    case .html: TracePage.format(trace)
    }
  }
}

/// The forms that a trace can be written in.
package enum TraceFormat: String, CaseIterable, Sendable {
  case text, json, mermaid, html
}

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

/// A trace as a `sequenceDiagram` in Mermaid's language.
enum SequenceMermaid {
  static func format(_ sequence: SequenceRows) -> String {
    var lines = ["sequenceDiagram"]
    for (number, name) in sequence.participants.enumerated() {
      lines.append("  participant p\(number) as \(MermaidText.escaped(name))")
    }
    let last = max(0, sequence.participants.count - 1)
    for row in sequence.rows {
      switch row {
      case .message(let arrow):
        lines.append("  p\(arrow.from)->>p\(arrow.to): \(MermaidText.escaped(arrow.title))")
      case .loop(let times): lines.append("  loop \(times) times")
      case .end: lines.append("  end")
      case .flow(let title):
        lines.append("  Note over p0,p\(last): \(MermaidText.escaped(title))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
