import Testing

@testable import ArchitectureReport
@testable import CompareSupport
@testable import SourceRecords

@Suite("The table of introductions")
struct QualityTableTests {
  private let five = Pattern.allCases.map(ModuleReport.column)

  @Test
  func `A row for each pattern, a cell for each quality, each with a source and a margin`() throws {
    let table = try #require(QualityTable(five))
    #expect(table.rows.map(\.pattern) == Pattern.allCases)
    for row in table.rows {
      #expect(row.cells.count == 5)
      #expect(row.cells.allSatisfy { $0.link != nil && !$0.wording.isEmpty && !$0.margin.isEmpty })
      #expect(row.cells.allSatisfy { $0.patterns.contains(row.pattern) })
    }
  }

  @Test func `Without one of the patterns, or with two columns of one, there is no table`() {
    for pattern in Pattern.allCases {
      #expect(QualityTable(five.filter { $0.pattern != pattern }) == nil)
    }
    #expect(QualityTable(five + [.column(.mvp)]) == nil)
  }

  @Test func `Without any number no cell holds but what needs no edge`() throws {
    let cells = try #require(QualityTable(five)).rows.flatMap(\.cells)
    #expect(!cells.contains { $0.verdict == .confirmed || $0.verdict == .contradicted })
  }

  @Test func `A source that says several things has one number`() throws {
    let table = try #require(QualityTable(five))
    #expect(Set(table.sources.map(\.source)).count == table.sources.count)
    for cell in table.rows.flatMap(\.cells) {
      let place = table.number(of: cell) - 1
      try #require(table.sources.indices.contains(place))
      #expect(table.sources[place].source == cell.source)
    }
  }

  @Test func `A verdict is a word that goes with the claim`() {
    let verdicts: [Claim.Verdict] = [.confirmed, .contradicted, .tooClose, .notMeasurable]
    #expect(
      verdicts.map(\.word) == ["holds", "does not", "too close", "not measurable here"])
  }

  @Test func `With other forms a cell says for how many of the compared choices it holds`() throws {
    let modules = [ModuleReport].forms
      .with([10, 20, 10, 10, 10, 30, 12, 40]) { $0.lines.code = $1 }
    let table = try #require(QualityTable(modules))
    let small = table.rows.compactMap(\.cells.last)
    #expect(
      small.map(\.verdict) == [.tooClose, .confirmed, .tooClose, .tooClose, .contradicted])
    #expect(
      small[1].forms == .init(extent: .some, counts: "5 of 6, all but those with Fat, and MVPTodo.")
    )
    #expect(small[2].forms == .init(extent: .no, counts: "0 of 3. Too close to call: 1."))
    #expect(table.rows[2].cells[3].forms == nil)
  }
}
