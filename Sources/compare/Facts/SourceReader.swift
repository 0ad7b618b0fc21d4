/// Finds out the facts of every file: from the cache where it has them, else from the toolchain.
struct SourceReader: Sendable {
  let store: IndexStore
  let cache: FactsCache
  /// Where sourcekitd is; it is only started for a file that the cache does not have.
  let sourceKitLibrary: String

  /// A file and what is known of it so far.
  struct File: Sendable {
    let unit: IndexUnit
    fileprivate let key: String?
    fileprivate let facts: FileFacts?

    var isKnown: Bool { facts != nil }
  }

  func lookUp(_ units: [IndexUnit]) throws(Stop) -> [File] {
    try units.concurrentMap { unit throws(Stop) in
      let key = cache.key(of: unit)
      return File(unit: unit, key: key, facts: key.flatMap { cache.facts(of: unit, key: $0) })
    }
  }

  /// Reads the files that are not known; the order stays.
  func read(_ files: [File]) throws(Stop) -> [FileFacts] {
    guard !files.allSatisfy(\.isKnown) else { return files.compactMap(\.facts) }
    let kit = try failing { () throws(CompareError) in try SourceKit(path: sourceKitLibrary) }
    let reader = FileReader(store: store, syntax: SyntaxReader(kit: kit))
    return try files.concurrentMap { file throws(Stop) in
      if let facts = file.facts { return facts }
      let facts = try failing { () throws(CompareError) in try reader.read(file.unit) }
      if let key = file.key { cache.save(facts, of: file.unit, key: key) }
      return facts
    }
  }
}
