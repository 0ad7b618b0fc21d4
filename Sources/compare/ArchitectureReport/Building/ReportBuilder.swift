import ArchitectureGraph
import ArchitectureRules
package import CompareSupport
import SourceRecords

/// Combines what the steps found out about each module.
package struct ReportBuilder: Sendable {
  private let measurement: MeasuredModules
  private let shown: ShownPaths
  private let meter: TypeMeter
  /// The types, and what stands outside of them.
  private let nodes: [SymbolID: TypeNode]
  private let tests: Set<String>
  private let doubles: TestDoubles
  /// The parts of a pattern that no type plays, by module.
  private let missing: [String: [String]]
  /// The report of each module before any suite is run, so without test counts and coverage.
  private var drafts: [(column: Column, report: ModuleReport)] = []

  /// Describes the code, which is most of the work and needs no suite.
  package init(_ measurement: MeasuredModules, _ shown: ShownPaths) {
    self.measurement = measurement
    self.shown = shown
    nodes = measurement.analysis.graph.nodes
    tests = Set(measurement.modules.filter(\.isTest).map(\.name))
    let suites =
      measurement.hasSuites ? measurement.columns.flatMap { $0.suites + $0.testSupport } : []
    doubles = TestDoubles(in: suites, measurement.analysis)
    meter = TypeMeter(analysis: measurement.analysis, roles: measurement.roles, tests: tests)
    let patterns = measurement.columns.compactMap { column in
      column.pattern.map { (column.module.name, $0) }
    }
    missing = EssentialRoles.missing(
      in: Dictionary(patterns) { first, _ in first }, measurement.analysis.edges,
      measurement.analysis.graph.types, measurement.roles)
    drafts = measurement.columns.concurrentMap { [self] in ($0, describe($0)) }
  }

  private var analysis: Analysis { measurement.analysis }
  private var types: [SymbolID: TypeNode] { analysis.graph.types }

  /// Adds the suites' results.
  package func report(_ tests: MeasuredTests, notes: [Note]) -> Report {
    let modules = drafts.concurrentMap { held(complete($0.report, of: $0.column, tests)) }
    let unjudged = modules.filter { module in
      !measurement.isHeld && module.pattern != nil && module.typeList.allSatisfy { $0.role == nil }
    }
    .map { Note(.information, "no type has a role, so no rule can be broken", of: $0.name) }
    var report = Report(
      modules: modules, notes: notes + modules.flatMap(unheld) + unjudged,
      skipped: measurement.skipped)
    report.unknown = measurement.unknown
    report.packages = PackagesReport(measurement.modules, modules)
    return report
  }

  /// Adds the numbers that are out of bounds, which may come from suites.
  private func held(_ module: ModuleReport) -> ModuleReport {
    guard measurement.appliesRules, let bounds = bounds(of: module) else { return module }
    var module = module
    let files = measurement.columns.first { $0.module.name == module.name }?.module.files ?? []
    let broken = bounds.findings(in: files.compactMap { analysis.sources[$0] }, shown)
    module.findings = ((module.findings ?? []) + broken).sorted { $0.isBefore($1) }
    return module
  }

  /// Reports numbers that have bounds but weren't measured, if that matters.
  private func unheld(_ module: ModuleReport) -> [Note] {
    measurement.isHeld ? bounds(of: module)?.notes ?? [] : []
  }

  private func bounds(of module: ModuleReport) -> ThresholdCheck? {
    measurement.own[module.name].flatMap { ThresholdCheck(module, $0) }
  }

  private func complete(
    _ draft: ModuleReport, of column: Column, _ told: MeasuredTests
  ) -> ModuleReport {
    var report = draft
    if let counts = told.counts[column.module.name] {
      report.tests?.functions = counts.functions
      report.tests?.run = counts.run
      report.tests?.failed = counts.failed
      report.tests?.failures = counts.failures.isEmpty ? nil : counts.failures.sorted()
      report.tests?.skipped = counts.skipped
    } else {
      report.tests = nil
    }
    report.sharedCoverage = told.sharedCoverage.map { self.report($0, column) }
    guard let coverage = told.coverage[column.module.name] else { return report }
    report.coverage = self.report(coverage, column)
    report.typeList = meter.types(of: column.module, coverage: coverage.lines)
      .map { TypeReport($0, shown) }
    report.fileList = files(of: column.module, coverage)
    return report
  }

  private func describe(_ column: Column) -> ModuleReport {
    let module = column.module
    let parsed = analysis.files(of: module)
    let parsedPaths = module.files.filter { analysis.sources[$0] != nil }
    let edges = analysis.edges.edges(of: module.name)
    let nodeEdges = analysis.edges.nodeEdges(of: module.name)
    let fileEdges = PartEdge.files(in: module.name, nodeEdges, nodes)
    let layers = measurement.layers.names(in: module.name)
    let types = meter.types(of: module, coverage: nil)
    let check = ruleCheck(column, layers)
    let functions = functions(of: module)
    return ModuleReport(
      name: module.name, pattern: column.pattern, variant: column.variant,
      resolved: measurement.resolved[module.name], files: parsed.count,
      lines: parsed.map(\.lines).reduce(LineCount(), +),
      types: ModuleReport.Types(parsed.flatMap(\.types)), largestType: largest(types, of: module),
      edges: EdgeReport(analysis, of: module.name, shown), fileEdges: fileEdges.count,
      folders: folders(of: module),
      cycles: TypeCycle.all(in: module.name, nodeEdges, nodes).map {
        CycleReport($0, nodes, shown)
      },
      moduleCycles: moduleCycles(of: module),
      coupling: CouplingReport(
        MartinMetrics(of: module.name, analysis.edges.all, self.types, tests: tests)),
      components: ComponentReport(
        LakosMetrics(parsedPaths, fileEdges.map { ($0.from, $0.to) })),
      complexity: ComplexityReport(parsed.flatMap(\.functions)),
      mostComplexFunction: functions.max { $0.complexity < $1.complexity }.map { .init($0) },
      longestFunction: functions.max { $0.lines < $1.lines }.map {
        ModuleReport.Sized(name: $0.name, lines: $0.lines)
      },
      tests: measurement.hasSuites ? tests(column) : nil, coverage: nil, sharedCoverage: nil,
      roles: RoleReport.all(types),
      roleEdges: RoleEdgeReport.all(
        RoleEdge.all(of: module.name, edges, self.types, measurement.roles)),
      paths: paths(column), layers: layers,
      findings: check.map { FindingReport.all($0.findings(), of: module.name, shown) },
      judged: check.flatMap { judged($0, module.name) },
      typeList: types.map { TypeReport($0, shown) }, fileList: files(of: module, nil),
      functionList: functions.sorted { $0.isBefore($1) })
  }

  private func moduleCycles(of module: SourceModule) -> [ModuleCycleReport]? {
    let own = measurement.cycles.filter { $0.modules.contains(module.name) }
    return own.isEmpty ? nil : own.map { ModuleCycleReport($0, shown) }
  }

  private func files(of module: SourceModule, _ coverage: FileCoverage?) -> [FileReport] {
    module.files.compactMap { path in
      analysis.sources[path].map { FileReport(path, $0.parsed, coverage, shown) }
    }
  }

  private func folders(of module: SourceModule) -> FoldersReport {
    let files = module.files.compactMap { path in
      analysis.sources[path].map { (path: path, types: $0.parsed.types.count) }
    }
    let folders = ModuleFolders(files.map(\.path))
    let edges = PartEdge.folders(
      in: module.name, folders, analysis.edges.nodeEdges(of: module.name), nodes)
    return FoldersReport(files, folders, edges, nodes, shown)
  }

  /// Nil if there is nothing to check the module against, or if no check was requested.
  private func ruleCheck(_ column: Column, _ layers: [String]) -> RuleCheck? {
    let own = measurement.own[column.module.name] ?? OwnRules()
    guard measurement.appliesRules,
      column.pattern != nil || !layers.isEmpty || !own.held.isEmpty
    else { return nil }
    return RuleCheck(
      column.module, column.pattern, variant: column.variant, analysis, measurement.roles,
      uncertain: measurement.uncertain, measurement.layers, own)
  }

  private func judged(_ check: RuleCheck, _ module: String) -> JudgedReport? {
    guard measurement.isHeld else { return nil }
    return JudgedReport(
      check.judged, missing: missing[module] ?? [], unknown: measurement.unknownShares[module],
      measurement.own[module] ?? OwnRules())
  }

  private func tests(_ column: Column) -> ModuleReport.Tests {
    let suites = Set(column.suites.map(\.name))
    let support = Set(column.testSupport.map(\.name))
    let own = doubles.found(in: suites, of: column.module).all
    let byRole = RoleDoubles.all(
      in: suites, with: support, doubles.found(in: suites.union(support), of: column.module),
      analysis.edges.all, types, measurement.table)
    let parsed = column.suites.flatMap(analysis.files)
    return ModuleReport.Tests(
      run: 0, failed: 0, skipped: 0, files: parsed.count,
      lines: parsed.map(\.lines.code).reduce(0, +),
      doubles: own.count, doubleTypes: own.compactMap { types[$0]?.label }.sorted(),
      doublesByRole: byRole.map { RoleDoublesReport($0) })
  }

  private func paths(_ column: Column) -> PathsReport {
    let paths = measurement.paths[column.module.name] ?? []
    return PathsReport(paths.map { PathsReport.Path($0, shown) })
  }

  private func report(_ coverage: FileCoverage, _ column: Column) -> CoverageReport {
    // In MVC a view controller is the controller; in the other patterns it belongs to the view.
    let viewFree = ViewFreeCoverage(
      analysis, measurement.roles, viewControllersAreViews: column.pattern != .mvc)
    let lines = column.module.files.compactMap { coverage.lines[$0] }.map { LineCoverage($0) }
    return CoverageReport(
      lines: .init(lines.reduce(LineCoverage(), +)),
      viewFree: .init(viewFree.lines(of: column.module, coverage.lines)))
  }

  private func largest(_ types: [TypeMetrics], of module: SourceModule) -> ModuleReport.Sized? {
    analysis.sizes.largest(of: module.name).map { name, lines in
      ModuleReport.Sized(
        name: name, lines: lines, role: types.first { $0.name == name }?.role?.rawValue)
    }
  }

  /// In the order of files and lines.
  private func functions(of module: SourceModule) -> [FunctionReport] {
    module.files.flatMap { path in
      analysis.sources[path].map { FunctionReport.all(in: $0.parsed, shown.relative(path)) } ?? []
    }
  }
}
