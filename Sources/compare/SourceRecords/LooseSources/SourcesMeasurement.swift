package import CompareSupport

/// Measures apps from their sources only, without a manifest or a build.
package struct SourcesMeasurement: Sendable {
  private let session: MeasuringSession
  /// Instead of the toolchain's `swiftc`.
  private let compiler: String?
  /// Where the compiler's copies and records are kept from run to run.
  private let scratch: String
  private let systemModules: String
  private let limit: CompilerLimit

  package init(
    _ session: MeasuringSession, scratch: String, systemModules: String, compiler: String? = nil,
    limit: CompilerLimit = CompilerLimit()
  ) {
    self.session = session
    self.compiler = compiler
    self.scratch = scratch
    self.systemModules = systemModules
    self.limit = limit
  }

  /// Measures every app of the trees; an app that the compiler can't process at all is measured by
  /// its syntax.
  package func measure(_ trees: [SourceTree]) throws(Failure) -> MeasuredSources {
    let measurement = try AppMeasurement(
      session, scratch: scratch, systemModules: systemModules, compiler: compiler, limit: limit)
    let kept = KeptSources(
      file: "\(scratch)/measured",
      programs: [measurement.indexer.compiler, OwnProgram.path],
      skipped: trees.flatMap(\.skipped))
    return MeasuredSources(trees, try kept.groups(of: trees.apps, with: measurement))
  }
}

extension AppMeasurement {
  func measure(_ apps: [SourceTree.App]) throws(Failure) -> [AppGroup] {
    let parsed = try apps.concurrentMap { app throws(Failure) in try parse(app) }
    let order = ImportGraph(
      names: parsed.map(\.name), imported: parsed.map(\.imported), shared: Self.owners(parsed))
    var compiled = try compile(parsed, in: order)
    for place in compiled.keys {
      let owners = order.shared[place].compactMap { compiled[$0] }
      compiled[place]?.nameShared(as: owners)
    }
    return try order.groups.map { [compiled] places throws(Failure) in
      var group = AppGroup(places.compactMap { compiled[$0] }, at: places)
      try group.complete()
      return group
    }
  }

  /// For each app, those whose files are compiled with it too.
  private static func owners(_ apps: [ParsedApp]) -> [[Int]] {
    let files = apps.map { Set($0.files.map(\.text.path)) }
    return apps.map { app in
      files.indices.filter { index in app.shared.contains { files[index].contains($0.text.path) } }
    }
  }

  /// Compiles each app after those that it imports.
  private func compile(
    _ apps: [ParsedApp], in order: ImportGraph
  ) throws(Failure) -> [Int: CompiledApp] {
    var compiled: [Int: CompiledApp] = [:]
    for level in order.levels {
      let results = try level.concurrentMap { [compiled] place throws(Failure) in
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

extension CompiledApp {
  private struct Definition: Hashable {
    let file: String
    let position: Position
    let kind: Symbol.Kind
    let name: String
  }

  /// Gives what shared files define the symbols that it has in its own app, where a module of another
  /// name was compiled.
  fileprivate mutating func nameShared(as owners: [CompiledApp]) {
    guard !shared.isEmpty else { return }
    var known: [Definition: String] = [:]
    for owner in owners {
      for file in owner.files {
        for definition in Self.definitions(file.occurrences, file.text.path, owner.symbols) {
          known[definition.key] = owner.symbols[definition.symbol].usr
        }
      }
    }
    for file in shared {
      for definition in Self.definitions(file.occurrences, file.path, symbols) {
        guard let usr = known[definition.key] else { continue }
        let symbol = symbols[definition.symbol]
        symbols[definition.symbol] = Symbol(usr: usr, name: symbol.name, kind: symbol.kind)
      }
    }
  }

  private static func definitions(
    _ occurrences: [Occurrence], _ file: String, _ symbols: [Symbol]
  ) -> [(key: Definition, symbol: SymbolID)] {
    occurrences.filter { $0.roles.contains(.definition) }.map { occurrence in
      let symbol = symbols[occurrence.symbol]
      return (
        Definition(
          file: file, position: occurrence.position, kind: symbol.kind, name: symbol.name),
        occurrence.symbol
      )
    }
  }
}

/// Everything that is known about the files of several apps.
package struct MeasuredSources: Sendable {
  /// One per column, in the order of the folders.
  let modules: [SourceModule]
  /// Every file of every module, sorted by path.
  package private(set) var sources: [SourceRecord] = []
  package private(set) var symbols: [Symbol] = []
  /// By module.
  package private(set) var resolved: [String: ResolvedShare] = [:]
  /// What isn't measured, or only in part, folder by folder.
  package private(set) var skipped: [SkippedFile]

  fileprivate init(_ trees: [SourceTree], _ groups: [AppGroup]) {
    modules = trees.apps.map(\.module)
    skipped = trees.flatMap(\.skipped)
    for group in groups {
      let offset = symbols.count
      symbols += group.symbols
      for app in group.apps {
        sources += app.sources.map { source in
          var source = source
          if offset > 0 { source.indexed.occurrences.renumber { $0 + offset } }
          return source
        }
        resolved[app.name] = app.resolved
        let flaw = SkippedFile.Reason.tooDeep(SyntaxFile.flaw)
        skipped += app.unparsed.map { SkippedFile(path: $0.path, reason: flaw) } + app.unrecorded
      }
    }
    sources.sort { $0.indexed.path < $1.indexed.path }
  }
}

extension [SourceTree] {
  /// Reads the trees of several folders.
  ///
  /// - Throws: `sourcesUnusable` for a folder without Swift files.
  package static func read(
    _ folders: [SourceFolder], _ packages: PackageTree? = nil
  ) throws(Failure) -> [SourceTree] {
    let apart =
      packages == nil
      ? []
      : folders.filter(\.holdsPackages).flatMap { [$0.path] + PackageTree.roots(below: $0.path) }
    let trees = try folders.concurrentMap { folder throws(Failure) in
      if folder.holdsPackages, let packages { return try packages.read(folder) }
      return try SourceTree.read(folder, without: apart)
    }
    let targets = Set(
      zip(folders, trees).filter(\.0.holdsPackages).flatMap(\.1.apps).flatMap(\.files).map(\.path))
    return zip(folders, trees).map { $0.holdsPackages ? $1 : $1.without(targets) }
  }

  /// Every app, with unique names.
  package var apps: [SourceTree.App] { SourceTree.App.uniquelyNamed(flatMap(\.apps)) }
}

extension SourceTree.App {
  package var module: SourceModule {
    SourceModule(
      name: name, isTest: false, files: files.map(\.path),
      dependencies: declared?.dependencies.flatMap(\.modules) ?? dependencies ?? [],
      target: dependencies == nil ? nil : name, declared: declared, isUnread: isUnread)
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
