import ArchitectureReport
import CompareSupport

/// The answer first: what the patterns cost, in sentences and in one chart.
struct CostSection {
  private let modules: [ModuleReport]
  private let costs: PatternCosts
  private let revision: String?

  init?(_ report: Report) {
    guard let costs = PatternCosts(report.modules) else { return nil }
    self.costs = costs
    modules = report.modules
    revision = report.revision
  }

  static let heading: HTML = "What does the pattern cost?"

  var introduction: HTML {
    let ways = costs.implementations
    return """
      One app, \(ways.description) ways, measured by <code>compare</code> · \
      \(PublicApps.known.apps.description) public apps, measured without a build.
      """
  }

  var section: PageSection {
    PageSection(
      id: "cost", title: "The answer",
      content: """
        <div class="first">
        <ul class="answers">
        \(costs.findings.map { "<li><strong>\($0.title)</strong> \($0.text)</li>\n" as HTML })</ul>
        \(charts)<div>
        \(priorities)\(chooser)</div>
        </div>

        """)
  }

  private var charts: HTML {
    let numbers = PublicApps.keys.compactMap(costs.number)
    let drawn = numbers.compactMap { number in
      CostChart(number, revision: revision).map { (number: number, chart: $0) }
    }
    guard !drawn.isEmpty else { return "" }
    let choices = drawn.enumerated().map { index, drawn in
      """
      <label><input type="radio" name="chart" value="\(index)"\
      \(index == 0 ? " checked" : "" as HTML)> \(drawn.number.title)</label>

      """ as HTML
    }
    let figures = drawn.enumerated().map { index, drawn in
      """
      <figure class="cost cost\(index)">
      \(drawn.chart.svg)\
      <figcaption>\(costs.warnings(drawn.number).map { "<p>⚠ \($0)</p>\n" as HTML })\
      <button type="button" class="save" hidden>Save this chart as SVG</button></figcaption>
      </figure>

      """ as HTML
    }
    return """
      <div class="charts">
      <fieldset class="choice"><legend>Number</legend>
      \(choices)</fieldset>
      \(figures)</div>

      """
  }

  /// What a reader may care about most, and the number that orders the patterns by it.
  private static let wishes = [
    ("less code", ["lines.code"]), ("fewer files to open", ["actions.files", "files"]),
    ("fewer test doubles", ["tests.doubles"]), ("short functions", ["functions.longest"]),
  ]

  private var priorities: HTML {
    let known = Self.wishes.compactMap { wish, keys in
      keys.compactMap(costs.number).first.map { (wish: wish, number: $0) }
    }
    guard !known.isEmpty else { return "" }
    let choices = known.enumerated().map { index, wish in
      """
      <label><input type="radio" name="priority" value="\(index)"\
      \(index == 0 ? " checked" : "" as HTML)> \(wish.wish)</label>

      """ as HTML
    }
    let orders = known.enumerated().map { index, wish in
      let isMean = wish.number.key == "actions.files"
      let number = isMean ? "files to open for one action, mean" : wish.number.title.lowercased()
      return """
        <div class="order order\(index)"><p>By \(number)\(costs.hasForms ? ", with all forms in brackets" : ""):</p>
        <ol>\(wish.number.order.map(place))</ol></div>

        """ as HTML
    }
    return """
      <fieldset class="choice"><legend>What matters most to you?</legend>
      \(choices)</fieldset>
      \(orders)
      """
  }

  private func place(_ ranges: [CostRange]) -> HTML {
    let names = ranges.map { "\($0.pattern.title) \($0.text)" }.joined(separator: ", ")
    return "<li>\(names)\(ranges.count > 1 ? " <em>too close to order</em>" : "" as HTML)</li>"
  }

  private var chooser: HTML {
    let columns = modules.indices.filter { place in
      modules[place].actions != nil || !modules[place].fileList.isEmpty
    }
    guard columns.count > 1 else { return "" }
    let options = columns.map { place in
      "<option value=\"\(place)\">\(modules[place].title)</option>" as HTML
    }
    return """
      <p class="chooser" hidden><label>Compare <select>\(options)</select></label> \
      <label>with <select>\(options)</select></label> action by action, scene by scene, and by their graphs, below.</p>

      """
  }
}

/// The numbers that matter most, with a column for each pattern and one for the pattern that stands
/// apart.
struct DozenSection {
  private let costs: PatternCosts
  private let groups: [TableRows.Group]
  private let modules: [ModuleReport]

  init?(_ modules: [ModuleReport]) {
    guard let costs = PatternCosts(modules) else { return nil }
    self.costs = costs
    self.modules = modules
    groups = TableRows.groups(for: modules, all: false)
  }

  var section: PageSection {
    PageSection(
      id: "dozen", title: "The numbers that matter most",
      content: """
        <p>\(meaning)\(meaningOfChanges)</p>
        \(table)
        """)
  }

  private var meaning: String {
    let apart =
      "A pattern stands apart where it has more than every other, or less, by more than 10 %"
    guard hasMore else { return "\(apart). \(TableRows.twoWays)" }
    let brackets =
      (costs.hasForms ? ["the least and the most of all its forms"] : [])
      + (costs.hasWritings ? ["after “again” that of its clean-room rewriting"] : [])
    return "The usual form of each pattern; in brackets \(brackets.listed). \(apart)"
      + (costs.hasWritings ? " and by more than any rewriting moved that number" : "")
      + ", with all of these. \(TableRows.twoWays)"
  }

  /// Whether there are numbers apart from those of the usual forms.
  private var hasMore: Bool { costs.hasForms || costs.hasWritings }

  private var meaningOfChanges: String {
    modules.contains { $0.changes != nil }
      ? " For change requests, that has to hold without any one of them as well; their pairs are too few."
      : ""
  }

  private var table: HTML {
    let heads = costs.usual.map { place in
      """
      <th scope="col"><a href="#m\(place)">\
      \(modules[place].pattern?.title ?? modules[place].title)</a></th>
      """ as HTML
    }
    return .table(
      "The numbers that matter most", class: "dozen", caption: "What each pattern costs and buys",
      head: "<tr><th scope=\"col\">Number</th>\(heads)<th scope=\"col\">Stands apart</th></tr>",
      rows: groups.flatMap { group in zip(group.rows.titles, group.rows).map(row) } + ["\n"])
  }

  private func row(_ title: String, _ row: TableRows.Row) -> HTML {
    let number = costs.number(row, title)
    let cells = costs.usual.map { place -> HTML in
      let pattern = modules[place].pattern
      let text = pattern.flatMap { number?.range(of: $0)?.text } ?? row.cells[place]
      return "<td>\(text)</td>"
    }
    // Where only the usual forms have a number, it isn't known whether other forms share it.
    let apart = number.map { hasMore && $0.isOfUsualForms ? "" : $0.apartText } ?? ""
    return """
      <tr><th scope="row">\(title)</th>\(cells)<td>\(apart)</td></tr>

      """
  }
}
