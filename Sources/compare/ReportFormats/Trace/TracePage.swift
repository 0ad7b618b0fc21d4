import ArchitectureReport
import RunTrace

/// A trace as one file, which needs nothing else: a list, and the same as a drawing.
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
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(PageAssets.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>Trace of \(trace.product)</title>
      <style>\(PageAssets.style)</style>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header>
      <h1>What the types asked of each other</h1>
      <p>\(trace.summary), recorded by <code>compare</code> while <code>\(call)</code> ran.</p>
      \(trace.isComplete ? "" : partial)\
      </header>
      <nav aria-label="Sections"><ul>
      \(sections.map(\.link))
      </ul></nav>
      <main id="content" tabindex="-1">
      \(sections.map { $0.html(inLongPage: false) })
      </main>
      </body>
      </html>

      """
    return page.markup
  }

  private static let partial: HTML = """
    <p class="note" role="note"><strong>\(PartialResult.title)</strong>: \
    \(PartialResult.explanation) They are <a href="#notes">below</a>.</p>

    """

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
