import ArchitectureReport
import CompareSupport
import SourceRecords

/// The lines and the coverage of each file.
struct FilesTable {
  let module: ModuleReport
  let files: FileAnchors

  var html: HTML {
    """
    <details><summary>\(module.fileList.count.of("file", "files"))</summary>
    \(table.waitingWhereLong)</details>

    """
  }

  private var table: HTML {
    """
    <div class="scroll" role="group" aria-label="Files of \(module.title)" tabindex="0">
    <table>
    <caption>Coverage is that of the module’s own suite.</caption>
    <thead><tr><th scope="col">File</th><th scope="col">Code</th><th scope="col">Comment</th>\
    <th scope="col">Blank</th><th scope="col">Types</th><th scope="col">Functions</th>\
    <th scope="col">Coverage</th></tr></thead>
    <tbody>
    \(module.fileList.map(row))</tbody>
    </table>
    </div>

    """
  }

  private func row(_ file: FileReport) -> HTML {
    """
    <tr><th scope="row">\(files.link(file.path))</th><td>\(file.lines.code)</td>\
    <td>\(file.lines.comment)</td><td>\(file.lines.blank)</td><td>\(file.types)</td>\
    <td>\(file.functions)</td>\(Bar.html(file.coverage))</tr>

    """
  }
}
