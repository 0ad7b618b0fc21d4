/// Puts together what the steps found out about each module.
struct ReportBuilder {
  let workspace: Workspace
  let measurement: Measurement

  private var analysis: Analysis { measurement.analysis }

  func report() -> Report {
    Report(modules: measurement.columns.map(report), notes: measurement.notes)
  }

  private func report(_ column: Column) -> ModuleReport {
    let module = column.module
    let parsed = analysis.files(of: module)
    return ModuleReport(
      name: module.name,
      pattern: column.pattern,
      resolved: measurement.resolved[module.name],
      files: module.files.count,
      lines: parsed.map(\.lines).reduce(LineCount(), +),
      types: types(parsed.flatMap(\.types)),
      largestType: analysis.sizes.largest(of: module.name),
      edges: EdgeReport(analysis.edges.edges(of: module.name, workspace)),
      fileEdges: 0,
      cycles: [],
      coupling: CouplingReport(
        afferent: 0, efferent: 0, instability: nil, abstractness: nil, distance: nil),
      components: nil,
      complexity: complexity(parsed.flatMap(\.functions)),
      longestFunction: longest(parsed),
      tests: tests(column),
      coverage: nil,
      sharedCoverage: nil,
      roles: [],
      roleEdges: [],
      paths: PathsReport([]),
      typeList: [],
      fileList: []
    )
  }

  private func tests(_ column: Column) -> ModuleReport.Tests? {
    measurement.tests[column.module.name].map { counts in
      let seen = Set(column.module.dependencies).union([column.module.name])
      return ModuleReport.Tests(
        run: counts.run,
        failed: counts.failed,
        skipped: counts.skipped,
        files: column.suites.map(\.files.count).reduce(0, +),
        lines: column.suites.flatMap(analysis.files).map(\.lines.code).reduce(0, +),
        doubles: column.suites.map { analysis.doubles(in: $0, of: seen) }.reduce(0, +)
      )
    }
  }

  private func types(_ declared: [DeclaredType]) -> ModuleReport.Types {
    func count(_ kind: DeclaredType.Kind) -> Int { declared.count { $0.kind == kind } }
    return ModuleReport.Types(
      class: count(.class),
      struct: count(.struct),
      enum: count(.enum),
      actor: count(.actor),
      protocol: count(.protocol)
    )
  }

  private func complexity(_ functions: [MeasuredFunction]) -> ModuleReport.Complexity {
    let values = functions.map(\.complexity)
    let sum = values.reduce(0, +)
    return ModuleReport.Complexity(
      mean: values.isEmpty ? nil : (Double(sum * 100) / Double(values.count)).rounded() / 100,
      max: values.max(),
      functions: values.count
    )
  }

  /// The first of the longest in the order of files and lines.
  private func longest(_ files: [ParsedFile]) -> ModuleReport.Sized? {
    var longest: ModuleReport.Sized?
    for file in files {
      for measured in file.functions {
        let lines = file.text.lineCount(measured.function.range)
        if lines > longest?.lines ?? 0 {
          longest = ModuleReport.Sized(name: measured.function.name, lines: lines)
        }
      }
    }
    return longest
  }
}
