package import CompareSupport
import SourceSyntax

/// Finds out the facts of every file: from the cache where it has them, else from the toolchain.
package struct SourceReader: Sendable {
  let store: StoreReader
  let cache: FactsCache
  /// Where sourcekitd is; it is only started for a file that the cache does not have.
  let sourceKitLibrary: String

  package init(store: StoreReader, cache: FactsCache, sourceKitLibrary: String) {
    self.store = store
    self.cache = cache
    self.sourceKitLibrary = sourceKitLibrary
  }

  /// A file and what is known of it so far.
  package struct File: Sendable {
    let unit: IndexUnit
    fileprivate let key: String?
    fileprivate let facts: FileFacts?

    package var isKnown: Bool { facts != nil }
  }

  package func lookUp(_ units: [IndexUnit]) throws(Stop) -> [File] {
    let modules = Set(units.map(\.module)).sorted()
    let entries = try modules.concurrentMap { module throws(Stop) in cache.entries(of: module) }
    let known = Dictionary(entries.joined().map { ($0.key, $0.facts) }) { first, _ in first }
    return units.map { unit in
      let key = FactsCache.key(of: unit)
      return File(unit: unit, key: key, facts: key.flatMap { known[$0] })
    }
  }

  /// Reads the files that are not known; the order stays.
  ///
  /// - Returns: for a file whose record can't be trusted what its syntax says.
  package func read(_ files: [File]) throws(Stop) -> [FileFacts] {
    guard !files.allSatisfy(\.isKnown) else { return files.compactMap(\.facts) }
    let records = try records(of: files.filter { !$0.isKnown })
    let kit = try failing { () throws(Failure) in try SourceKit.open(path: sourceKitLibrary) }
    let reader = FileReader(syntax: SyntaxReader(kit: kit))
    var facts = try files.concurrentMap { file throws(Stop) in
      if let facts = file.facts { return facts }
      return try failing { () throws(Failure) in
        // A file without any declaration or reference has no record.
        try reader.read(file.unit, file.unit.record.map { records[$0] } ?? IndexRecord())
      }
    }
    for file in OddSymbols.files(among: facts) {
      facts[file] = FileFacts(record: nil, parsed: facts[file].parsed)
    }
    try save(facts, of: files)
    return facts
  }

  /// Those that can be read, by their names.
  private func records(of files: [File]) throws(Stop) -> [String: IndexRecord] {
    let names = Set(files.compactMap(\.unit.record)).sorted()
    var records: [String: IndexRecord] = [:]
    for (name, record) in zip(names, try store.records(named: names)) { records[name] = record }
    return records
  }

  private func save(_ facts: [FileFacts], of files: [File]) throws(Stop) {
    let modules = Dictionary(grouping: files.indices) { files[$0].unit.module }
    let changed = modules.filter { !$0.value.allSatisfy { files[$0].isKnown } }
    _ = try Array(changed).concurrentMap { module, indices throws(Stop) in
      let entries = indices.compactMap { index in
        facts[index].hasRecord
          ? files[index].key.map { FactsCache.Entry(key: $0, facts: facts[index]) } : nil
      }
      cache.save(entries, of: module)
    }
  }
}
