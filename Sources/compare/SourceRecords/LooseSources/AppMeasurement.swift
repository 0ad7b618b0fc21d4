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

  func measure(_ app: SourceTree.App) throws(Stop) -> MeasuredApp {
    let read = try readers.read(app.files) { text throws(Failure) in
      text
    } _: { (_, text, tree) throws(Failure) in
      SyntaxFile(text: text, tree: tree)
    }
    let syntax = read.compactMap(\.self)
    let unparsed = zip(app.files, read).filter { $1 == nil }.map(\.0.path)
    let compilation = try indexer.index(syntax, as: app.name)
    let compiled = CompiledSources(
      library: library, children: indexer.children, compilation: compilation, name: app.name,
      files: syntax.map(\.text))
    var (index, unrecorded) = try compiled.read()
    for file in syntax where unrecorded.contains(where: { $0.path == file.text.path }) {
      index.addTypes(of: file)
    }
    // Both are sorted by path.
    let sources = zip(index.files, syntax).map { indexed, file in
      SourceRecord(indexed: indexed, parsed: ParsedFile(text: file.text, tree: file.tree))
    }
    let isWhole = compilation.isWhole && unrecorded.isEmpty && unparsed.isEmpty
    let completed =
      isWhole
      ? (sources, ResolvedShare())
      : DeepStack.run { [symbols = index.symbols] in
        LostReferences.adding(to: sources, syntax, symbols: symbols, of: app.name)
      }
    return MeasuredApp(
      module: SourceTree.App(name: app.name, files: syntax.map(\.text)).module,
      sources: completed.0,
      symbols: index.symbols,
      isWhole: isWhole,
      resolved: completed.1,
      unrecorded: unrecorded,
      unparsed: unparsed
    )
  }
}

/// An app with everything that is known about its files.
package struct MeasuredApp: Sendable {
  let module: SourceModule
  /// Sorted by path.
  let sources: [SourceRecord]
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
    return try measure(SourceTree.App(name: module.name, files: files))
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
