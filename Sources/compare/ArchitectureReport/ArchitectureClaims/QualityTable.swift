package import CompareSupport

/// The table that introductions print, a row for each pattern, with what the numbers say of it.
package struct QualityTable: Equatable {
  package struct Row: Equatable {
    package let pattern: Pattern
    /// One for each quality, in their order.
    package let cells: [Claim]
  }

  package let rows: [Row]

  /// Nil unless each of the five patterns is one of the columns in its usual form, and only once.
  package init?(_ modules: [ModuleReport]) {
    let decision = Decision(modules)
    guard decision.hasEveryPattern else { return nil }
    rows = Pattern.allCases.map { pattern in
      Row(
        pattern: pattern,
        cells: Quality.allCases.map { quality in
          decision.verdict { $0.cell(quality, pattern) }
        })
    }
  }

  /// A claim of each, in the order in which they are said first.
  package var sources: [Claim] {
    rows.flatMap(\.cells).reduce(into: []) { sources, cell in
      if !sources.contains(where: { $0.source == cell.source }) { sources.append(cell) }
    }
  }

  /// Of the source of a cell among them all, from 1.
  package func number(of cell: Claim) -> Int {
    sources.firstIndex { $0.source == cell.source }.map { $0 + 1 } ?? 0
  }
}

extension Claim.Verdict {
  /// In a cell, which says something and is no title.
  package var word: String {
    switch self {
    case .confirmed: "holds"
    case .contradicted: "does not"
    case .tooClose: "too close"
    case .notMeasurable: rawValue
    }
  }
}
