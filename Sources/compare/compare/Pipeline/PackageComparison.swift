import ArchitectureGraph
import CommandLineKit
import ArchitectureReport
import CompareConfiguration
import CompareSupport
import Foundation
import LooseSources
import PackageRecords
import SourceRecords
import SourceSyntax

/// The steps of measuring a package, one after the other.
struct PackageComparison {
  let options: Options
  let toolchain: Toolchain
  let children: Children
  let workspace: Workspace
  let steps: Steps

  private var runsSuites: Bool {
    options.runsTests && options.edges == nil && !options.isBuilt
  }

  /// Measures what can be measured, and notes the rest with its reason.
  ///
  /// The order is what each step needs: the index is what the build wrote, profiles are what the
  /// suites left. What can fail for a reason of the user's comes first.
  func measure() throws(NoResult) -> MeasuredModules {
    let configuration = try ending { () throws(Failure) in
      try Configuration.read(in: workspace.root)
    }
    let kept = try ending { () throws(Failure) in
      try options.coverage.map { path throws(Failure) in try FileCoverage.read(path) }
    }
    return try steps.working(in: workspace.scratch, on: [workspace.root]) { () throws(NoResult) in
      try measure(configuration, kept)
    }
  }

  private func measure(
    _ configuration: Configuration, _ kept: FileCoverage?
  ) throws(NoResult) -> MeasuredModules {
    let package = try steps.run("Reading the package") { () throws(Stop) in
      try PackageReader(toolchain: toolchain, children: children, workspace: workspace).read()
    }
    let modules = package.modules(root: workspace.root)
    guard modules.contains(where: { !$0.isTest }) else {
      throw .failed(.packageEmpty(path: workspace.root))
    }
    var columns = try Column.all(among: modules, named: options.modules, configuration)
    let mayHaveLayers = options.held == .configured && !configuration.layers.isEmpty
    if let held = options.held {
      if mayHaveLayers, options.modules.isEmpty { columns = Column.adding(modules, to: columns) }
      columns = try misusing { [columns] () throws(UsageError) in
        try held.columns(
          among: columns, areNamed: !options.modules.isEmpty, mayHaveLayers: mayHaveLayers)
      }
    }
    let shared = try sharedSuite(in: modules, configuration)
    let isWhole = options.modules.isEmpty && configuration.modules.isEmpty && options.held == nil
    var notes = isWhole ? omissions(in: package) : []
    for (suite, seen) in Column.assign(modules, to: &columns, shared: shared?.name)
    where options.held == nil {
      let names = seen.joined(separator: ", ")
      notes.append(
        Note(.information, "test target \(suite.name) depends on \(names): counted for none"))
    }

    var result: BuildResult?
    if !options.isBuilt {
      result = try steps.run(Self.building) { () throws(Stop) in try build(modules, &notes) }
    }
    let hasSuites = result == .withTests && modules.contains(where: \.isTest)
    if result == .withTests, !hasSuites {
      notes.append(Note(.information, "the package has no test target"))
    }
    let rescue = try stopping { () throws(Stop) in
      try needsRescue(after: result) ? self.rescue() : nil
    }
    let sources = SourceReading(
      toolchain: toolchain, workspace: workspace, steps: steps, storePath: indexStore,
      objectFolder: options.isBuilt ? nil : workspace.scratch + "/",
      failed: result?.failed ?? [], rescue: rescue)
    // Neither needs the other, and the suites wait for programs of their own most of the time.
    let (code, tests) = try concurrently { [columns] () throws(NoResult) in
      try read(sources, modules, for: columns, configuration)
    } _: { [columns] () throws(NoResult) in
      guard hasSuites else { return TestsMeasurement() }
      return try runSuites(of: columns, shared, in: package.name)
    }
    let reading = code.reading
    notes += tests.notes
    var measurement = MeasuredModules(
      columns: columns, modules: modules, analysis: reading.analysis)
    measurement.layers = try configuration.layerMap(
      for: reading.analysis.graph.types, of: modules, in: workspace.root)
    if mayHaveLayers {
      try misusing { () throws(UsageError) in
        try measurement.keepHeldColumns(named: options.modules)
      }
      columns = measurement.columns
    }
    notes += say("measured by syntax alone, as the index has nothing of", reading.missing, columns)
    if options.isBuilt {
      notes += say("changed since the index was written:", reading.stale, columns)
    }
    notes += columns.compactMap { column in
      reading.resolved[column.module.name].map { $0.note(.partial, on: column.module.name) }
    }
    measurement.roles = code.roles
    measurement.paths = code.paths
    measurement.tests = tests.counts
    measurement.coverage = tests.coverage
    measurement.sharedCoverage = tests.sharedCoverage
    if let kept {
      for column in columns { measurement.coverage[column.module.name] = kept }
      if columns.flatMap(\.module.files).allSatisfy({ kept.lines[$0] == nil }) {
        notes.append(Note(.partial, "the coverage export names no file of what is measured"))
      }
    }
    for column in columns where reading.missing.isDisjoint(with: column.module.files) {
      measurement.resolved[column.module.name] =
        reading.resolved[column.module.name]?.value ?? 1
    }
    measurement.notes = notes
    measurement.skipped = columns.flatMap(\.module.files).filter(reading.missing.contains)
      .map { Skipped(path: workspace.shown.relative($0), reason: "not in the index") }
    return measurement
  }
}

