package import CompareSupport

/// Turns the files of one app into records.
package struct AppMeasurement: Sendable {
  private let session: MeasuringSession
  let indexer: TolerantIndexer

  /// Takes the folders for the compiler's copies and module cache, those with modules from an
  /// earlier build, and a compiler instead of the toolchain's.
  package init(
    _ session: MeasuringSession, scratch: String, systemModules: String, modules: [String] = [],
    compiler: String? = nil, limit: CompilerLimit = CompilerLimit()
  ) throws(Failure) {
    try Failure.checkTemporaryFolder()
    self.session = session
    let compiler = if let compiler { compiler } else { try session.toolchain.tool("swiftc") }
    indexer = TolerantIndexer(
      compiler: compiler, children: session.children, scratch: scratch,
      systemModules: systemModules, modules: modules, limit: limit)
  }

  func parse(_ app: SourceTree.App) throws(Failure) -> ParsedApp {
    let read = try parse(app.files)
    return ParsedApp(
      name: app.name, isTarget: app.isTarget, files: read.compactMap(\.self),
      shared: try parse(app.shared).compactMap(\.self),
      unparsed: zip(app.files, read).filter { $1 == nil }.map(\.0))
  }

  /// Nil for a file that can't be parsed.
  func parse(_ texts: [SourceText]) throws(Failure) -> [SyntaxFile?] {
    try texts.concurrentMap(SyntaxFile.parse)
  }

  func compile(_ app: ParsedApp, _ links: ModuleLinks) throws(Failure) -> CompiledApp {
    let all = app.files + app.shared
    let compilation = try indexer.index(all, as: app.name, links)
    let (index, unrecorded) = try read(
      compilation, all, of: app.name, isWhole: compilation.end.wrong.isEmpty)
    let shared = Set(app.shared.map(\.text.path))
    let own = index.files.filter { !shared.contains($0.path) }
    return CompiledApp(
      name: app.name, isTarget: app.isTarget,
      files: zip(own, app.files).map { ($0.occurrences, $1) }.concurrentMap {
        CompiledFile($0, $1, compilation.command.settings)
      },
      symbols: index.symbols,
      shared: index.files.filter { shared.contains($0.path) },
      unrecorded: unrecorded.filter { !shared.contains($0.path) },
      unparsed: app.unparsed.map(KeptText.init),
      wrong: compilation.end.wrong, redeclared: compilation.end.redeclared,
      settings: compilation.command.settings, links: compilation.links)
  }

  /// The compiler's records of files of an app, in their order, and what it left out.
  func read(
    _ compilation: TolerantCompilation, _ files: [SyntaxFile], of name: String, isWhole: Bool
  ) throws(Failure) -> (Index, [SkippedFile]) {
    let compiled = CompiledSources(
      session: session, compilation: compilation, name: name, files: files)
    var (index, unrecorded) = try compiled.read()
    for file in files where unrecorded.contains(where: { $0.path == file.text.path }) {
      index.addTypes(of: file)
    }
    if !isWhole {
      for file in files { index.addExtensions(of: file) }
    }
    return (index, unrecorded)
  }
}

/// An app's files as the parser sees them.
struct ParsedApp: Sendable {
  let name: String
  /// Whether a manifest or a project declares it, so that all its files are of one module.
  let isTarget: Bool
  /// Sorted by path.
  let files: [SyntaxFile]
  /// The files of other apps that are compiled with it too.
  let shared: [SyntaxFile]
  /// The files that can't be parsed, about which nothing is known.
  let unparsed: [SourceText]

  /// The modules that its files import.
  var imported: Set<String> { Set((files + shared).flatMap(\.imports).compactMap(\.path.first)) }
}

/// An app as the compiler recorded it.
struct CompiledApp: Sendable {
  let name: String
  /// Whether a manifest or a project declares it, so that all its files are of one module.
  let isTarget: Bool
  /// Sorted by path.
  var files: [CompiledFile]
  /// Those of its own numbers; empty if it shares the numbers of a group.
  var symbols: [Symbol]
  /// The files of other apps that are compiled with it too, with its own numbers.
  var shared: [IndexedFile] = []
  let unrecorded: [SkippedFile]
  /// The files that can't be parsed, about which nothing is known.
  let unparsed: [KeptText]
  /// The base names of the copies with errors, and `CompilerEnd.elsewhere`.
  var wrong: Set<String>
  /// The names that are declared twice.
  let redeclared: Set<String>
  let settings: CompilerSettings
  /// For the apps that import it.
  let links: ModuleLinks

  /// Whether it compiled without errors.
  var isWhole: Bool { wrong.isEmpty && unrecorded.isEmpty && unparsed.isEmpty }

  var sources: [SourceRecord] { files.map(source) }

  func source(of file: CompiledFile) -> SourceRecord {
    SourceRecord(
      indexed: IndexedFile(path: file.text.path, module: name, occurrences: file.occurrences),
      parsed: file.parsed, inactive: file.inactive)
  }

  /// The share of its references that the compiler itself resolved.
  var resolved: ResolvedShare {
    isWhole ? ResolvedShare() : files.map(\.share).reduce(ResolvedShare(), +)
  }
}

/// A file as the compiler recorded it and as the parser sees it.
struct CompiledFile: Sendable {
  var text: SourceText
  let sum: UInt64
  var occurrences: [Occurrence]
  let parsed: ParsedFile
  /// The checksum of what other files may depend on.
  let interface: UInt64
  /// The offsets of the names that other modules can see.
  let offered: Set<Int>
  /// The parts that the compiler left out.
  var inactive: [Range<Int>]
  var share = ResolvedShare()
  /// Nil once its references are complete.
  var syntax: SyntaxFile?
}

extension CompiledFile {
  init(_ occurrences: [Occurrence], _ file: SyntaxFile, _ settings: CompilerSettings) {
    self.init(
      text: file.text, sum: KeptText(file.text).sum, occurrences: occurrences,
      parsed: ParsedFile(file), interface: file.interface, offered: file.offered,
      inactive: settings.inactive(in: file, occurrences), syntax: file)
  }
}

extension AppMeasurement {
  /// A module of a package that doesn't build or wasn't built.
  package func measure(_ module: SourceModule) throws(Failure) -> MeasuredApp {
    let files = try module.files.map { path throws(Failure) in try SourceText.read(path) }
    let parsed = try parse(SourceTree.App(name: module.name, files: files))
    var group = AppGroup([try compile(parsed, ModuleLinks())], at: [0])
    try group.complete()
    return MeasuredApp(app: group.apps[0], symbols: group.symbols)
  }
}

/// An app with everything that is known about its files.
package struct MeasuredApp: Sendable {
  let app: CompiledApp
  let symbols: [Symbol]

  /// Whether it compiled without errors.
  package var isWhole: Bool { app.isWhole }
  package var resolved: ResolvedShare { app.resolved }
  /// The files without a record from the compiler.
  package var unrecorded: [SkippedFile] { app.unrecorded }
  /// The files that can't be parsed, about which nothing is known.
  package var unparsed: [String] { app.unparsed.map(\.path) }

  /// What is known about one file, with its own symbol numbers.
  package func facts(of file: String) -> FileFacts? {
    app.files.first { $0.text.path == file }.map { file in
      FileFacts(
        record: IndexRecord(symbols: symbols, occurrences: file.occurrences), parsed: file.parsed)
    }
  }
}
