import ArchitectureReport
import CompareSupport
import Foundation
import SourceRecords

extension ModuleSection {
  /// What is known about each type, with a button that selects it in the graph.
  func types(in graph: TypeGraph) -> HTML {
    let titles = [
      "Type", "Kind", "Role", "Lines", "Ca", "Ce", "Functions", "Complexity, mean", "max",
      "Coverage", "Declared",
    ]
    let table = HTML.table(
      "Types of \(module.title)", class: "types",
      caption: """
        Ca: types that refer to it; Ce: types that it refers to. Complexity is per function.\
        <span class="hint" hidden> A type’s button shows its edges.</span>
        """,
      head: "<tr>\(HTML.heads(titles, names: ["Kind", "Role", "Declared"]))</tr>",
      rows: module.typeList.map { row($0, graph) })
    return .details("\(module.typeList.count.of("type", "types"))", table.waitingWhereLong)
  }

  private func row(_ type: TypeReport, _ graph: TypeGraph) -> HTML {
    let mean = type.complexity.mean.map { String(format: "%.2f", $0) } ?? TextTable.dash
    return """
      <tr><th scope="row">\(button(type, graph))</th><td>\(type.kind)</td>\
      <td>\(type.role ?? "")</td>\
      <td>\(type.lines)</td><td>\(type.afferent)</td><td>\(type.efferent)</td>\
      <td>\(type.complexity.functions)</td><td>\(mean)</td>\
      <td>\(type.complexity.max.map(String.init) ?? TextTable.dash)</td>\(Bar.html(type.coverage))\
      <td>\(files.place(type.file, type.line))</td></tr>

      """
  }

  private func button(_ type: TypeReport, _ graph: TypeGraph) -> HTML {
    guard let node = graph.number(of: type.name, in: module.name) else { return "\(type.name)" }
    return """
      <button class="select" disabled data-type="\(node)">\(type.name)</button>
      """
  }

  /// The lines and the coverage of each file.
  var fileTable: HTML {
    let titles = ["File", "Code", "Comment", "Blank", "Types", "Functions", "Coverage"]
    let table = HTML.table(
      "Files of \(module.title)", caption: "Coverage is that of the module’s own suite.",
      head: "<tr>\(HTML.heads(titles))</tr>", rows: module.fileList.map(row))
    return .details("\(module.fileList.count.of("file", "files"))", table.waitingWhereLong)
  }

  private func row(_ file: FileReport) -> HTML {
    """
    <tr><th scope="row">\(files.link(file.path))</th><td>\(file.lines.code)</td>\
    <td>\(file.lines.comment)</td><td>\(file.lines.blank)</td><td>\(file.types)</td>\
    <td>\(file.functions)</td>\(Bar.html(file.coverage))</tr>

    """
  }
}

/// A percentage, drawn and written.
enum Bar {
  static func html(_ lines: CoverageReport.Lines?) -> HTML {
    guard let lines else { return "<td>—</td>" }
    guard let percent = lines.percent else { return "<td>n/a</td>" }
    let text = String(format: "%.1f %%", percent)
    return """
      <td class="share"><svg class="bar" aria-hidden="true">\
      <rect width="\(Int(percent * 0.48))"/></svg> \(text) \
      <small>\(lines.covered)/\(lines.total)</small></td>
      """
  }
}
