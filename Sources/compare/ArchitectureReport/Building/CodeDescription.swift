import ArchitectureGraph
import ArchitectureRules
import CompareConfiguration
import CompareSupport
import SourceRecords
import SourceSyntax

/// What a report says of a module's code, and of its suites' before they run.
struct CodeDescription: Sendable {
  struct Doubles {
    let all: Int
    let byRole: [RoleDoublesReport]
  }

  let edges: EdgeReport
  let fileEdges: Int
  let folders: FoldersReport
  let cycles: [CycleReport]
  let coupling: CouplingReport
  let components: ComponentReport?
  let roleEdges: [RoleEdgeReport]
  let paths: PathsReport
  let layers: [String]
  /// Nil for a module that there is nothing to hold against, and where nobody asks.
  let findings: [FindingReport]?
  let doubles: Doubles

  init(
    of column: Column, _ measurement: MeasuredModules, tests: Set<String>, _ shown: ShownPaths
  ) {
    let module = column.module
    let analysis = measurement.analysis
    let types = analysis.graph.types
    let own = analysis.edges.edges(of: module.name)
    let ofFiles = PartEdge.files(in: module.name, own, types)
    edges = EdgeReport(analysis, of: module.name, shown)
    fileEdges = ofFiles.count
    folders = FoldersReport(of: module, own, analysis, shown)
    cycles = TypeCycle.all(in: module.name, own, types).map { CycleReport($0, types, shown) }
    coupling = CouplingReport(
      MartinMetrics(of: module.name, analysis.edges.all, types, tests: tests))
    components = ComponentReport(LakosMetrics(module.files, ofFiles.map { ($0.from, $0.to) }))
    roleEdges = RoleEdgeReport.all(
      RoleEdge.all(of: module.name, own, types, measurement.typeRoles))
    paths = PathsReport(
      (measurement.paths[module.name] ?? []).map { PathsReport.Path($0, shown) })
    layers = measurement.layers.names(in: module.name, types)
    findings = FindingReport.all(of: column, in: layers, measurement, shown)
    doubles = Doubles(of: column, analysis, measurement.roles)
  }
}

extension FoldersReport {
  fileprivate init(
    of module: SourceModule, _ edges: [TypeEdge], _ analysis: Analysis, _ shown: ShownPaths
  ) {
    let files = module.files.compactMap { path in
      analysis.sources[path].map { (path: path, types: $0.parsed.types.count) }
    }
    let types = analysis.graph.types
    let folders = ModuleFolders(files.map(\.path))
    self.init(
      files, folders, PartEdge.folders(in: module.name, folders, edges, types), types, shown)
  }
}

extension FindingReport {
  fileprivate static func all(
    of column: Column, in layers: [String], _ measurement: MeasuredModules, _ shown: ShownPaths
  ) -> [FindingReport]? {
    guard measurement.appliesRules, column.pattern != nil || !layers.isEmpty else { return nil }
    let check = RuleCheck(
      column.module, column.pattern, variant: column.variant, measurement.analysis,
      measurement.typeRoles, measurement.layers)
    return all(check.findings(), of: column.module.name, shown)
  }
}

extension CodeDescription.Doubles {
  fileprivate init(of column: Column, _ analysis: Analysis, _ roles: RoleTable) {
    func doubles(in suites: [SourceModule]) -> RoleDoubles.Doubles {
      func doubles(of modules: Set<String>) -> Set<SymbolID> {
        suites.reduce(into: []) { $0.formUnion(analysis.doubles(in: $1, of: modules)) }
      }
      let own: Set = [column.module.name]
      return .init(
        all: doubles(of: own.union(column.module.dependencies)), ofModule: doubles(of: own))
    }
    all = doubles(in: column.suites).all.count
    byRole = RoleDoubles.all(
      in: Set(column.suites.map(\.name)), with: Set(column.testSupport.map(\.name)),
      doubles(in: column.suites + column.testSupport), analysis.edges.all, analysis.graph.types,
      roles
    ).map { RoleDoublesReport($0) }
  }
}
