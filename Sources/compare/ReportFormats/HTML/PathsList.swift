import ArchitectureReport
import CompareSupport

/// The shortest way from each action of a view to a store.
struct PathsList {
  let paths: PathsReport
  /// Whether there can be no way that was not found.
  let isWhole: Bool
  let files: FileAnchors

  var html: HTML {
    guard !paths.list.isEmpty else {
      return isWhole
        ? "<p>None.</p>\n" : "<p>None found; the compiler did not resolve every call.</p>\n"
    }
    return """
      <details><summary>\(isWhole ? "" : "At least ")\
      \(paths.count.of("action reaches", "actions reach")) a store</summary>
      \(list.waitingWhereLong)</details>

      """
  }

  private var list: HTML {
    """
    <ul class="paths">
    \(paths.list.map(item))</ul>

    """
  }

  private func item(_ path: PathsReport.Path) -> HTML {
    let steps = path.steps.map { step in
      "<li>\(step.from) → \(step.to) \(files.place(step.file, step.line))</li>\n" as HTML
    }
    return """
      <li><p><b>\(path.action)</b>\(path.may ? ", perhaps" : "")\
      \(path.taken == false ? ", no script takes it" : ""): \(path.types.joined(separator: " → "))</p>
      <ol>
      \(steps)</ol></li>

      """
  }
}
