import ArchitectureReport
import Foundation

/// The dozen numbers that the table shows unless all are asked for.
///
/// Chosen is what a reader understands without a definition, and what differs between designs. What
/// has to be explained first, such as Martin's and Lakos's numbers, what adds up to a chosen number,
/// such as the kinds of types, and what goes up and down with one, such as the files, is not.
extension TableRows {
  private static let keys: Set = [
    // What there is to read and to keep.
    "lines.code",
    // Into how many parts it is divided; five kinds of them say no more at first.
    "types",
    // Whether one part does most of it: the massive view controller, whatever it is called here.
    "types.largest",

    // How many ways a change may take.
    "edges",
    // Those that no test can take another object for.
    "edges.concrete",
    // Only there when names were lost: then the edges are a lower bound.
    "resolved",
    // What can only be understood as a whole.
    "cycles",
    // Whether it is the pattern that it is said to be.
    "findings",

    // How much there is to think of in a usual function, and in the worst.
    "complexity.mean", "complexity.max",

    // What the tests are, what they cost, and how many types only stand in for others.
    "tests.run", "tests.lines", "tests.doubles",
    // What they reach.
    "coverage.percent",

    // Only there when somebody asked for them.
    "actions.messages", "actions.abstract", "actions.types", "actions.files", "actions.chain",
    "actions.turns", "actions.redraws",
  ]

  /// The groups of the table; one without any chosen row is left out.
  static func groups(
    for modules: [ModuleReport], all: Bool, _ choice: RowChoice? = nil
  ) -> [Group] {
    let groups = groups(for: modules)
    if let choice { return groups.keeping(choice.contains) }
    return all ? groups : groups.keeping { keys.contains($1.key) }
  }
}

extension [TableRows.Group] {
  /// For each a row of one cell, its title, and below it its rows.
  func rows(_ cells: (TableRows.Row) -> [String]) -> [[String]] {
    flatMap { [[$0.title]] + $0.rows.map(cells) }
  }

  /// The rows that are wished for; no group is empty.
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
  /// The cells; those of another form of a pattern have their ratio to the usual one behind them,
  /// where that is a column too: `90 ×1.20`.
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
  /// Whether the other one is a variant of the pattern that this is the usual form of.
  fileprivate func isUsualForm(of other: ModuleReport) -> Bool {
    other.variant != nil && other.pattern != nil && variant == nil && pattern == other.pattern
      && origin == other.origin
  }
}
