package import CompareSupport

/// Finds the facts of every file: in the cache if it has them, or else with the toolchain.
package struct SourceReader: Sendable {
  let store: StoreReader
  package let cache: FactsCache
  /// The file with the checksums of records.
  private let sums: String

  package init(store: StoreReader, cache: FactsCache, sums: String) {
    self.store = store
    self.cache = cache
    self.sums = sums
  }

  /// A file and what is known about it so far.
  package struct File: Sendable {
    let unit: IndexUnit
    fileprivate let key: String?
    fileprivate let facts: FileFacts?

    package var isKnown: Bool { facts != nil }
  }

  package func lookUp(_ units: [IndexUnit]) throws(Failure) -> [File] {
    let modules = Set(units.map(\.module)).sorted()
    let facts = try modules.concurrentMap { module throws(Failure) in cache.facts(of: module) }
    let known = facts.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    return units.map { unit in
      let key = FactsCache.key(of: unit)
      return File(unit: unit, key: key, facts: key.flatMap { known[$0] })
    }
  }

  /// Reads the files that aren't known yet; keeps the order.
  ///
  /// - Returns: only the syntax of a file whose record can't be trusted, and nothing for one that
  ///   can't be parsed.
  package func read(_ files: [File]) throws(Failure) -> [FileFacts] {
    guard !files.allSatisfy(\.isKnown) else { return files.compactMap(\.facts) }
    let names = Set(files.filter { !$0.isKnown }.compactMap(\.unit.record)).sorted()
    let sums = try RecordSums(of: names, in: store, keptAt: sums)
    let records = try records(named: names.filter(sums.holds))
    let unknown = files.filter { !$0.isKnown }
    var new = try unknown.concurrentMap { file throws(Failure) -> FileFacts? in
      let syntax = try SyntaxFile.parse(try SourceText.read(file.unit.file))
      // A file without any declaration or reference has no record.
      let record = file.unit.record.map { records[$0] } ?? IndexRecord()
      return syntax.map { FileReader.facts(of: file.unit, $0, record) }
    }[...]
    let facts = files.map { file in
      file.facts ?? new.popFirst().flatMap(\.self) ?? FileFacts(unparsed: file.unit.file)
    }
    try save(facts, of: files)
    sums.keep(Set(zip(files, facts).filter { $1.hasRecord }.compactMap { $0.0.unit.record }))
    return facts
  }

  /// The readable records, by name.
  private func records(named names: [String]) throws(Failure) -> [String: IndexRecord] {
    Dictionary(zip(names, try store.records(named: names))) { first, _ in first }
      .compactMapValues(\.self)
  }

  private func save(_ facts: [FileFacts], of files: [File]) throws(Failure) {
    let modules = Dictionary(grouping: files.indices) { files[$0].unit.module }
    let changed = modules.filter { !$0.value.allSatisfy { files[$0].isKnown } }
    _ = try Array(changed).concurrentMap { module, indices throws(Failure) in
      let trusted = indices.filter { facts[$0].hasRecord }
      let entries = trusted.compactMap { index in files[index].key.map { ($0, facts[index]) } }
      cache.save(Dictionary(entries) { first, _ in first }, of: module)
    }
  }
}

/// Keeps only what is needed from a file's syntax and record.
enum FileReader {
  /// Takes the record that the file's unit names; nil if that can't be read.
  ///
  /// - Returns: the facts of the file, without a record that contradicts it.
  static func facts(
    of unit: IndexUnit, _ file: SyntaxFile, _ record: IndexRecord?
  ) -> FileFacts {
    let parsed = ParsedFile(file)
    let check = RecordCheck(text: file.text, tree: file.tree)
    guard let record, unit.time == nil || unit.isStale || check.holds(for: record) else {
      return FileFacts(record: nil, parsed: parsed)
    }
    return FileFacts(record: WrittenRecord.of(record, in: file), parsed: parsed)
  }
}
