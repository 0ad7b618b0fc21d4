import Testing

@testable import RunTimeReport

@Suite("Counts: tables, gates, claims")
struct CountTests {
  private static let sizes = [10, 1_000, 100_000]

  private func counts(
    _ subject: String, calls: [Int] = [10, 10, 10], bytes: [Int] = [100, 100, 100],
    state: String = "s", live: Int = 7
  ) -> Counts {
    Counts(
      subject: subject,
      sizes: zip(Self.sizes, zip(calls, bytes)).map { size, numbers in
        SizeCounts(
          size: size,
          actions: [
            ActionCounts(
              action: "add", dispatching: Allocations(calls: numbers.0, bytes: numbers.1),
              frame: Allocations(calls: 8, bytes: 80), drawing: Allocations(calls: 6, bytes: 60))
          ],
          finalState: state)
      },
      scenes: [SceneCount(scene: "list", live: live)])
  }

  private func findings(_ all: [Counts], again: [Counts]? = nil) -> [String] {
    CountGates(all, again: again ?? all).findings
  }

  @Test func `A row a size, exponents, and the floors beside them`() throws {
    let floor = counts(RunTimes.storeAlone, calls: [3, 3, 3])
    let sections = CountTables([counts("mvc", calls: [10, 20, 100])], floor: floor).sections
    let table = try #require(sections.first?.table)
    #expect(
      table.rows.prefix(4) == [
        ["mvc", "10", "18", "18"], ["", "1,000", "28", "28"], ["", "100,000", "108", "108"],
        ["", "n", "0.19", "0.19"],
      ])
    #expect(table.rows[4] == ["the cells alone", "10", "6", "6"])
    #expect(table.rows[8] == ["the store alone", "10", "11", "–"])
    #expect(
      sections[2].table?.rows[0] == ["mvc", "10", "10 (56 %)", "2 (11 %)", "6 (33 %)"])
    #expect(sections[3].table?.rows == [["mvc", "7"]])
  }

  @Test func `Counts within their bounds find nothing`() {
    #expect(findings([counts("mvc"), counts("viper", calls: [12, 12, 12])]).isEmpty)
  }

  @Test
  func `Growth is found, in allocations and in bytes alone, once the list fills the screen`() {
    #expect(
      findings([counts("mvc", calls: [10, 100, 1_000])]) == [
        "mvc, add: allocations without cells grow with the number of todos to the power of "
          + "0.50, more than 0.1."
      ])
    #expect(
      findings([counts("mvc", bytes: [100, 10_000, 1_000_000])]) == [
        "mvc, add: bytes without cells grow with the number of todos to the power of "
          + "1.00, more than 0.1."
      ])
    #expect(findings([counts("mvc", calls: [10, 100, 100], bytes: [1, 1_000, 1_000])]).isEmpty)
  }

  @Test func `Another count, another live object or another state in a second run is found`() {
    #expect(
      findings([counts("mvc")], again: [counts("mvc", calls: [11, 10, 10])]) == [
        "mvc: a second run gave other counts: add with 10 todos: 18 allocations, then 19."
      ])
    #expect(
      findings([counts("mvc")], again: [counts("mvc", live: 8)]) == [
        "mvc: a second run gave other counts: list: 7 live objects, then 8."
      ])
  }

  @Test func `An implementation far from MVC is found`() {
    let found = findings([counts("mvc"), counts("mvi", calls: [40, 40, 40])])
    #expect(found.count == 3)
    #expect(
      found.first
        == "mvi: 3.50 times mvc's allocations without cells, with 10 todos, not 0.5 to 2.0."
    )
  }

  @Test func `Another state in the end is found`() {
    #expect(
      findings([counts("mvc"), counts("mvp", state: "t")]).first
        == "mvp: with 10 todos its final state differs from that of mvc.")
  }

  @Test func `A counter that counts nothing is found`() {
    let none = Counts(
      subject: "mvc", sizes: [SizeCounts(size: 10, actions: [], finalState: "")], scenes: [])
    #expect(findings([none]) == ["mvc: no allocation was counted, so nothing was measured."])
  }

  @Test func `Who allocates most is decided by counts, beyond the margin`() {
    func verdict(_ mvi: Int) -> RunTimeClaim.Verdict? {
      let others = ["mvc", "mvp", "mvvm", "viper"].map { counts($0, calls: [92, 92, 92]) }
      return CountClaims(others + [counts("mvi", calls: [mvi, mvi, mvi])]).all.first?.verdict
    }
    #expect(verdict(120) == .confirmed)
    #expect(verdict(95) == .tooClose)
    #expect(verdict(60) == .contradicted)
    #expect(CountClaims([counts("mvi")]).all.isEmpty)
  }

  @Test func `Who keeps most objects is decided by the scenes`() {
    let others = ["mvc", "mvp", "mvi", "viper"].map { counts($0) }
    let claim = CountClaims(others + [counts("mvvm", live: 14)]).all.last
    #expect(claim?.verdict == .confirmed)
    #expect(claim?.measured.hasPrefix("Live objects of all scenes: mvc to mvvm 0.50, ") == true)
  }
}
