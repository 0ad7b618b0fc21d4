import Testing

@testable import ArchitectureReport

/// A call that the compiler didn't resolve leads nowhere, so what is found there is not all.
@Suite("Paths to a store with unresolved calls")
struct StoreWaysRowsTests {
  private func rows(_ paths: PathsReport, resolved: Double?) -> [String] {
    var module = ModuleReport.sample
    module.paths = paths
    module.resolved = resolved
    return TableRows.all(for: [module]).filter { $0.key.hasPrefix("paths") }
      .map { "\($0.label) \($0.cells[0])" }
  }

  private let none = PathsReport([])

  @Test(arguments: [0.9, nil])
  func `Finding none isn't 0`(_ resolved: Double?) {
    #expect(
      rows(none, resolved: resolved) == [
        "Actions that reach a store —", "  perhaps —", "  types on the path, mean —", "  longest —",
      ])
  }

  @Test func `Where all is resolved, none is 0`() {
    #expect(rows(none, resolved: 1).prefix(2) == ["Actions that reach a store 0", "  perhaps 0"])
  }

  @Test func `Otherwise a number is a minimum, and lengths are missing`() {
    #expect(
      rows(ModuleReport.sample.paths, resolved: 0.9) == [
        "Actions that reach a store, at least 1", "  perhaps —", "  types on the path, mean —",
        "  longest —",
      ])
  }
}
