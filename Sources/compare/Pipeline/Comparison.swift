import Foundation

/// The steps of a comparison, one after the other.
struct Comparison {
  let options: Options
  let toolchain: Toolchain
  let children: Children
  let workspace: Workspace
  let steps: Steps

  private var runsSuites: Bool { options.runsTests && options.edges == nil }

  /// Measures every module, or fails as a whole.
  ///
  /// The order is what each step needs: the index is what the build wrote, profiles are what the
  /// suites left. What can fail for a reason of the user's comes first.
  func report() throws(Stop) -> Report {
    let package = try steps.run("Reading the package") { () throws(Stop) in
      try PackageReader(toolchain: toolchain, children: children, workspace: workspace).read()
    }
    let modules = SourceModule.all(in: package, root: workspace.root)
    let columns = try failing { () throws(CompareError) in try Column.all(among: modules) }

    try steps.run("Building") { () throws(Stop) in
      try Builder(toolchain: toolchain, children: children, workspace: workspace)
        .build(withTests: runsSuites)
    }
    let counts = try steps.run("Running the suites") { () throws(Stop) in
      runsSuites ? try runSuites(columns, package.name) : []
    }
    let measured = SourceModule.closure(
      of: columns.flatMap { runsSuites ? [$0.module.name, $0.suite.name] : [$0.module.name] },
      in: modules
    )
    let store = try steps.run("Opening the index") { () throws(Stop) in try openIndex() }
    let units = try steps.run("Reading the units") { () throws(Stop) in
      try store.units(of: measured)
    }
    let reader = sourceReader(of: store)
    let files = try steps.run("Looking for known files") { () throws(Stop) in
      try reader.lookUp(units)
    }
    let unknown = files.count { !$0.isKnown }
    let (sources, symbols) = try steps.run("Reading \(unknown) of \(files.count) files") {
      () throws(Stop) in SourceRecord.all(units, try reader.read(files))
    }
    let analysis = try steps.run("Connecting types") { () throws(Stop) in
      Analysis(sources, symbols: symbols)
    }
    let coverage = try steps.run("Reading the coverage") { () throws(Stop) in
      runsSuites ? try readCoverage(columns, package.name) : []
    }

    let results = zip(counts, coverage).map { SuiteResult(counts: $0, coverage: $1) }
    let builder = ReportBuilder(workspace: workspace, analysis: analysis)
    return Report(
      modules: columns.enumerated().map { index, column in
        builder.report(column, suite: results.indices.contains(index) ? results[index] : nil)
      }
    )
  }
}

extension Comparison {
  private func runSuites(
    _ columns: [Column],
    _ packageName: String
  ) throws(Stop) -> [TestCounts] {
    let program = SuiteProgram(toolchain, workspace, packageName: packageName)
    let runner = SuiteRunner(children: children, workspace: workspace, program: program)
    let run = { @Sendable (column: Column) throws(Stop) -> TestCounts in
      try runner.run(column.suite.name)
    }
    guard program.runsAlone else { return try columns.concurrentMap(run) }
    var counts: [TestCounts] = []
    for column in columns { counts.append(try run(column)) }
    return counts
  }

  private func openIndex() throws(Stop) -> IndexStore {
    try failing { () throws(CompareError) in
      try IndexStore(
        library: IndexStoreLibrary(path: toolchain.indexStoreLibrary),
        path: workspace.indexStore,
        objectFolder: workspace.scratch + "/"
      )
    }
  }

  private func sourceReader(of store: IndexStore) -> SourceReader {
    SourceReader(
      store: store,
      cache: FactsCache(
        folder: workspace.facts,
        programs: [Bundle.main.executablePath, toolchain.sourceKitLibrary]
      ),
      sourceKitLibrary: toolchain.sourceKitLibrary
    )
  }

  private func readCoverage(
    _ columns: [Column],
    _ packageName: String
  ) throws(Stop) -> [LineCoverage] {
    let reader = CoverageReader(
      toolchain: toolchain,
      children: children,
      workspace: workspace,
      packageName: packageName
    )
    return try columns.concurrentMap { column throws(Stop) in
      try reader.read(column.module, suite: column.suite.name)
    }
  }
}

/// Turns a failure into the reason for stopping that it is.
func failing<Value>(_ body: () throws(CompareError) -> Value) throws(Stop) -> Value {
  do throws(CompareError) {
    return try body()
  } catch {
    throw .failed(error)
  }
}
