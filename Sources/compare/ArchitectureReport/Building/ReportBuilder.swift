import ArchitectureGraph
import ArchitectureRules
import CompareConfiguration
package import CompareSupport
import SourceRecords
import SourceSyntax

/// Puts together what the steps found out about each module.
package struct ReportBuilder: Sendable {
  private let measurement: MeasuredModules
  private let shown: ShownPaths
  private let meter: TypeMeter
  private let descriptions: [CodeDescription]

  /// Describes the code, which is most of the work and needs no suite.
  package init(_ measurement: MeasuredModules, _ shown: ShownPaths) {
    self.measurement = measurement
    self.shown = shown
    let tests = Set(measurement.modules.filter(\.isTest).map(\.name))
    meter = TypeMeter(analysis: measurement.analysis, roles: measurement.roles, tests: tests)
    descriptions = measurement.columns.concurrentMap {
      CodeDescription(of: $0, measurement, tests: tests, shown)
    }
  }

  private var analysis: Analysis { measurement.analysis }

  /// Adds what the suites told.
  package func report(_ tests: MeasuredTests, notes: [Note]) -> Report {
    let modules = Array(zip(measurement.columns, descriptions)).concurrentMap {
      report($0, $1, tests)
    }
    let unjudged = modules.filter { module in
      module.pattern != nil && module.typeList.allSatisfy { $0.role == nil }
    }
    .map { Note(.information, "no type has a role, so no rule can be broken", of: $0.name) }
    return Report(
      modules: modules, notes: notes + unjudged, skipped: measurement.skipped)
  }

  private func report(
    _ column: Column, _ code: CodeDescription, _ tests: MeasuredTests
  ) -> ModuleReport {
    let module = column.module
    let parsed = analysis.files(of: module)
    let coverage = tests.coverage[module.name]
    let types = meter.types(of: module, coverage: coverage?.lines)
    return ModuleReport(
      name: module.name,
      pattern: column.pattern,
      variant: column.variant,
      resolved: measurement.resolved[module.name],
      files: module.files.count,
      lines: parsed.map(\.lines).reduce(LineCount(), +),
      types: ModuleReport.Types(parsed.flatMap(\.types)),
      largestType: largest(types, of: module),
      edges: code.edges,
      fileEdges: code.fileEdges,
      folders: code.folders,
      cycles: code.cycles,
      coupling: code.coupling,
      components: code.components,
      complexity: ComplexityReport(parsed.flatMap(\.functions)),
      longestFunction: longest(parsed),
      tests: tests.counts[module.name].map { report($0, column, code.doubles) },
      coverage: coverage.map { report($0, column) },
      sharedCoverage: tests.sharedCoverage.map { report($0, column) },
      roles: RoleReport.all(types),
      roleEdges: code.roleEdges,
      paths: code.paths,
      layers: code.layers,
      findings: code.findings,
      typeList: types.map { TypeReport($0, shown) },
      fileList: module.files.compactMap { path in
        analysis.sources[path].map { FileReport(path, $0.parsed, coverage, shown) }
      }
    )
  }

  private func report(
    _ counts: TestCounts, _ column: Column, _ doubles: CodeDescription.Doubles
  ) -> ModuleReport.Tests {
    ModuleReport.Tests(
      run: counts.run,
      failed: counts.failed,
      skipped: counts.skipped,
      files: column.suites.map(\.files.count).reduce(0, +),
      lines: column.suites.flatMap(analysis.files).map(\.lines.code).reduce(0, +),
      doubles: doubles.all,
      doublesByRole: doubles.byRole
    )
  }

  /// In MVC a view controller is the controller; in the other patterns it belongs to the view.
  private func viewFree(_ column: Column) -> ViewFreeCoverage {
    ViewFreeCoverage(
      analysis, measurement.typeRoles, viewControllersAreViews: column.pattern != .mvc)
  }

  private func report(_ coverage: FileCoverage, _ column: Column) -> CoverageReport {
    let lines = column.module.files.compactMap { coverage.lines[$0] }.map { LineCoverage($0) }
    return CoverageReport(
      lines: .init(lines.reduce(LineCoverage(), +)),
      viewFree: .init(viewFree(column).lines(of: column.module, coverage.lines)))
  }

  private func largest(_ types: [TypeMetrics], of module: SourceModule) -> ModuleReport.Sized? {
    analysis.sizes.largest(of: module.name).map { name, lines in
      ModuleReport.Sized(
        name: name, lines: lines, role: types.first { $0.name == name }?.role?.rawValue)
    }
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
