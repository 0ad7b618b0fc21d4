package import CompareSupport

/// The table that introductions print, a row for each pattern, with what the numbers say about it.
package struct QualityTable: Equatable {
  package struct Row: Equatable {
    package let pattern: Pattern
    /// One for each quality, in the order of the qualities.
    package let cells: [Claim]
  }

  package let rows: [Row]

  /// Nil unless each of the five patterns is one of the columns in its usual form, and only once.
  package init?(_ modules: [ModuleReport]) {
    let cells = RepeatedClaim.all(in: modules).filter { $0.quality != nil }
    guard !cells.isEmpty else { return nil }
    rows = Pattern.allCases.map { pattern in
      Row(
        pattern: pattern, cells: cells.map(\.claim).filter { $0.title == pattern.title })
    }
  }

  /// The qualities that can't be decided: their number is too close to call for every pattern.
  package var tied: [Quality] {
    zip(Quality.allCases.indices, Quality.allCases).filter { index, _ in
      rows.allSatisfy { $0.cells[index].verdict == .tooClose }
    }
    .map(\.1)
  }

  /// One claim for each source, in the order of the first mentions.
  package var sources: [Claim] {
    rows.flatMap(\.cells).reduce(into: []) { sources, cell in
      if !sources.contains(where: { $0.source == cell.source }) { sources.append(cell) }
    }
  }

  /// The number of a cell's source among all sources, from 1.
  package func number(of cell: Claim) -> Int {
    sources.firstIndex { $0.source == cell.source }.map { $0 + 1 } ?? 0
  }
}

extension Claim.Verdict {
  /// The verdict as it is worded in a cell, where it isn't a title.
  package var word: String {
    switch self {
    case .confirmed: "holds"
    case .contradicted: "does not"
    case .tooClose: "too close"
    case .notMeasurable: rawValue
    }
  }
}

/// The qualities by which tables in introductions to architecture compare patterns.
package enum Quality: String, CaseIterable, Sendable {
  case coupling = "Coupling"
  case testability = "Testability"
  case complexity = "Complexity"
  case communication = "Communication"
  case smallProjects = "Small projects"

  package var title: String { rawValue }

  /// The number that decides.
  package var measure: String {
    switch self {
    case .coupling: "concrete edges across roles"
    case .testability: "coverage outside views"
    case .complexity: "types"
    case .communication: "edges from role to role"
    case .smallProjects: "lines of code"
    }
  }
}

/// The same app in each of the five patterns, as in this package.
package enum FivePatterns {
  /// Every claim, decided by the usual form of each pattern; if there are other forms among the
  /// columns, also whether the claim holds with them.
  ///
  /// Empty unless each of the five patterns is one of the columns in its usual form, and only once.
  package static func claims(_ modules: [ModuleReport]) -> [Claim] {
    RepeatedClaim.all(in: modules).filter { $0.quality == nil }.map(\.claim)
  }
}
