import ArchitectureReport
import CompareSupport

/// What is known of a module's folders: the matrix, the tangles, and a place for each edge.
struct FoldersPart {
  let module: ModuleReport
  let files: FileAnchors

  /// Nothing of a result that was kept before there were any, or without their lists.
  var html: HTML {
    guard let folders = module.folders, !folders.list.isEmpty else { return "" }
    let content = folders.count == 1 ? Self.onlyOne : matrix(folders)
    return "<h3>From folder to folder</h3>\n\(content.waitingWhereLong)"
  }

  private static let onlyOne: HTML = "<p>All files are in one folder.</p>\n"

  private func matrix(_ folders: FoldersReport) -> HTML {
    let title = folders.edges.of(
      "edge between folders, with the first line that proves it",
      "edges between folders, with the first line that proves each")
    return """
      \(FolderMatrix(folders, of: module.title).html)
      <h4>Tangles</h4>
      \(tangles(folders.cycles))<details><summary>\(title)</summary>
      <ul class="cycles">
      \(folders.edgeList.map(step))</ul>
      </details>

      """
  }

  private func tangles(_ cycles: [FoldersReport.Cycle]) -> HTML {
    let items = cycles.map { cycle in
      """
      <li><p>\(cycle.folders.count) folders: \(cycle.folders.joined(separator: ", "))</p>
      <ol>
      \(cycle.shortest.map(step))</ol></li>

      """ as HTML
    }
    return items.isEmpty ? "<p>None.</p>\n" : "<ul class=\"cycles tangles\">\n\(items)</ul>\n"
  }

  private func step(_ edge: FoldersReport.Edge) -> HTML {
    """
    <li><b>\(edge.from)</b> → <b>\(edge.to)</b>: \(edge.fromType) → \(edge.toType) \
    \(files.evidence(edge.file, edge.line))</li>

    """
  }
}
