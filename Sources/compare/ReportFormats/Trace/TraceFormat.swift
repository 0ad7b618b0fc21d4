/// The forms that a trace can be written in.
package enum TraceFormat: String, CaseIterable, Sendable {
  case text, json, mermaid, html
}
