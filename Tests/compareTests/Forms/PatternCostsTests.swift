import Foundation
import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats
@testable import SourceRecords

/// The report's first screen: sentences that follow from the numbers, and the chart.
@Suite("What the patterns cost")
struct PatternCostsTests {
  /// MVC, MVP, MVVM, MVI and VIPER, then two other forms of MVC and one of MVP.
  private let modules = [ModuleReport].forms
    .with([100, 120, 90, 130, 300, 60, 125, 150]) { $0.lines.code = $1 }
    .with([10, 11, 9, 12, 30, 8, 12, 13]) { $0.types.struct = $1 }
    .with([18, 18, 18, 57, 19, 17, 19, 18]) { $0.longestFunction = .init(name: "f", lines: $1) }
    .with([6, 10, 0, 0, 23, 2, 9, 11]) {
      $0.tests = .init(
        run: 1, failed: 0, skipped: 0, files: 1, lines: 1, doubles: $1, doublesByRole: [])
    }

  @Test func `Sentences say who has the most code, whose functions are longest, and who overlaps`()
    throws
  {
    var modules = modules
    modules[2].lines.code = 118
    let findings = try #require(PatternCosts(modules)).findings
    #expect(
      findings.map(\.title) == [
        "VIPER has the most code.", "MVI has the longest function:",
        "MVC, MVP and MVVM can’t be told apart by lines:",
      ])
    #expect(
      findings[0].text.hasPrefix("It has more lines and types than any form of the others. P"))
    #expect(
      findings[1].text.hasPrefix(
        "its longest function has 57 lines, others 17–19. One form only. Public apps: mean compl"))
    #expect(
      findings[2].text.hasPrefix(
        "MVC 100 (60–125), MVP 120 (120–150), MVVM 118. More than MVC in public apps: MVP in "))
  }

  @Test func `Two patterns that a third one overlaps may still be told apart`() throws {
    let findings = try #require(PatternCosts(modules)).findings
    #expect(findings[2].title == "Between MVC, MVP and MVVM")
    #expect(findings[2].text == "lines are MVC 100 (60–125), MVP 120 (120–150), MVVM 90.")
  }

  @Test func `A gap that a rewriting of one pattern could close sets none apart`() throws {
    // VIPER has at least twice as much as any other; rewriting MVP takes less, or as much.
    let lines = { (mvp: Int) in
      let seconds = zip(Pattern.allCases, [110, mvp, 95, 130, 300]).map { pattern, lines in
        ModuleReport.form("Second", of: pattern).with { $0.lines.code = lines }
      }
      return PatternCosts(modules + seconds)?.number("lines.code")?.apartText
    }
    #expect(lines(75) == "VIPER: more")
    #expect(lines(60) == "")
  }

  @Test func `Without other forms the sentences say nothing of forms`() throws {
    let findings = try #require(PatternCosts(Array(modules.prefix(5)))).findings
    #expect(findings[0].text.hasPrefix("It has more lines and types than any other."))
    #expect(findings[1].text.hasPrefix("its longest function has 57 lines, others 18–19. Public"))
    #expect(findings[2].title == "Between MVC, MVP and MVVM")
    #expect(findings[2].text == "lines are MVC 100, MVP 120, MVVM 90.")
  }

  @Test func `One form within 10 % is enough that no pattern stands apart`() throws {
    var close = modules
    close[5].lines.code = 280
    let findings = try #require(PatternCosts(close)).findings
    #expect(findings[0].title == "VIPER has the most parts.")
    let lines = try #require(PatternCosts(close)?.number("lines.code"))
    #expect(lines.apartText == "")
  }

  @Test func `A rewriting stands in brackets, and can keep a pattern from standing apart`()
    throws
  {
    let seconds = zip(Pattern.allCases, [110, 140, 95, 150, 280]).map { pattern, lines in
      ModuleReport.form("Second", of: pattern).with { $0.lines.code = lines }
    }
    let costs = try #require(PatternCosts(modules + seconds))
    #expect(costs.implementations == 13)
    let lines = try #require(costs.number("lines.code"))
    #expect(lines.ranges.map(\.text)[0] == "100 (60–125; again 110)")
    #expect(lines.ranges.map(\.text)[3] == "130 (again 150)")
    #expect(lines.apartText == "VIPER: more")
    #expect(
      costs.findings[0].text.hasPrefix(
        "It and its rewriting have more lines than any other.")
    )
    let chart = try #require(CostChart(lines)).svg.markup
    #expect(chart.components(separatedBy: "<rect class=\"second\"").count == 7)
    #expect(chart.contains("; clean-room rewriting 280"))
    var close = modules + seconds
    close[12].lines.code = 160
    #expect(PatternCosts(close)?.number("lines.code")?.apartText == "")
  }

  @Test func `All five are needed, each once in its usual form`() {
    #expect(PatternCosts(Array(modules.dropFirst())) == nil)
    #expect(PatternCosts(modules + [.column(.mvp)]) == nil)
  }

  @Test func `Patterns whose ranges overlap are tied, also through a third one`() throws {
    let doubles = try #require(PatternCosts(modules)?.number("tests.doubles"))
    #expect(
      doubles.order.map { $0.map(\.pattern) } == [[.mvvm, .mvi], [.mvc, .mvp], [.viper]])
    let lines = try #require(PatternCosts(modules)?.number("lines.code"))
    #expect(lines.order.map { $0.map(\.pattern) } == [[.mvvm, .mvc, .mvp, .mvi], [.viper]])
    #expect(lines.apartText == "VIPER: more")
  }

  @Test func `A usual form outside its public range is named`() throws {
    let costs = try #require(PatternCosts(modules))
    let lines = try #require(costs.number("lines.code"))
    let mvvm = PublicApps.known.ratios(of: "lines.code", .mvvm)
    let least = try #require(mvvm.first?.times.timesText)
    let most = try #require(mvvm.last?.times.timesText)
    #expect(
      costs.warnings(lines).contains(
        "Our usual MVVM (0.90×) lies outside its public range (\(least)–\(most)×)."))
    #expect(!costs.warnings(lines).contains { $0.contains("MVP") })
  }

  @Test func `No pattern stands apart by its tests if that turns with the way of counting`() throws
  {
    func apart(_ cases: [Int]) throws -> [String] {
      let modules = zip(modules, zip([10, 10, 10, 10, 20, 11, 9, 10], cases)).map {
        module, counts in
        module.with {
          $0.tests?.functions = counts.0
          $0.tests?.run = counts.1
        }
      }
      let costs = try #require(PatternCosts(modules))
      return ["tests.functions", "tests.run"].map { key in
        costs.number(key).map(costs.apartText) ?? "no number"
      }
    }
    #expect(try apart([20, 20, 20, 20, 40, 22, 18, 20]) == ["VIPER: more", "VIPER: more"])
    #expect(try apart([20, 20, 20, 60, 40, 22, 18, 20]) == ["", ""])
  }

  @Test func `A double of a number is as far from it on the axis as its half`() throws {
    let lines = try #require(PatternCosts(modules)?.number("lines.code"))
    let chart = try #require(CostChart(lines)).svg.markup
    let ticks = chart.matches(of: /middle" x="(\d+)" y="\d+">([^×]+)×/)
      .map { (text: String($0.2), x: Int($0.1) ?? 0) }
    #expect(ticks.map(\.text) == ["½", "1", "2", "4"])
    let steps = zip(ticks.dropFirst(), ticks).map { $0.x - $1.x }
    #expect((steps.max() ?? 0) - (steps.min() ?? 0) <= 1)
    // MVC's own diamond is at 1.
    #expect(chart.contains("<path class=\"usual\" d=\"M\(ticks[1].x) "))
  }

  @Test func `In words the chart says what it draws`() throws {
    let lines = try #require(PatternCosts(modules)?.number("lines.code"))
    let chart = try #require(CostChart(lines, revision: "abc")).svg.markup
    #expect(chart.contains("aria-label=\"Lines of code, times MVC’s. MVC: 100, 1.00 times MVC; 3 "))
    #expect(chart.contains("MVI: 130, 1.30 times MVC; public apps "))
    #expect(chart.contains("One app; revision abc."))
  }

  @Test func `A number that is 0 somewhere has no chart`() throws {
    let doubles = try #require(PatternCosts(modules)?.number("tests.doubles"))
    #expect(CostChart(doubles) == nil)
    #expect(try ReportFormatter.chart(of: Report(modules: modules), RowChoice(["tests"])) != nil)
    #expect(
      try ReportFormatter.chart(of: Report(modules: modules), RowChoice(["tests.doubles"])) == nil)
    #expect(ReportFormatter.chart(of: Report(modules: [.sample]), nil) == nil)
  }

  @Test func `A file of its own has its title and its style`() throws {
    let file = try #require(ReportFormatter.chart(of: Report(modules: modules), nil))
    #expect(file.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" viewBox="))
    #expect(file.contains("<title>Lines of code, times MVC’s</title><style>.chart {"))
    #expect(file.contains("@media (prefers-color-scheme: dark)"))
  }

  @Test func `A number of the usual forms alone sets none apart, if there are others`() throws {
    var alone = modules
    for place in 5..<8 { alone[place].tests = nil }
    let markup = try #require(DozenSection(alone)).section.content.markup
    #expect(markup.contains("<td>23</td><td></td></tr>"))
    let five = try #require(DozenSection(Array(modules.prefix(5)))).section.content.markup
    #expect(five.contains("<td>23</td><td>VIPER: more</td></tr>"))
  }

  @Test func `One pair of changes more doesn't make a pattern stand apart`() throws {
    let pairs = Array(modules.prefix(5)).with([5, 5, 5, 6, 7]) {
      $0.changes = ChangesReport(
        requests: [], conflicts: 2 * $1,
        pairs: .init(passing: 13 - $1, failing: 0, conflicting: $1, notComparable: 2))
    }
    let costs = try #require(PatternCosts(pairs))
    #expect(
      costs.number("changes.pairs.conflicting")?.ranges.map(\.text) == ["5", "5", "5", "6", "7"])
    for key in ["passing", "failing", "conflicting", "notComparable"] {
      #expect(costs.number("changes.pairs.\(key)")?.apartText == "")
    }
    #expect(costs.number("changes.conflicts")?.apartText == "VIPER: more")
  }

  @Test func `A pattern that stands apart only because of one change request doesn't`() throws {
    func changed(_ tests: [[Int]]) -> [ModuleReport] {
      Array(modules.prefix(5)).with(tests) {
        $0.changes = ChangesReport(
          requests: $1.enumerated().map { place, count in
            .init(name: "\(place)", title: "", files: [], changedTests: count, oldTests: count)
          }, conflicts: 0)
      }
    }
    func apart(_ tests: [[Int]]) -> String? {
      PatternCosts(changed(tests))?.number("changes.changedTests")?.apartText
    }
    #expect(apart([[5, 5], [5, 5], [1, 2], [5, 5], [8, 8]]) == "VIPER: more, MVVM: less")
    #expect(apart([[5, 5], [5, 5], [1, 5], [5, 5], [8, 5]]) == "")
    #expect(apart([[5], [5], [1], [5], [8]]) == "VIPER: more, MVVM: less")
  }

  @Test func `The dozen's table says who stands apart`() throws {
    let markup = try #require(DozenSection(modules)).section.content.markup
    #expect(
      markup.contains(
        """
        <tr><th scope="row">Lines of code</th><td>100 (60–125)</td><td>120 (120–150)</td>\
        <td>90</td><td>130</td><td>300</td><td>VIPER: more</td></tr>
        """))
    let page = ReportPage.format(Report(modules: modules), .none)
    let order = ["cost", "dozen", "scenes", "claims", "m0", "forms", "summary", "glossary"]
    let places = order.compactMap { page.range(of: "<section id=\"\($0)\"")?.lowerBound }
    #expect(places == places.sorted())
  }
}
