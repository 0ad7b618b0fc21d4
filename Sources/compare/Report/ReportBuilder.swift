/// Puts together what the steps found out about each module.
struct ReportBuilder {
  let workspace: Workspace
  let analysis: Analysis

  func report(_ column: Column, suite: SuiteResult?) -> ModuleReport {
    let module = column.module
    let parsed = analysis.files(of: module)
    let functions = parsed.flatMap(\.functions)
    return ModuleReport(
      name: module.name,
      pattern: column.pattern.rawValue,
      files: module.files.count,
      lines: parsed.map(\.lines).reduce(LineCount(), +),
      types: types(parsed.flatMap(\.types)),
      largestType: analysis.sizes.largest(of: module.name),
      edges: EdgeReport(analysis.edges.edges(of: module.name, workspace)),
      cycles: cycles(module.name),
      complexity: complexity(functions),
      longestFunction: longest(parsed),
      tests: suite.map { tests(column, $0.counts) },
      coverage: suite.map { ModuleReport.Coverage($0.coverage) }
    )
  }

  private func tests(_ column: Column, _ counts: TestCounts) -> ModuleReport.Tests {
    ModuleReport.Tests(
      run: counts.run,
      failed: counts.failed,
      skipped: counts.skipped,
      files: column.suite.files.count,
      lines: analysis.files(of: column.suite).map(\.lines.code).reduce(0, +),
      doubles: analysis.doubles(in: column.suite, of: [column.module.name, "Shared"])
    )
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

  private func cycles(_ module: String) -> [[String]] {
    Cycles.all(analysis.edges.internalPairs(of: module))
      .map { component in component.compactMap { analysis.graph.types[$0]?.name }.sorted() }
      .sorted { $0.lexicographicallyPrecedes($1) }
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
        let lines = file.places.lineCount(measured.function.range)
        if lines > longest?.lines ?? 0 {
          longest = ModuleReport.Sized(name: measured.function.name, lines: lines)
        }
      }
    }
    return longest
  }
}

extension ModuleReport.Coverage {
  init(_ lines: LineCoverage) {
    let tenths = lines.total == 0 ? nil : lines.covered * 1000 / lines.total
    self.lines = Lines(
      covered: lines.covered,
      total: lines.total,
      percent: tenths.map { Double($0) / 10 }
    )
  }
}
