package import CompareSupport
import SourceSyntax

/// Finds out the facts of every file: from the cache where it has them, else from the toolchain.
package struct SourceReader: Sendable {
  let store: IndexStore
  let cache: FactsCache
  /// Where sourcekitd is; it is only started for a file that the cache does not have.
  let sourceKitLibrary: String

  package init(store: IndexStore, cache: FactsCache, sourceKitLibrary: String) {
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
  package func read(_ files: [File]) throws(Stop) -> [FileFacts] {
    guard !files.allSatisfy(\.isKnown) else { return files.compactMap(\.facts) }
    let kit = try failing { () throws(Failure) in try SourceKit.open(path: sourceKitLibrary) }
    let reader = FileReader(store: store, syntax: SyntaxReader(kit: kit))
    let facts = try files.concurrentMap { file throws(Stop) in
      if let facts = file.facts { return facts }
      return try failing { () throws(Failure) in try reader.read(file.unit) }
    }
    try save(facts, of: files)
    return facts
  }

  private func save(_ facts: [FileFacts], of files: [File]) throws(Stop) {
    let modules = Dictionary(grouping: files.indices) { files[$0].unit.module }
    let changed = modules.filter { !$0.value.allSatisfy { files[$0].isKnown } }
    _ = try Array(changed).concurrentMap { module, indices throws(Stop) in
      let entries = indices.compactMap { index in
        files[index].key.map { FactsCache.Entry(key: $0, facts: facts[index]) }
      }
      cache.save(entries, of: module)
    }
  }
}
