import ArchitectureReport
import Foundation

/// A share of a hundred, drawn and written.
enum Bar {
  static func html(_ lines: CoverageReport.Lines?) -> HTML {
    guard let lines else { return "<td>—</td>" }
    guard let percent = lines.percent else { return "<td>n/a</td>" }
    let text = String(format: "%.1f %%", percent)
    return """
      <td class="share"><svg class="bar" width="48" height="8" aria-hidden="true">\
      <rect class="track" width="48" height="8"/>\
      <rect class="filled" width="\(Int(percent * 0.48))" height="8"/></svg> \(text) \
      <small>\(lines.covered)/\(lines.total)</small></td>
      """
  }
}
