import ArchitectureReport

/// What each change request took, file by file, for all modules side by side.
struct ChangesSection {
  /// Each with its index among all modules.
  private let columns: [(place: Int, module: ModuleReport, changes: ChangesReport)]

  init?(modules: [ModuleReport]) {
    columns = modules.enumerated().compactMap { place, module in
      module.changes.map { (place, module, $0) }
    }
    guard !columns.isEmpty else { return nil }
  }

  var section: PageSection {
    PageSection(
      id: "changes", title: "Change by change",
      content: """
        <p>The same change request, made in each module from the state that is measured here. \
        What is shared, and the tests, change as well, but aren’t shown.</p>
        \(ColumnChoice(columns.map { ($0.place, $0.module.title) }).html)\
        \(columns[0].changes.requests.indices.map(html))

        """)
  }

  private func html(_ index: Int) -> HTML {
    let request = columns[0].changes.requests[index]
    return """
      <details class="turn" open>\
      <summary><h3 id="change\(index)">\(request.title)</h3></summary>
      <div class="scene" role="group" aria-labelledby="change\(index)" tabindex="0">
      \(columns.map { column(request, $0.place, $0.module, $0.changes) })</div>
      </details>

      """
  }

  private func column(
    _ request: ChangesReport.Request, _ place: Int, _ module: ModuleReport, _ changes: ChangesReport
  ) -> HTML {
    let own = changes.requests.first { $0.name == request.name }
    return """
      <div class="column" data-column="\(place)">
      <h4>\(module.title)</h4>
      \(own.map(tests) ?? "")\((own?.files ?? []).map { listing($0, label: "\(module.title), \(request.title)") })</div>

      """
  }

  private func tests(_ request: ChangesReport.Request) -> HTML {
    let changed = request.changedTests.map { "\($0) change, " } ?? ""
    return "<p>Old tests: \(changed)\(request.oldTests.description) break.</p>\n"
  }

  private func listing(_ file: ChangesReport.File, label: String) -> HTML {
    let name = file.path.split(separator: "/").last?.description ?? file.path
    let lines = file.lines.map { line -> HTML in
      if line.hasPrefix("+") { return "<ins>\(line)\n</ins>" }
      if line.hasPrefix("-") { return "<del>\(line)\n</del>" }
      return "\(line)\n"
    }
    return """
      <details open><summary>\(name) <small>+\(file.added) −\(file.removed)</small></summary>
      <pre tabindex="0" role="group" aria-label="\(label), \(name)"><code>\(lines)</code></pre>\
      </details>

      """
  }
}
