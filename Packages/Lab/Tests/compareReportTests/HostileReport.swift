@testable import ArchitectureReport
@testable import RunTrace

extension Report {
  /// All texts that come from measured code, or from a file that claims to be measured.
  static func hostile(_ evil: String) -> Report {
    var module = ModuleReport.sample
    module.name = evil
    module.edges.list = [
      EdgeReport.Edge(
        from: evil, to: "B" + evil, toModule: evil, kind: .concrete,
        places: [.init(file: evil, line: 1, column: 1)]),
      EdgeReport.Edge(
        from: evil, to: evil, toModule: "C" + evil, kind: .abstract, isByName: true,
        places: [.init(file: evil, line: 1, column: 1)]),
    ]
    module.edges.byModule = [evil: 1]
    module.cycles = [
      CycleReport(
        types: [evil, "B" + evil], shortest: [.init(from: evil, to: evil, file: evil, line: 1)])
    ]
    module.largestType = .init(name: evil, lines: 1)
    module.longestFunction = .init(name: evil, lines: 1)
    module.roles = [RoleReport(role: evil, types: 1)]
    module.roleEdges = [
      RoleEdgeReport(from: evil, to: evil, isInternal: true, edges: 1, concrete: 1)
    ]
    module.paths = PathsReport([
      .init(
        action: evil, types: [evil, evil],
        steps: [.init(from: evil, to: evil, file: evil, line: 1)])
    ])
    module.actions = [
      ActionReport(
        name: evil, arguments: [evil], counts: ActionCounts(),
        flows: [
          ActionFlow(
            .task, 1,
            [
              ActionStep(
                ActionMessage(
                  from: ActionType(evil, role: evil), to: ActionType("B" + evil, role: evil),
                  name: evil, through: evil, file: evil, line: 1))
            ])
        ])
    ]
    module.findings = [
      FindingReport(
        rule: evil, module: evil, file: evil, line: 1, column: 1, from: evil, to: evil,
        toModule: evil, path: [evil],
        message: evil, remedy: evil)
    ]
    module.typeList[0].name = evil
    module.typeList[0].kind = evil
    module.typeList[0].role = evil
    module.typeList[0].file = evil
    module.fileList[0].path = evil
    return Report(
      modules: [module, module], notes: [Note(.information, evil, of: evil)],
      skipped: [Skipped(path: evil, reason: evil)])
  }
}
