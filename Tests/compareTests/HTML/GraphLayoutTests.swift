import Testing

@testable import ArchitectureGraph
@testable import ArchitectureReport
@testable import CompareSupport
@testable import ReportFormats
@testable import SourceRecords

/// Where types and lines are drawn.
@Suite("The layout of a graph")
struct GraphLayoutTests {
  @Test func `Bands are in the order in which a pattern is read, other modules last`() {
    var module = ModuleReport.sample
    module.typeList = ["Store", "Presenter", "ListView", "Thing", "Router"].map { type($0) }
    let bands = GraphNode.bands(module, TypeGraph([module]))
    #expect(
      bands.map(\.title) == ["view", "presenter", "router", "store", "other", "in Shared"])
  }

  @Test
  func `By folder, those that need others stand above these; other modules aren't there`() throws {
    var module = ModuleReport.sample
    module.fileList = ["Model", "Lists", "Lists/Rows", "Alone"].map { folder in
      FileReport(
        path: "S/\(folder)/A.swift", lines: LineCount(), types: 1, functions: 0, coverage: nil)
    }
    module.folders = FoldersReport(
      ["Alone", "Lists", "Lists/Rows", "Model"].map { .init(path: $0, files: 1, types: 1) },
      edges: [
        .sample("Lists", "Lists/Rows", line: 1), .sample("Lists/Rows", "Model", line: 1),
        .sample("Model", "Lists/Rows", line: 1),
      ])
    #expect(
      try #require(module.folders).order
        == ["Alone", "Lists", "Lists/Rows", "Model"])
    module.typeList = [type("Item", in: "Model"), type("ListView", in: "Lists")]
    let bands = try #require(GraphNode.folderBands(module, TypeGraph([module])))
    // Where a type that no list has is, nobody knows.
    #expect(bands.map(\.title) == ["Lists", "Model", ""])
    #expect(bands.first?.nodes.map(\.name) == ["ListView"])
    #expect(bands.first?.nodes.map(\.role) == ["in Lists"])
    module.typeList = [type("Item", in: "Model")]
    #expect(GraphNode.folderBands(module, TypeGraph([module])) == nil)
  }

  @Test func `Sixty types with two hundred edges neither overlap nor leave the picture`() {
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

  @Test func `Types are near those that they are connected with`() {
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

  @Test func `A module without a type is an empty picture`() {
    #expect(GraphLayout([], []).height == 0)
  }

  private func type(_ name: String, in folder: String) -> TypeReport {
    var type = type(name)
    type.file = "S/\(folder)/A.swift"
    return type
  }

  private func type(_ name: String) -> TypeReport {
    TypeReport(
      name: name, kind: "class", role: RoleTable.standard.role(of: name)?.rawValue,
      file: "Sources/MVCTodo/Controller.swift", line: 1, lines: 1, afferent: 0, efferent: 0,
      complexity: .init(mean: nil, max: nil, functions: 0), coverage: nil)
  }
}
