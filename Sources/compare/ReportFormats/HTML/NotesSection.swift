import ArchitectureReport
import CompareSupport

/// What could not be measured, and why.
enum NotesSection {
  static func section(_ report: Report) -> PageSection? {
    guard !report.notes.isEmpty || !report.skipped.isEmpty else { return nil }
    let notes: HTML =
      "<ul class=\"notes\">\n\(report.notes.map { "<li>\($0.listed)</li>\n" as HTML })</ul>\n"
    let left = report.skipped.count.of(
      "file or folder was left out", "files or folders were left out")
    let skipped: HTML = """
      <details><summary>\(left)</summary>
      <ul>
      \(report.skipped.map { "<li>\($0.path): \($0.reason)</li>\n" as HTML })</ul>
      </details>

      """
    return PageSection(
      id: "notes", title: "Notes",
      content: (report.notes.isEmpty ? "" : notes) + (report.skipped.isEmpty ? "" : skipped))
  }
}
