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
