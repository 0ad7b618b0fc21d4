import CompareSupport
package import RunTrace

/// A trace in the form that was asked for.
package enum TraceFormatter {
  package static func format(_ trace: Trace, _ format: TraceFormat) -> String {
    switch format {
    case .text: TraceText(trace).text
    case .json: JSONFormatter.format(TraceJSON(trace))
    case .mermaid: SequenceMermaid.format(SequenceRows(trace))
    case .html: TracePage.format(trace)
    }
  }
}
