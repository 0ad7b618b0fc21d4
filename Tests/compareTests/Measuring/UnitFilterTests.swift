import Testing

@testable import compare

struct UnitFilterTests {
  private let module = SourceModule(
    name: "M",
    isTest: false,
    files: ["/p/A.swift", "/p/B.swift"],
    dependencies: []
  )

  @Test func `deleted and generated files and other modules are left out`() throws {
    let units = [
      IndexUnit(file: "/p/A.swift", module: "M", record: "a"),
      IndexUnit(file: "/p/A.swift", module: "Other", record: "b"),
      IndexUnit(file: "/p/B.swift", module: "M", record: nil),
      IndexUnit(file: "/p/Deleted.swift", module: "M", record: "c"),
    ]
    let current = try UnitFilter(modules: [module]).current(units)
    #expect(current.map(\.file) == ["/p/A.swift", "/p/B.swift"])
    #expect(current.map(\.record) == ["a", nil])
  }

  @Test func `a file without a unit is an error, not a gap`() {
    let units = [IndexUnit(file: "/p/A.swift", module: "M", record: "a")]
    #expect(throws: CompareError.indexIncomplete(file: "/p/B.swift")) {
      try UnitFilter(modules: [module]).current(units)
    }
  }
}
