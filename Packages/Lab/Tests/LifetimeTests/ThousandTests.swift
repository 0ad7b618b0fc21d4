import Implementations
import TerminalUI
import TestSupport
import Testing

@Suite("1,000 times over")
struct ThousandTests {
  /// The census counts values too, since a growing list of observers adds no objects.
  @Test(arguments: Implementation.allCases)
  func `Scenes that open and close leave a window as it was`(
    _ implementation: Implementation
  ) async throws {
    let app = try Launch(implementation)
    let window = try #require(app.window)
    try await Situation.editor.open(in: app)
    var counts: [Int: [Int]] = [:]
    for round in 1...1000 {
      app.press("e", .escape, "1", "a", .escape, "d", "n", "2")
      if round == 10 || round == 1000 {
        let census = Census(of: window)
        counts[round] = [census.livingCount, census.valueCount, app.store.observerCount]
      }
    }
    #expect(counts[10] == counts[1000])
    #expect(window.screens.count == 1)
    Ledger.note(
      "reopened", implementation.module, "\(counts[10]?.first ?? 0)", "\(counts[1000]?.first ?? 0)")
  }

  @Test(arguments: Implementation.allCases)
  func `Windows that close while a cat is loaded leave nothing`(
    _ implementation: Implementation
  ) async throws {
    var left: Set<String> = []
    for round in 1...1000 {
      var app: Launch? = try Launch(implementation)
      app?.press("2", "l")
      let remains = Remains(of: try #require(app))
      // Only every hundredth time, since a census takes longer than a launch.
      let census = round.isMultiple(of: 100) ? Census(of: try #require(app?.window)) : nil
      app?.quit()
      try await app?.answer(.loaderAtAddress)
      app = nil
      left.formUnion(remains.living)
      left.formUnion(census?.living ?? [])
    }
    #expect(left == [])
    Ledger.note("relaunched", implementation.module, left.isEmpty ? "yes" : "no")
  }
}