extension PackageComparison {
  /// What is known without any suite.
  private struct Code: Sendable {
    let reading: SourceReading.Result
    let roles: RoleTable
    let paths: [String: [StorePath]]
  }

  private func read(
    _ sources: SourceReading, _ modules: [SourceModule], for columns: [Column],
    _ configuration: Configuration
  ) throws(NoResult) -> Code {
    let reading = try sources.read(modules)
    let roles = try configuration.roleTable(
      for: reading.analysis, of: modules, in: workspace.root)
    guard options.held == nil else { return Code(reading: reading, roles: roles, paths: [:]) }
    let paths = try steps.run("Following calls") {
      StorePaths.reading(reading.analysis, modules, for: columns, roles)
    }
    return Code(reading: reading, roles: roles, paths: paths)
  }

  private func runSuites(
    of columns: [Column], _ shared: SourceModule?, in package: String
  ) throws(NoResult) -> TestsMeasurement {
    let comparison = try stopping { () throws(Stop) in
      try TestsComparison(
        toolchain: toolchain, children: children, workspace: workspace, packageName: package)
    }
    return try comparison.measure(columns, shared: shared, steps: steps)
  }

  private func sharedSuite(
    in modules: [SourceModule], _ configuration: Configuration
  ) throws(NoResult) -> SourceModule? {
    guard let name = options.sharedSuite ?? configuration.suite else { return nil }
    let suites = modules.filter(\.isTest)
    if let suite = suites.first(where: { $0.name == name }) { return suite }
    let known = suites.map(\.name)
    throw options.sharedSuite == nil
      ? .failed(.suiteUnknown(name: name, known: known))
      : .misused(.invalidValue(option: "--suite", value: name, allowed: known))
  }

  /// What the package has beside Swift modules.
  private func omissions(in package: PackageDescription) -> [Note] {
    package.targets.compactMap { target in
      target.omission.map { Note(.information, $0, of: target.name) }
    }
    .sorted { $0.line < $1.line }
  }

  private enum BuildResult: Equatable {
    case withTests, withoutTests
    /// Has the modules that don't build; there is none when only linking fails.
    case failed(Set<String>)

    var failed: Set<String> { if case .failed(let modules) = self { modules } else { [] } }
  }

  private static let building = "Building"

  private func build(
    _ modules: [SourceModule], _ notes: inout [Note]
  ) throws(Stop) -> BuildResult {
    let builder = Builder(toolchain: toolchain, children: children, workspace: workspace) {
      steps.count($0.done, of: $0.total, in: Self.building)
    }
    guard let reason = try builder.build(withTests: runsSuites) else {
      return runsSuites ? .withTests : .withoutTests
    }
    if runsSuites, try builder.build(withTests: false) == nil {
      notes.append(Note(.partial, "the tests don't build, so no suite was run: \(reason)"))
      return .withoutTests
    }
    let failed = try builder.buildApart(modules.filter { !$0.isTest })
    let consequence = runsSuites ? ", so no suite was run" : ""
    notes.append(Note(.partial, "the build failed\(consequence): \(reason)"))
    return .failed(failed)
  }

  /// What measures modules that the build failed on, with those that it did build at hand.
  private func rescue() throws(Stop) -> AppMeasurement {
    try failing { () throws(Failure) in
      AppMeasurement(
        reader: SyntaxReader(kit: try SourceKit.open(path: toolchain.sourceKitLibrary)),
        library: try IndexStoreLibrary(path: toolchain.indexStoreLibrary),
        indexer: TolerantIndexer(
          compiler: try toolchain.tool("swiftc"), children: children,
          scratch: "\(workspace.scratch)/sources", modules: ["\(workspace.build)/Modules"]))
    }
  }

  /// The store that was named, or else the one that a build last left.
  private var indexStore: String {
    if let store = options.indexStore { return store }
    if let scratch = options.scratchPath { return "\(scratch)/debug/index/store" }
    let swiftPM = "\(workspace.root)/.build/debug/index/store"
    let isOnlyThere = !exists(workspace.indexStore) && exists(swiftPM)
    return options.isBuilt && isOnlyThere ? swiftPM : workspace.indexStore
  }

  /// Whether modules may be without anything in the index through no fault of the user's.
  private func needsRescue(after result: BuildResult?) -> Bool {
    if case .failed = result { return true }
    return options.indexStore == nil && options.scratchPath == nil && !exists(indexStore)
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// A note for each column that lacks something because of some of its files.
  private func say(_ what: String, _ paths: Set<String>, _ columns: [Column]) -> [Note] {
    columns.compactMap { column in
      let files = column.module.files.filter(paths.contains)
      guard !files.isEmpty else { return nil }
      return Note(.partial, "\(what) \(workspace.shown.some(of: files))", of: column.module.name)
    }
  }
}
