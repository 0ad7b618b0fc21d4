import ArchitectureReport
import CompareSupport
package import RunTrace

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

package enum TraceFormat: String, CaseIterable, Sendable {
  case text, json, mermaid, html
}

/// A trace as indented lines: what a message led to is below it.
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

extension Trace {
  /// For programs.
  var json: JSONObject {
    let isCut = parts.contains { $0.title != nil }
    let parts = parts.map { part -> JSONObject in
      ["title": part.title ?? "", "flows": part.flows.map(\.json)]
    }
    return [
      "schemaVersion": 1, "complete": isComplete, "product": product, "arguments": arguments,
      "flows": isCut ? nil : flows.map(\.json), "parts": isCut ? parts : nil,
      "notes": notes.map { note -> JSONObject in
        ["kind": note.isPartial ? Note.Kind.partial : .information, "text": note.text]
      },
    ]
  }
}

extension Flow {
  fileprivate var json: JSONObject {
    ["kind": kind, "number": number, "steps": steps.map(\.json)]
  }
}

extension Step {
  /// A round of several messages has no message of its own.
  fileprivate var json: JSONObject {
    ["message": message?.json, "times": times, "steps": steps.map(\.json)]
  }
}

extension Message {
  fileprivate var json: JSONObject {
    [
      "from": from?.json, "to": to.json, "name": name, "through": via?.json, "file": place?.file,
      "line": place?.line,
    ]
  }
}

extension TypeName {
  fileprivate var json: JSONObject { ["module": module, "name": name] }
}
