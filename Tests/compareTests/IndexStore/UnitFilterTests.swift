import Testing

@testable import SourceRecords

@Suite("Units of the index")
struct UnitFilterTests {
  private let module = SourceModule(
    name: "M",
    isTest: false,
    files: ["/p/A.swift", "/p/B.swift"],
    dependencies: []
  )

  @Test func `Deleted and generated files and other modules are left out`() throws {
    let units = [
      IndexUnit(file: "/p/A.swift", module: "M", record: "a", time: 1),
      IndexUnit(file: "/p/A.swift", module: "Other", record: "b", time: 1),
      IndexUnit(file: "/p/B.swift", module: "M", record: nil, time: 1),
      IndexUnit(file: "/p/Deleted.swift", module: "M", record: "c"),
    ]
    let current = [module].current(units)
    #expect(current.map(\.file) == ["/p/A.swift", "/p/B.swift"])
    #expect(current.map(\.record) == ["a", nil])
    #expect(current.map(\.time) == [1, 1])
  }

  @Test func `A file without a unit is distinguished`() {
    let units = [IndexUnit(file: "/p/A.swift", module: "M", record: "a", time: 1)]
    let current = [module].current(units)
    #expect(current.map(\.file) == ["/p/A.swift", "/p/B.swift"])
    #expect(current.map(\.time) == [1, nil])
  }

  @Test func `Of two units for a file the newer one counts`() {
    let units = [
      IndexUnit(file: "/p/A.swift", module: "M", record: "old", time: 1),
      IndexUnit(file: "/p/A.swift", module: "M", record: "new", time: 2),
    ]
    #expect([module].current(units).map(\.record) == ["new", nil])
  }
}
