import ArchitectureReport
import Foundation

/// The numbers that matter most: the table shows only these unless all are requested.
///
/// These are the numbers that need no definition and differ between designs. Left out are those
/// that need an explanation, such as Martin's and Lakos's metrics, parts of a chosen number, such
/// as the kinds of types, and numbers that rise and fall with a chosen one, such as the files.
extension TableRows {
  private static let keys: Set = [
    // How much there is to read and to maintain.
    "lines.code",
    // Into how many parts it is divided; the five kinds of parts add little at first.
    "types",
    // Whether one part does most of it: the massive view controller, under whatever name.
    "types.largest",

    // How many paths a change may take.
    "edges",
    // Those that a test can't redirect to another object.
    "edges.concrete",
    // Only shown if names were lost: then the edges are a lower bound.
    "resolved",
    // What can only be understood as a whole.
    "cycles", "cycles.modules",
    // Whether the code follows the pattern that it claims.
    "findings",

    // How complex an average function is, and the worst one.
    "complexity.mean", "complexity.max",

    // How many tests there are, what they cost, and how many types only stand in for others.
    "tests.functions", "tests.run", "tests.lines", "tests.doubles",
    // How much of the code they reach.
    "coverage.percent",

    // Only shown on request.
    "actions.messages", "actions.abstract", "actions.types", "actions.files", "actions.chain",
    "actions.turns", "actions.redraws",

    // What a team chooses a pattern for; only shown where change requests are configured.
    // Tests that have to change come before those that break: most of these lack one line.
    "changes.files", "changes.lines", "changes.changedTests", "changes.oldTests",
    // The four parts say together what becomes of a pair, so none is shown alone.
    "changes.pairs", "changes.pairs.passing", "changes.pairs.failing", "changes.pairs.conflicting",
    "changes.pairs.notComparable",
  ]

  /// The groups of the table, without those that have no chosen row.
  static func groups(
    for modules: [ModuleReport], all: Bool, _ choice: RowChoice? = nil
  ) -> [Group] {
    let groups = groups(for: modules)
    if let choice { return groups.keeping(choice.contains) }
    return all ? groups : groups.keeping { keys.contains($1.key) }
  }
}

extension [TableRows.Group] {
  /// For each group, a row with its title as the only cell, followed by its rows.
  func rows(_ cells: (TableRows.Row) -> [String]) -> [[String]] {
    flatMap { [[$0.title]] + $0.rows.map(cells) }
  }

  /// The requested rows, without empty groups.
  func keeping(_ isKept: (TableRows.Group, TableRows.Row) -> Bool) -> [TableRows.Group] {
    map { group in
      var kept = group
      kept.rows.removeAll { !isKept(group, $0) }
      return kept
    }
    .filter { !$0.rows.isEmpty }
  }
}

extension TableRows.Row {
  /// The cells; those of another form of a pattern are followed by their ratio to the usual form,
  /// if that is a column, too: `90 ×1.20`.
  func cells(withRatiosOf modules: [ModuleReport]) -> [String] {
    zip(modules, cells).map { module, cell in
      let usual = modules.firstIndex { $0.isUsualForm(of: module) }
      guard let number = Double(cell), let base = usual.flatMap({ Double(cells[$0]) }), base > 0
      else { return cell }
      return cell + String(format: " ×%.2f", number / base)
    }
  }
}

extension ModuleReport {
  /// Whether the other module is a variant of the pattern, and this one is its usual form.
  fileprivate func isUsualForm(of other: ModuleReport) -> Bool {
    other.variant != nil && other.pattern != nil && variant == nil && pattern == other.pattern
      && origin == other.origin
  }
}
