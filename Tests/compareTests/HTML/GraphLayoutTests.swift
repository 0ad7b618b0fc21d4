import Testing

@testable import ArchitectureGraph
@testable import ArchitectureReport
@testable import CompareConfiguration
@testable import ReportFormats

/// Where types and lines are drawn.
@Suite("The layout of a graph")
struct GraphLayoutTests {
  @Test("Bands are in the order in which a pattern is read, other modules last")
  func bandsOrderPattern() {
    var module = ModuleReport.sample
    module.typeList = ["Store", "Presenter", "ListView", "Thing", "Router"].map { type($0) }
    let bands = GraphNode.bands(module, TypeGraph([module]))
    #expect(
      bands.map(\.title) == ["view", "presenter", "router", "store", "other", "in Shared"])
  }

  @Test("Sixty types with two hundred edges neither overlap nor leave the picture")
  func sixtyTypesTwo() {
    var module = ModuleReport.sample
    module.typeList = (0..<60).map { type("Number\($0)\(["View", "Presenter", "Thing"][$0 % 3])") }
    let names = module.typeList.map(\.name)
    module.edges.list = (0..<200).map { index in
      SamplePage.edge(names[index % 60], names[(index * 7 + 1) % 60], line: 1)
    }
    let graph = TypeGraph([module])
    let layout = GraphLayout(GraphNode.bands(module, graph), graph.arrows)
    #expect(layout.nodes.count == 60)
    for (index, node) in layout.nodes.enumerated() {
      #expect(node.x >= 0 && node.x + node.width <= GraphLayout.width)
      #expect(node.y + GraphNode.height <= layout.height)
      for other in layout.nodes[(index + 1)...] where other.y == node.y {
        #expect(node.x + node.width <= other.x || other.x + other.width <= node.x)
      }
    }
  }

  @Test("Types are near those that they are connected with")
  func typesNearConnected() {
    var module = ModuleReport.sample
    module.typeList = ["AView", "BView", "CView", "APresenter", "BPresenter", "CPresenter"]
      .map { type($0) }
    // Crossed by name: A with C, C with A.
    module.edges.list = [
      SamplePage.edge("AView", "CPresenter", line: 1),
      SamplePage.edge("BView", "BPresenter", line: 1),
      SamplePage.edge("CView", "APresenter", line: 1),
    ]
    let graph = TypeGraph([module])
    let layout = GraphLayout(GraphNode.bands(module, graph), graph.arrows)
    let x = Dictionary(uniqueKeysWithValues: layout.nodes.map { ($0.name, $0.centre) })
    let isParallel = { (a: String, b: String, c: String, d: String) in
      ((x[a] ?? 0) < (x[b] ?? 0)) == ((x[c] ?? 0) < (x[d] ?? 0))
    }
    #expect(isParallel("AView", "CView", "CPresenter", "APresenter"))
  }

  @Test("A module without a type is an empty picture")
  func moduleWithoutType() {
    #expect(GraphLayout([], []).height == 0)
  }

  private func type(_ name: String) -> TypeReport {
    TypeReport(
      name: name, kind: "class", role: RoleTable.standard.role(of: name)?.rawValue,
      file: "Sources/MVCTodo/Controller.swift", line: 1, lines: 1, afferent: 0, efferent: 0,
      complexity: .init(mean: nil, max: nil, functions: 0), coverage: nil)
  }
}
