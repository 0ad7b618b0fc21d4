import ArchitectureGraph
import ArchitectureRules
import CompareSupport
import SourceRecords

extension ModuleReport.Types {
  init(_ declared: [DeclaredType]) {
    func count(_ kind: DeclaredType.Kind) -> Int { declared.count { $0.kind == kind } }
    self.init(
      class: count(.class), struct: count(.struct), enum: count(.enum), actor: count(.actor),
      protocol: count(.protocol))
  }
}

extension ComplexityReport {
  init(_ functions: [MeasuredFunction]) {
    let values = functions.map(\.complexity)
    let sum = values.reduce(0, +)
    self.init(
      mean: values.isEmpty ? nil : (Double(sum) / Double(values.count)).hundredths,
      max: values.max(), functions: values.count)
  }

  init(_ complexity: TypeMetrics.Complexity) {
    self.init(
      mean: complexity.mean?.hundredths,
      max: complexity.functions == 0 ? nil : complexity.max, functions: complexity.functions)
  }
}

extension ModuleReport.ComplexFunction {
  init(_ function: FunctionReport) {
    self.init(
      name: function.name, complexity: function.complexity, file: function.file,
      line: function.line)
  }
}

extension CouplingReport {
  init(_ metrics: MartinMetrics) {
    self.init(
      afferent: metrics.afferent, efferent: metrics.efferent,
      instability: metrics.instability?.hundredths,
      abstractness: metrics.abstractness?.hundredths, distance: metrics.distance?.hundredths)
  }
}

extension ComponentReport {
  init?(_ metrics: LakosMetrics) {
    guard let average = metrics.averageDependency,
      let normalized = metrics.normalizedCumulativeDependency
    else { return nil }
    self.init(
      ccd: metrics.cumulativeDependency, acd: average.hundredths, nccd: normalized.hundredths)
  }
}

extension CycleReport {
  init(_ cycle: TypeCycle, _ types: [SymbolID: TypeNode], _ shown: ShownPaths) {
    self.init(
      types: cycle.types,
      shortest: cycle.shortest.map { edge in
        Step(
          from: types[edge.from]?.label ?? "", to: types[edge.to]?.label ?? "",
          file: shown.relative(edge.file), line: edge.line)
      })
  }
}

extension RoleReport {
  /// Sorted by role.
  static func all(_ types: [TypeMetrics]) -> [RoleReport] {
    Dictionary(grouping: types) { $0.role ?? .other }
      .sorted { $0.key < $1.key }
      .map { RoleReport(role: $0.key.rawValue, types: $0.value.count) }
  }
}

extension RoleEdgeReport {
  static func all(_ edges: [RoleEdge]) -> [RoleEdgeReport] {
    edges.map { edge in
      RoleEdgeReport(
        from: edge.from.rawValue, to: edge.to.rawValue, isInternal: edge.isInternal,
        edges: edge.edges, concrete: edge.concrete, references: edge.references)
    }
  }
}

extension RoleDoublesReport {
  init(_ doubles: RoleDoubles) {
    self.init(
      role: doubles.role.rawValue, suites: doubles.suites, fewest: doubles.fewest,
      most: doubles.most, mostOfModule: doubles.mostOfModule)
  }
}

extension TypeReport {
  init(_ type: TypeMetrics, _ shown: ShownPaths) {
    self.init(
      name: type.name, kind: type.kind.rawValue, role: type.role?.rawValue,
      file: shown.relative(type.file), line: type.line, lines: type.lines,
      afferent: type.fanIn, efferent: type.fanOut, complexity: .init(type.complexity),
      coverage: type.coverage.map { .init($0) }, code: String(type.code, radix: 16),
      requirements: type.kind == .protocol ? type.requirements : nil)
  }
}

extension FileReport {
  init(_ path: String, _ file: ParsedFile, _ coverage: FileCoverage?, _ shown: ShownPaths) {
    self.init(
      path: shown.relative(path), lines: file.lines, types: file.types.count,
      functions: file.functions.count,
      coverage: coverage?.lines[path].map { .init(LineCoverage($0)) })
  }
}

extension PathsReport.Path {
  init(_ path: StorePath, _ shown: ShownPaths) {
    self.init(
      action: path.action, types: path.types,
      steps: path.steps.map { step in
        PathsReport.Step(
          from: step.from, to: step.to, file: shown.relative(step.file), line: step.line)
      },
      may: path.isMay)
  }
}

extension FindingReport {
  /// Each at its first place, sorted by place.
  static func all(
    _ findings: [Finding], of module: String, _ shown: ShownPaths
  ) -> [FindingReport] {
    findings.compactMap { FindingReport($0, of: module, shown) }.sorted { $0.isBefore($1) }
  }

  /// Nil for a finding without a place.
  private init?(_ finding: Finding, of module: String, _ shown: ShownPaths) {
    guard let place = finding.places.first else { return nil }
    self.init(
      rule: finding.rule.name, module: module,
      file: shown.relative(place.file), line: place.position.line,
      column: place.position.column,
      from: finding.from.name, to: finding.to.name, toModule: finding.to.module,
      path: finding.path, members: finding.members.isEmpty ? nil : finding.members,
      message: finding.message, remedy: finding.rule.remedy,
      severity: finding.severity)
  }
}
