/// The pairs of subjects that differ, and by how much.
package struct DifferenceTable: Sendable {
  /// The maximum number of pairs listed, to keep it readable.
  private static let listed = 10

  let times: RunTimes

  package init(_ times: RunTimes) {
    self.times = times
  }

  package var section: Section {
    let rows = comparisons.map { name, differences in
      [name] + differences.map { Self.summary($0) }
    }
    return Section(
      title: "Differences",
      note: "Pairs that differ by more than \(Wording.percent(Difference.margin)) of the larger "
        + "number and not by chance: Wilcoxon's signed-rank test over the rounds, with Holm's "
        + "correction over all pairs of a cell, p below \(Difference.significance).",
      table: Table(head: [""] + times.sizes.map(Wording.todos), rows: rows),
      lines: comparisons.flatMap { name, differences in
        zip(times.sizes, differences).flatMap { size, differences in
          Self.lines(of: differences, "\(name), \(Wording.todos(size))")
        }
      })
  }

  /// The name of a comparison, and its pairs for each size.
  private var comparisons: [(String, [[Difference]])] {
    times.actions.map { action in (action, differences { times.readings.whole($0, $1, [action]) }) }
      + [
        ("all", differences { times.readings.whole($0, $1, times.actions) }),
        ("all but the cells", differences { times.readings.own($0, $1, times.actions) }),
      ]
  }

  private func differences(_ values: (String, Int) -> [Double]) -> [[Difference]] {
    times.sizes.map { size in
      Difference.all(times.subjects.map { ($0, values($0, size)) })
    }
  }

  private static func summary(_ differences: [Difference]) -> String {
    let apart = differences.count { $0.standing != .close }
    return apart == 0 ? "no difference" : "\(apart) of \(differences.count) pairs"
  }

  private static func lines(of differences: [Difference], _ name: String) -> [String] {
    let apart = differences.filter { $0.standing != .close }.map(\.withLargerFirst)
      .sorted { $0.ratio > $1.ratio }
    if apart.isEmpty { return [] }
    let shown = apart.prefix(listed).map {
      "\($0.left) \(Wording.ratio($0.ratios)) times \($0.right)"
    }
    let more = apart.count > listed ? ["\(apart.count - listed) more"] : []
    return [name + ": " + (shown + more).joined(separator: "; ") + "."]
  }
}

extension Difference {
  fileprivate var withLargerFirst: Difference { ratio < 1 ? reversed : self }
}
