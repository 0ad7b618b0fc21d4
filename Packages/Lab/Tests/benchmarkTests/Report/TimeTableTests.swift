import Testing

@testable import RunTimeReport

@Suite("Tables of times")
struct TimeTableTests {
  @Test func `From a key to its frame: dispatching and drawing, and all actions`() throws {
    let times = SampleTimes.times([("mvc", 1), ("mvi", 2)])
    let table = try #require(TimeTables(times).sections.first?.table)
    #expect(table.head == ["", "todos", "add", "tab", "all"])
    #expect(table.rows[0] == ["mvc", "10", "210 (210–211)", "105 (105–105)", "316 (315–316)"])
    #expect(table.rows[2] == ["", "n", "0.00", "0.00", "0.00"])
    #expect(table.rows[3][2] == "421 (420–421)")
    #expect(table.rows[6][0] == "the cells alone")
    #expect(table.rows[6][2] == "150 (150–150)")
  }

  @Test func `Deriving is what a frame takes beyond its cells`() throws {
    let times = SampleTimes.times([("mvc", 1)])
    #expect(times.readings.part(.deriving, "mvc", 10, ["add"]).first == 50_000)
    let table = try #require(TimeTables(times).sections[1].table)
    #expect(
      table.rows[0] == [
        "mvc", "10", "15.0 (15.0–15.0), 5 %", "60.1 (60.1–60.2), 19 %", "240 (240–241), 76 %",
      ])
  }

  @Test func `Where nothing differs, the table says so`() {
    let section = DifferenceTable(SampleTimes.equal).section
    #expect(section.table?.rows[0] == ["add", "no difference", "no difference"])
    #expect(section.lines.isEmpty)
  }

  @Test func `What differs is listed with its interval, the largest first`() {
    let times = SampleTimes.times([("mvc", 1), ("mvp", 1), ("mvi", 1.5)])
    let section = DifferenceTable(times).section
    #expect(
      section.table?.rows.map { $0[1] } == [
        "2 of 3 pairs", "no difference", "2 of 3 pairs", "2 of 3 pairs",
      ])
    #expect(
      section.lines.first
        == "add, 10 todos: mvi 1.50 (1.50–1.50) times mvc; mvi 1.50 (1.50–1.50) times mvp.")
  }

  @Test func `Too many pairs to read are counted`() {
    let times = SampleTimes.times((1...6).map { ("p\($0)", Double(1 << $0)) })
    #expect(DifferenceTable(times).section.lines.first?.hasSuffix("; 5 more.") == true)
  }
}
