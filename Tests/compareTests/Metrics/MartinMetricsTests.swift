import Testing

@testable import ArchitectureGraph

@Suite("Martin's numbers")
struct MartinMetricsTests {
  @Test func `Distinct types across the boundary, in both directions`() {
    var made = HandMadeTypes()
    made.add("List", "Item", "Row")
    made.add("Storing", isProtocol: true)
    made.add("App", "Menu", module: "App")
    made.add("ListTests", module: "MTests")
    made.add("Store", module: "Shared")
    made.connect("App.App", "List", references: 9)
    made.connect("App.App", "Item")
    made.connect("App.Menu", "List")
    made.connect("MTests.ListTests", "List")
    made.connect("List", "Shared.Store")
    made.connect("Row", "Shared.Store")
    made.connect("List", "Item")
    let metrics = MartinMetrics(of: "M", made.edges, made.types, tests: ["MTests"])
    // In: App and Menu. Out: Store. A quarter of the types is abstract: |1/4 + 1/3 - 1|.
    #expect(metrics == MartinMetrics(afferent: 2, efferent: 1, protocols: 1, types: 4))
    #expect(metrics.instability == 1.0 / 3)
    #expect(metrics.abstractness == 0.25)
    #expect(abs((metrics.distance ?? 0) - 5.0 / 12) < 1e-12)
  }

  @Test func `Nothing crosses the boundary: no instability, hence no distance`() {
    let metrics = MartinMetrics(afferent: 0, efferent: 0, protocols: 1, types: 2)
    #expect(metrics.instability == nil)
    #expect(metrics.abstractness == 0.5)
    #expect(metrics.distance == nil)
  }

  @Test func `Without types there is no abstractness`() {
    let metrics = MartinMetrics(of: "Empty", [], [:], tests: [])
    #expect(metrics.abstractness == nil)
    #expect(metrics.distance == nil)
  }

  @Test func `Stable and abstract is on the main sequence, stable and concrete is not`() {
    #expect(MartinMetrics(afferent: 3, efferent: 0, protocols: 2, types: 2).distance == 0)
    #expect(MartinMetrics(afferent: 3, efferent: 0, protocols: 0, types: 2).distance == 1)
  }
}
