import Testing

@testable import ArchitectureClaims
@testable import ArchitectureReport
@testable import CompareConfiguration

@Suite("The claim about synchronising code")
struct SynchronisingClaimTests {
  @Test(
    "MVVM has fewer places where view and view model meet than MVP has with its presenter",
    arguments: [
      (8, Claim.Verdict.confirmed), (9, .tooClose), (11, .tooClose), (12, .contradicted),
    ])
  func mvvmFewerPlaces(_ places: Int, _ verdict: Claim.Verdict) {
    let claim = claim { pattern in
      switch pattern {
      case .mvp: [edge("ListPresenter", "ListView", 6), edge("ListView", "ListPresenter", 4)]
      default: [edge("ListView", "ListViewModel", places)]
      }
    }
    #expect(claim?.verdict == verdict)
    #expect(
      claim?.measured.hasPrefix(
        """
        Places at which views and what is none refer to each other: MVP 10, MVVM \(places). \
        To views: MVP 6, MVVM 0. From views: MVP 4, MVVM \(places).
        """) == true)
  }

  @Test("Who makes views, views among themselves and other modules' types do not count")
  func makesViewsViews() {
    let claim = claim { pattern in
      [edge("ListView", pattern == .mvp ? "ListPresenter" : "ListViewModel", 1)]
        + (pattern == .mvp
          ? []
          : [
            edge("App", "ListView", 9), edge("ListRouter", "ListView", 9),
            edge("ListBuilder", "ListView", 9), edge("Flow", "ListView", 9),
            edge("ListView", "FormView", 9), edge("ListView", "Screen", 9, to: "UI"),
            edge("ListViewModel", "Item", 9),
          ])
    }
    #expect(claim?.measured.contains("each other: MVP 1, MVVM 1. ") == true)
    #expect(claim?.verdict == .tooClose)
  }

  @Test("A type whose name tells no role counts, and a view controller is a view")
  func typeNameTells() {
    let claim = claim { pattern in
      pattern == .mvp
        ? [edge("FormViewController", "ListPresenter", 2)]
        : [edge("ListView", "Observed", 3), edge("ListView", "ListViewModel", 1)]
    }
    #expect(claim?.measured.contains("each other: MVP 2, MVVM 4. ") == true)
  }

  @Test("Without a list of edges, as in a summary, there is no such number")
  func withoutListEdges() {
    let claim = claim { $0 == .mvp ? [] : [edge("ListView", "ListViewModel", 1)] }
    #expect(claim?.verdict == .notMeasurable)
    #expect(
      claim?.measured
        == "MVP: no place is listed at which a view and what it shows refer to each other.")
  }

  @Test("What the other three do is not asked")
  func otherThreeDo() {
    let claim = claim { pattern in
      switch pattern {
      case .mvp: [edge("ListPresenter", "ListView", 9)]
      case .mvvm: [edge("ListView", "ListViewModel", 1)]
      case .mvc, .mvi, .viper: []
      }
    }
    #expect(claim?.verdict == .confirmed)
    #expect(claim?.patterns == [.mvp, .mvvm])
  }

  private func claim(_ edges: (Pattern) -> [EdgeReport.Edge]) -> Claim? {
    compareTests.claim("MVVM needs less synchronising") { pattern, module in
      let roles = [
        "App": "app", "Flow": "coordinator", "ListBuilder": "builder", "ListRouter": "router",
        "ListView": "view", "FormView": "view", "FormViewController": "view controller",
        "ListPresenter": "presenter", "ListViewModel": "view model", "Item": "model",
      ]
      module.typeList = roles.keys.sorted().map { name in
        var type = ModuleReport.sample.typeList[0]
        (type.name, type.role) = (name, roles[name])
        return type
      }
      let list = edges(pattern).map { edge in
        var edge = edge
        if edge.toModule.isEmpty { edge.toModule = module.name }
        return edge
      }
      module.edges = EdgeReport(list, of: module.name)
    }
  }

  private func edge(
    _ from: String, _ to: String, _ references: Int, to module: String = ""
  ) -> EdgeReport.Edge {
    EdgeReport.Edge(
      from: from, to: to, toModule: module, kind: .concrete,
      places: (1...references).map { .init(file: "A.swift", line: $0, column: 1) })
  }
}
