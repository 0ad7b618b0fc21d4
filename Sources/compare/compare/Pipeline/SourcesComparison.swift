import CompareSupport
import LooseSources
import SourceRecords
import SourceSyntax

/// Measures folders of Swift sources that need neither a manifest nor a build.
struct SourcesComparison: Sendable {
  let toolchain: Toolchain
  /// The toolchain's `swiftc`.
  let compiler: String
  let children: Children
  /// Where the compiler's copies and records are kept from run to run.
  let scratch: String
  var limit = CompilerLimit()

  /// Everything that a report is made of: `Analysis(sources, symbols: symbols)` goes on from here.
  struct Result: Sendable {
    /// One per column, in the order of the folders.
    var modules: [SourceModule] = []
    /// Every file of every module, sorted by path.
    var sources: [SourceRecord] = []
    var symbols: [Symbol] = []
    /// By module.
    var resolved: [String: ResolvedShare] = [:]
    /// What is not measured, or not wholly, folder by folder.
    var skipped: [SkippedFile] = []
  }

  /// - Throws: `sourcesUnusable` for a folder without Swift files; an app that the compiler makes
  ///   nothing of at all is measured by its syntax.
  func analyse(_ folders: [SourceFolder]) throws(Stop) -> Result {
    let trees = try folders.concurrentMap { folder throws(Stop) in
      try failing { () throws(Failure) in try SourceTree.read(folder) }
    }
    let (syntax, library) = try failing { () throws(Failure) in
      (
        SyntaxReader(kit: try SourceKit.open(path: toolchain.sourceKitLibrary)),
        try IndexStoreLibrary(path: toolchain.indexStoreLibrary)
      )
    }
    let indexer = TolerantIndexer(
      compiler: compiler,
      children: children,
      scratch: scratch,
      limit: limit
    )
    let measurement = AppMeasurement(reader: syntax, library: library, indexer: indexer)
    let apps = SourceTree.App.uniquelyNamed(trees.flatMap(\.apps))
    var result = Result(skipped: trees.flatMap(\.skipped))
    for app in try apps.concurrentMap({ app throws(Stop) in try measurement.measure(app) }) {
      result.add(app)
    }
    result.sources.sort { $0.indexed.path < $1.indexed.path }
    return result
  }
}

extension SourcesComparison.Result {
  fileprivate mutating func add(_ app: MeasuredApp) {
    let offset = symbols.count
    symbols += app.symbols
    sources += app.sources.map {
      SourceRecord(indexed: $0.indexed.renumbered(by: offset), parsed: $0.parsed)
    }
    modules.append(app.module)
    resolved[app.module.name] = app.resolved
    skipped += app.unrecorded.map {
      SkippedFile(path: $0.path, reason: $0.isSlow ? .tooSlow : .notCompiled)
    }
  }
}
