package import CompareSupport

/// Turns the files of one app into records.
package struct AppMeasurement: Sendable {
  let readers: SyntaxReaders
  /// The path of libIndexStore.
  let library: String
  let indexer: TolerantIndexer

  package init(readers: SyntaxReaders, library: String, indexer: TolerantIndexer) {
    self.readers = readers
    self.library = library
    self.indexer = indexer
  }

  func parse(_ app: SourceTree.App) throws(Stop) -> ParsedApp {
    let read = try readers.read(app.files) { text throws(Failure) in
      text
    } _: { (_, text, tree) throws(Failure) in
      SyntaxFile(text: text, tree: tree)
    }
    return ParsedApp(
      name: app.name, isTarget: app.declared != nil, files: read.compactMap(\.self),
      unparsed: zip(app.files, read).filter { $1 == nil }.map(\.0.path))
  }

  func compile(_ app: ParsedApp, _ links: ModuleLinks) throws(Stop) -> CompiledApp {
    let compilation = try indexer.index(app.files, as: app.name, links)
    let compiled = CompiledSources(
      library: library, children: indexer.children, compilation: compilation, name: app.name,
      files: app.files.map(\.text))
    var (index, unrecorded) = try compiled.read()
    for file in app.files where unrecorded.contains(where: { $0.path == file.text.path }) {
      index.addTypes(of: file)
    }
    if !compilation.isWhole {
      for file in app.files { index.addExtensions(of: file) }
    }
    return CompiledApp(
      app: app, index: index, unrecorded: unrecorded, links: compilation.links,
      isWhole: compilation.isWhole && unrecorded.isEmpty && app.unparsed.isEmpty)
  }
}

/// An app's files as the parser sees them.
struct ParsedApp: Sendable {
  let name: String
  /// Whether a manifest declares it, so that all its files are of one module.
  let isTarget: Bool
  /// Sorted by path.
  let files: [SyntaxFile]
  /// The files that can't be parsed, about which nothing is known.
  let unparsed: [String]

  /// The modules that its files import.
  var imported: Set<String> { Set(files.flatMap(\.imports).compactMap(\.path.first)) }
}

/// An app as the compiler recorded it.
struct CompiledApp: Sendable {
  let app: ParsedApp
  /// Its files are in the order of the app's.
  var index: Index
  let unrecorded: [SkippedFile]
  /// For the apps that import it.
  let links: ModuleLinks
  /// Whether it compiled without errors.
  let isWhole: Bool

  var sources: [SourceRecord] {
    zip(index.files, app.files).map { indexed, file in
      SourceRecord(indexed: indexed, parsed: ParsedFile(text: file.text, tree: file.tree))
    }
  }
}

extension [CompiledApp] {
  /// Completes apps that may refer to each other; afterwards they share their symbol numbers.
  func measured() -> [MeasuredApp] {
    var table = SymbolTable()
    var apps = self
    for index in apps.indices { apps[index].index.renumber(into: &table) }
    let symbols = table.symbols
    let graph = SymbolGraph(symbols: symbols, files: apps.flatMap(\.index.files))
    let seen =
      apps.count > 1
      ? Dictionary(apps.map { ($0.app.name, DeclaredNames(offeredBy: $0, graph)) }) { one, _ in one
      }
      : [:]
    let modules = FileModules(apps.map(\.app))
    let numbers = Dictionary(
      apps.flatMap(\.app.files).enumerated().map { ($1.text.path, $0) }
    ) { first, _ in first }
    let visible = VisibleTypes(graph: graph, modules: modules, numbers: numbers)
    let compiled = apps
    let files = compiled.flatMap(\.app.files)
    let sources = compiled.map { app in
      zip(app.sources, app.app.files).map { visible.withoutShadows($0, in: $1) }
    }
    let members =
      compiled.allSatisfy(\.isWhole)
      ? nil : DeepStack.run { MemberSymbols(sources.flatMap(\.self), files, graph, modules) }
    let starts = compiled.indices.map { sources[..<$0].map(\.count).reduce(0, +) }
    return compiled.indices.map { ($0, compiled[$0]) }.concurrentMap { number, compiled in
      let sources = sources[number]
      let completed =
        members.map { members in
          compiled.isWhole
            ? (sources, ResolvedShare())
            : DeepStack.run {
              LostReferences.adding(
                to: sources, compiled.app.files, graph, of: compiled.app.name, seen: seen,
                visible, members, from: starts[number])
            }
        } ?? (sources, ResolvedShare())
      return MeasuredApp(
        module: SourceTree.App(name: compiled.app.name, files: compiled.app.files.map(\.text))
          .module,
        sources: completed.0,
        symbols: symbols,
        isWhole: compiled.isWhole,
        resolved: completed.1,
        unrecorded: compiled.unrecorded,
        unparsed: compiled.app.unparsed)
    }
  }
}

