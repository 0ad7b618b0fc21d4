@testable import ArchitectureGraph
@testable import ArchitectureReport
@testable import CompareSupport
@testable import RunTrace
@testable import SourceRecords

extension ModuleReport {
  /// A small module with something in every cell.
  static let sample = ModuleReport(
    name: "MVCTodo",
    pattern: .mvc,
    resolved: 1,
    files: 2,
    lines: LineCount(code: 1_234, comment: 5, blank: 6),
    types: .init(class: 1, struct: 2, enum: 3, actor: 4, protocol: 5),
    largestType: .init(name: "Controller", lines: 90),
    edges: EdgeReport(
      [
        EdgeReport.Edge(
          from: "Controller", to: "Store", toModule: "Shared", kind: .abstract,
          places: (3...14).map { line in place(line, 7) }),
        EdgeReport.Edge(
          from: "Controller", to: "View.Row", toModule: "MVCTodo", kind: .concrete,
          places: [place(14, 5)]),
      ], of: "MVCTodo"),
    fileEdges: 1,
    folders: FoldersReport(
      [.init(path: ".", files: 1, types: 3), .init(path: "Views", files: 1, types: 12)],
      edges: [.sample(".", "Views", line: 14), .sample("Views", ".", line: 3)],
      cycles: [
        .init(
          folders: [".", "Views"],
          shortest: [.sample(".", "Views", line: 14), .sample("Views", ".", line: 3)])
      ]),
    cycles: [
      CycleReport(
        types: ["A", "B"],
        shortest: [
          .init(from: "A", to: "B", file: "A.swift", line: 1),
          .init(from: "B", to: "A", file: "B.swift", line: 2),
        ])
    ],
    coupling: CouplingReport(
      afferent: 3, efferent: 1, instability: 0.25, abstractness: 0.5, distance: 0.25),
    components: ComponentReport(ccd: 3, acd: 1.5, nccd: 1),
    complexity: .init(mean: 2.5, max: 4, functions: 2),
    longestFunction: .init(name: "Controller.update()", lines: 9),
    tests: .init(
      functions: 4, run: 7, failed: 0, skipped: 1, files: 1, lines: 40, doubles: 2,
      doubleTypes: ["StoreStub", "ViewSpy"],
      doublesByRole: [
        RoleDoublesReport(role: "controller", suites: 1, fewest: 2, most: 2, mostOfModule: 1)
      ]),
    coverage: CoverageReport(
      lines: .init(LineCoverage(covered: 999, total: 1_000)),
      viewFree: .init(LineCoverage(covered: 1, total: 3))),
    sharedCoverage: CoverageReport(
      lines: .init(LineCoverage(covered: 1, total: 2)), viewFree: .init(LineCoverage())),
    roles: [RoleReport(role: "view", types: 1)],
    roleEdges: [
      RoleEdgeReport(from: "view", to: "store", isInternal: false, edges: 2, concrete: 1)
    ],
    paths: PathsReport([
      .init(
        action: "TodoView.add()", types: ["TodoView", "Controller", "Store"],
        steps: [
          .init(from: "TodoView.add()", to: "Controller.add()", file: "TodoView.swift", line: 7),
          .init(from: "Controller.add()", to: "Store.add(_:)", file: "Controller.swift", line: 8),
        ], may: true)
    ]),
    layers: [],
    findings: [
      FindingReport(
        rule: "mvc.view-knows-model", module: "MVCTodo",
        file: "Sources/MVCTodo/Controller.swift", line: 14, column: 5,
        from: "View", to: "Store", toModule: "Shared", path: ["View", "Store"],
        message: "the view refers to the model",
        remedy: "Let the controller tell the view what to show."
      )
    ],
    typeList: [
      TypeReport(
        name: "Controller", kind: "class", role: nil, file: "Sources/MVCTodo/Controller.swift",
        line: 3, lines: 90, afferent: 1, efferent: 2,
        complexity: .init(mean: 2.5, max: 4, functions: 2),
        coverage: .init(LineCoverage(covered: 1, total: 1)))
    ],
    fileList: [
      FileReport(
        path: "Sources/MVCTodo/Controller.swift", lines: LineCount(code: 1, comment: 2, blank: 3),
        types: 1, functions: 2, coverage: nil)
    ]
  )

  /// A module without anything, of which no suite was run.
  static let empty = ModuleReport(
    name: "VIPERTodo",
    pattern: nil,
    resolved: nil,
    files: 0,
    lines: LineCount(),
    types: .init(),
    largestType: nil,
    edges: EdgeReport([], of: "MVCTodo"),
    fileEdges: 0,
    folders: FoldersReport([]),
    cycles: [],
    coupling: CouplingReport(
      afferent: 0, efferent: 0, instability: nil, abstractness: nil, distance: nil),
    components: nil,
    complexity: .init(mean: nil, max: nil, functions: 0),
    longestFunction: nil,
    tests: nil,
    coverage: nil,
    sharedCoverage: nil,
    roles: [],
    roleEdges: [],
    paths: PathsReport([]),
    layers: [],
    findings: nil,
    typeList: [],
    fileList: []
  )
}

extension FoldersReport.Edge {
  static func sample(_ from: String, _ to: String, line: Int) -> Self {
    Self(
      from: from, to: to, edges: 2, references: 3, fromType: "Controller", toType: "View.Row",
      file: "Sources/MVCTodo/Controller.swift", line: line)
  }
}

private func place(_ line: Int, _ column: Int) -> EdgeReport.Place {
  EdgeReport.Place(file: "Sources/MVCTodo/Controller.swift", line: line, column: column)
}

extension ActionReport {
  /// A key that goes from a view to a store.
  static var sample: ActionReport {
    let view = ActionType("View", role: "view")
    let controller = ActionType("Controller", role: "view controller")
    let toggled = ActionMessage(
      from: view, to: controller, name: "toggled", through: "Delegate",
      file: "Sources/MVCTodo/Controller.swift", line: 2)
    let saved = ActionMessage(
      from: controller, to: ActionType("Store", role: "store", module: "Shared"), name: "setDone",
      file: "Sources/Shared/Store.swift", line: 9)
    var counts = ActionCounts()
    counts.messages = 2
    counts.abstract = 1
    counts.types = 3
    counts.files = 1
    return ActionReport(
      name: "mark done", arguments: ["mvc", "--keys", "aBuy milk<enter> "], counts: counts,
      flows: [ActionFlow(.thread, 1, [ActionStep(toggled, [ActionStep(saved)])])])
  }
}
