import ArchitectureReport
import RunTrace

/// A trace as one file without external resources: a list, and the same as a drawing.
enum TracePage {
  static func format(_ trace: Trace) -> String {
    let labels = TypeLabels(trace.flows)
    let lists = trace.parts.map { part in
      let flows = part.flows.map { flow in
        "<h3>\(flow.title)</h3>\n\(list(flow.steps, nil, labels))" as HTML
      }
      guard let title = part.title else { return "\(flows)" as HTML }
      return """
        <details open><summary>\(title)</summary>
        \(flows)</details>

        """
    }
    let sections = [
      trace.notes.isEmpty ? nil : PageSection(id: "notes", title: "Notes", content: notes(trace)),
      PageSection(id: "messages", title: "Messages", content: "\(lists)"),
      PageSection(
        id: "sequence", title: "Sequence",
        content: SequenceDrawing(SequenceRows(trace), title: "The messages, drawn").html),
    ].compactMap(\.self)
    let call = ([trace.product] + trace.arguments).joined(separator: " ")
    return PageFrame(
      title: "Trace of \(trace.product)", heading: "What the types asked of each other",
      introduction: """
        \(trace.summary), recorded by <code>compare</code> while <code>\(call)</code> ran.
        """,
      isComplete: trace.isComplete, sections: sections.map { $0.html(inLongPage: false) },
      links: sections.map(\.link)
    ).html.markup
  }

  private static func notes(_ trace: Trace) -> HTML {
    "<ul class=\"notes\">\n\(trace.notes.map { "<li>\($0.line)</li>\n" as HTML })</ul>\n"
  }

  private static func list(
    _ steps: [Step], _ receiver: TypeName?, _ labels: TypeLabels
  ) -> HTML {
    let items = steps.map { step in
      let place = step.message?.place.map { place in
        " <span class=\"place\">\(place.file):\(place.line)</span>" as HTML
      }
      let inner =
        step.steps.isEmpty ? "" : list(step.steps, step.message?.to ?? receiver, labels)
      return """
        <li><code>\(labels.line(step, under: receiver))</code>\(place ?? "")\(inner)</li>

        """ as HTML
    }
    return "<ol>\n\(items)</ol>\n"
  }
}
