import Testing

@testable import SourceRecords
@testable import compare

@Suite("Modules that take part in what others do")
struct ConnectedModulesTests {
  private let modules = [
    ("Base", []), ("Kit", []), ("Column", ["Base"]), ("Router", ["Column"]),
    ("App", ["Router", "Kit"]), ("Other", ["Base"]), ("Tool", ["Other"]),
  ].map { name, dependencies in
    SourceModule(name: name, isTest: false, files: [], dependencies: dependencies)
  }

  @Test func `What sees them, through others too, and all that is seen from there`() {
    #expect(modules.connected(to: ["Column"]) == ["Column", "Base", "Router", "App", "Kit"])
    #expect(modules.connected(to: ["Tool"]) == ["Tool", "Other", "Base"])
    #expect(modules.connected(to: ["Kit", "Tool"]).contains("Column"))
  }

  @Test func `In line with one are those that it sees, and those that see it`() {
    #expect(modules.inLine(with: "Router") == ["Router", "Column", "Base", "App"])
    #expect(modules.inLine(with: "Base").isSuperset(of: ["Column", "Router", "App", "Tool"]))
  }

  @Test func `Modules in a circle, and those that no other knows`() {
    let circle = [
      SourceModule(name: "A", isTest: false, files: [], dependencies: ["B"]),
      SourceModule(name: "B", isTest: false, files: [], dependencies: ["A"]),
    ]
    #expect(circle.connected(to: ["A"]) == ["A", "B"])
    #expect(modules.connected(to: ["Nowhere"]) == ["Nowhere"])
  }
}
