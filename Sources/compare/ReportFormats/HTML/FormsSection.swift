import ArchitectureReport

/// Which patterns stand apart from the others in all their forms: a strip for each number, and a
/// table of all.
struct FormsSection {
  private let spreads: Spreads
  /// The keys of the numbers that matter most.
  private let dozen: Set<String>
  private let groups: [(title: String, numbers: [(title: String, spread: Spread)])]

  init?(modules: [ModuleReport]) {
    guard let spreads = Spreads(modules) else { return nil }
    self.spreads = spreads
    let dozen = Set(TableRows.groups(for: modules, all: false).flatMap(\.rows).map(\.key))
    self.dozen = dozen
    groups = TableRows.groups(for: modules).map { group in
      let numbers = zip(group.rows.titles, group.rows).compactMap { title, row in
        spreads.spread(of: row).map { (title: title, spread: $0) }
      }
      return (group.title, numbers)
    }
  }

  var section: PageSection {
    PageSection(
      id: "forms", title: Spreads.title,
      content: """
        <p>\(spreads.explanation) An axis runs from the smallest to the largest number.</p>
        \(PageAssets.stripLegend)\
        <p class="hint" hidden>Point at a dot, or go from dot to dot with the arrow keys, to see \
        whose number it is.</p>
        \(groups.map { strips($0.title, $0.numbers.filter { dozen.contains($0.spread.row.key) }) })\
        \(rest)\(same)\(table)
        """)
  }

  private var rest: HTML {
    let strips = groups.map { group in
      self.strips(
        group.title, group.numbers.filter { !dozen.contains($0.spread.row.key) })
    }
    let isEmpty = strips.allSatisfy { $0 == "" }
    return isEmpty ? "" : .details("The other numbers as strips", "\(strips)")
  }

  private func strips(
    _ title: String, _ numbers: [(title: String, spread: Spread)]
  ) -> HTML {
    let moved = numbers.filter { !$0.spread.isSameInAll }
    if moved.isEmpty { return "" }
    return """
      <h3>\(title)</h3>
      <div class="strips">
      \(moved.map { StripDrawing(title: $0.title, spread: $0.spread).html })</div>

      """
  }

  private var same: HTML {
    let titles = groups.flatMap(\.numbers).filter { $0.spread.isSameInAll }.map(\.title)
    return titles.isEmpty
      ? "" : "<p>The same in all, and so not drawn: \(titles.joined(separator: "; ")).</p>\n"
  }

  private var table: HTML {
    let table = HTML.table(
      "Ranges of all numbers", class: "ranges",
      caption: """
        Each range, with the implementations at its ends; every number is in the \
        <a href="#summary">summary</a>
        """,
      head: "<tr>\(HTML.heads(["Metric"] + spreads.header))</tr>",
      rows: groups.flatMap(\.numbers).map(row))
    return "<h3>The ranges as a table</h3>\n\(table)"
  }

  private func row(_ title: String, _ spread: Spread) -> HTML {
    """
    <tr><th scope="row">\(title)</th>\
    \(spreads.cells(spread).map { "<td>\($0)</td>" as HTML })</tr>

    """
  }
}

extension [TableRows.Row] {
  /// The name of each row when it stands alone.
  ///
  /// A part is named after the row that it belongs to: “of” alone says nothing.
  var titles: [String] {
    var whole = ""
    return map { row in
      let label = row.label.drop { $0 == " " }.description
      if row.label.hasPrefix(" ") { return "\(whole): \(label)" }
      whole = label
      return label
    }
  }
}
