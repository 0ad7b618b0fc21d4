package import CompareSupport

/// Measures apps from their sources only, without a manifest or a build.
package struct SourcesMeasurement: Sendable {
  private let toolchain: Toolchain
  /// The toolchain's `swiftc`.
  private let compiler: String
  private let children: Children
  /// Where the compiler's copies and records are kept from run to run.
  private let scratch: String
  private let limit: CompilerLimit

  package init(
    toolchain: Toolchain, compiler: String, children: Children, scratch: String,
    limit: CompilerLimit = CompilerLimit()
  ) {
    self.toolchain = toolchain
    self.compiler = compiler
    self.children = children
    self.scratch = scratch
    self.limit = limit
  }

  /// Measures every app of the trees; an app that the compiler can't process at all is measured by
  /// its syntax.
  package func measure(_ trees: [SourceTree]) throws(Stop) -> MeasuredSources {
    let readers = SyntaxReaders(library: toolchain.sourceKitLibrary, children: children)
    let indexer = TolerantIndexer(
      compiler: compiler, children: children, scratch: scratch, limit: limit)
    let measurement = AppMeasurement(
      readers: readers, library: toolchain.indexStoreLibrary, indexer: indexer)
    var result = MeasuredSources(skipped: trees.flatMap(\.skipped))
    let parsed = try trees.apps.concurrentMap { app throws(Stop) in try measurement.parse(app) }
    let order = ImportGraph(names: parsed.map(\.name), imported: parsed.map(\.imported))
    let compiled = try measurement.compile(parsed, in: order)
    var measured: [Int: MeasuredApp] = [:]
    for group in order.groups {
      let apps = group.compactMap { compiled[$0] }.measured()
      result.add(apps.first?.symbols ?? [], of: apps)
      for (app, place) in zip(apps, group) { measured[place] = app }
    }
    for place in parsed.indices { result.modules += measured[place].map { [$0.module] } ?? [] }
    result.sources.sort { $0.indexed.path < $1.indexed.path }
    return result
  }
}

extension AppMeasurement {
  /// Compiles each app after those that it imports.
  fileprivate func compile(
    _ apps: [ParsedApp], in order: ImportGraph
  ) throws(Stop) -> [Int: CompiledApp] {
    var compiled: [Int: CompiledApp] = [:]
    for level in order.levels {
      let results = try level.concurrentMap { [compiled] place throws(Stop) in
        var links = ModuleLinks()
        for other in order.imports[place] { links.add(compiled[other]?.links ?? ModuleLinks()) }
        links.isImported = order.isImported(place)
        return try compile(apps[place], links)
      }
      for (result, place) in zip(results, level) { compiled[place] = result }
    }
    return compiled
  }
}

/// Everything that is known about the files of several apps.
package struct MeasuredSources: Sendable {
  /// One per column, in the order of the folders.
  fileprivate(set) var modules: [SourceModule] = []
  /// Every file of every module, sorted by path.
  package fileprivate(set) var sources: [SourceRecord] = []
  package private(set) var symbols: [Symbol] = []
  /// By module.
  package private(set) var resolved: [String: ResolvedShare] = [:]
  /// What isn't measured, or only in part, folder by folder.
  package private(set) var skipped: [SkippedFile]

  fileprivate init(skipped: [SkippedFile]) { self.skipped = skipped }

  /// Adds apps that share their symbol numbers.
  fileprivate mutating func add(_ shared: [Symbol], of apps: [MeasuredApp]) {
    let offset = symbols.count
    symbols += shared
    for app in apps {
      sources += app.sources.map { source in
        var source = source
        source.indexed.occurrences.renumber { $0 + offset }
        return source
      }
      resolved[app.module.name] = app.resolved
      skipped += app.unparsed.map { SkippedFile(path: $0, reason: .tooDeep(SyntaxReaders.flaw)) }
      skipped += app.unrecorded
    }
  }
}

extension [SourceTree] {
  /// Reads the trees of several folders.
  ///
  /// - Throws: `sourcesUnusable` for a folder without Swift files.
  package static func read(
    _ folders: [SourceFolder], _ packages: PackageTree? = nil
  ) throws(Stop) -> [SourceTree] {
    try folders.concurrentMap { folder throws(Stop) in
      if folder.holdsPackages, let packages { return try packages.read(folder) }
      return try failing { () throws(Failure) in try SourceTree.read(folder) }
    }
  }

  /// Every app, with unique names.
  package var apps: [SourceTree.App] { SourceTree.App.uniquelyNamed(flatMap(\.apps)) }
}

extension SourceTree.App {
  package var module: SourceModule {
    SourceModule(
      name: name, isTest: false, files: files.map(\.path),
      dependencies: declared?.dependencies.flatMap(\.modules) ?? [], declared: declared)
  }
}

extension Failure {
  static func sourcesUnusable(folder: String, reason: String) -> Failure {
    Failure("The sources '\(folder)' cannot be measured: \(reason).")
  }

  static func scratchUnwritable(path: String, reason: String) -> Failure {
    Failure("The scratch folder '\(path)' cannot be written: \(reason).")
  }
}