/// An app with everything that is known about its files.
package struct MeasuredApp: Sendable {
  let module: SourceModule
  /// Sorted by path.
  let sources: [SourceRecord]
  /// Those of all apps that belong together.
  let symbols: [Symbol]
  /// Whether it compiled without errors.
  package let isWhole: Bool
  package let resolved: ResolvedShare
  /// The files without a record from the compiler.
  package let unrecorded: [SkippedFile]
  /// The files that can't be parsed, about which nothing is known.
  package let unparsed: [String]
}

extension AppMeasurement {
  /// A module of a package that doesn't build or wasn't built.
  package func measure(_ module: SourceModule) throws(Stop) -> MeasuredApp {
    let files = try failing { () throws(Failure) in
      var files: [SourceText] = []
      for path in module.files { files.append(try SourceText.read(path)) }
      return files
    }
    let parsed = try parse(SourceTree.App(name: module.name, files: files))
    return [try compile(parsed, ModuleLinks())].measured()[0]
  }
}

extension MeasuredApp {
  /// What is known about one file, with its own symbol numbers.
  package func facts(of file: String) -> FileFacts? {
    sources.first { $0.indexed.path == file }.map { source in
      FileFacts(
        record: IndexRecord(symbols: symbols, occurrences: source.indexed.occurrences),
        parsed: source.parsed)
    }
  }
}

extension Index {
  /// Replaces the numbers of its symbols by those of a table that other indices share.
  fileprivate mutating func renumber(into table: inout SymbolTable) {
    let numbers = symbols.map { table.number(of: $0) }
    for file in files.indices { files[file].occurrences.renumber { numbers[$0] } }
    symbols = []
  }
}

/// Which types a file can name: those of its own module, and of the modules that it imports.
struct VisibleTypes: Sendable {
  let graph: SymbolGraph
  let modules: FileModules
  /// By path.
  let numbers: [String: Int]

  func isVisible(_ type: SymbolID, from file: String) -> Bool {
    guard let node = graph.types[type], let home = numbers[node.file], let from = numbers[file]
    else { return true }
    return modules.isVisible(home, from: from)
  }

  /// Drops references to types that the file can't name: compiled as one module, several packages
  /// share their names, so that a type may hide the system's of the same name.
  func withoutShadows(_ source: SourceRecord, in file: SyntaxFile) -> SourceRecord {
    var source = source
    source.indexed.occurrences.removeAll { occurrence in
      guard occurrence.roles.contains(.reference), let owner = graph.owner(of: occurrence.symbol),
        let name = graph.types[owner]?.name,
        let offset = file.text.places.offset(of: occurrence.position),
        file.text.string(offset..<offset + name.utf8.count) == name
      else { return false }
      return !isVisible(owner, from: source.indexed.path)
        || isSystemView(name, at: offset, in: file, declared: owner)
    }
    return source
  }

  /// Views of SwiftUI whose content is a closure, under names that models have, too.
  private static let containers: Set = [
    "Button", "Form", "Grid", "Group", "Label", "Link", "List", "Map", "Menu", "Section", "Tab",
    "Table",
  ]

  /// Whether a name can only be SwiftUI's: it has a closure as its content, and both SwiftUI and the
  /// module of a type of this name are imported.
  func isSystemView(
    _ name: String, at offset: Int, in file: SyntaxFile, declared type: SymbolID
  ) -> Bool {
    guard Self.containers.contains(name), let node = graph.types[type],
      let home = numbers[node.file], let own = numbers[file.text.path],
      !modules.areOne(home, own), file.imports.contains(where: { $0.path.first == "SwiftUI" })
    else { return false }
    return file.text.hasClosure(after: offset + name.utf8.count)
  }
}

extension SourceText {
  /// Whether a `{` follows, directly or after arguments.
  fileprivate func hasClosure(after offset: Int) -> Bool {
    var depth = 0
    for byte in bytes[min(offset, bytes.count)...] {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return false }
      case UInt8(ascii: "{") where depth == 0: return true
      case UInt8(ascii: " ") where depth == 0: continue
      default: if depth == 0 { return false }
      }
    }
    return false
  }
}
