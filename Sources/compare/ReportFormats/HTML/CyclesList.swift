import ArchitectureReport

/// The cycles of a module, each with the shortest way round as its proof.
struct CyclesList {
  let cycles: [CycleReport]
  let files: FileAnchors

  var html: HTML {
    cycles.isEmpty ? "<p>None.</p>\n" : "<ul class=\"cycles\">\n\(cycles.map(item))</ul>\n"
  }

  private func item(_ cycle: CycleReport) -> HTML {
    let steps = cycle.shortest.map { step in
      """
      <li><b>\(step.from)</b> → <b>\(step.to)</b> \(files.evidence(step.file, step.line))</li>

      """ as HTML
    }
    return """
      <li><p>\(cycle.types.count) types: \(cycle.types.joined(separator: ", "))</p>
      <ol>
      \(steps)</ol></li>

      """
  }
}
