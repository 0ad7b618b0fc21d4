package import CompareSupport
import Foundation

/// Knows what the bytes of each record added up to when it was first read.
///
/// A record is never written again: its name ends in a hash of what it says, and the same compiler
/// writes the same bytes of it. So one that is other than it was is damaged.
package struct RecordSums {
  private let table: PackedTable<UInt64>
  private let kept: [String: UInt64]
  private let current: [String: UInt64]

  /// Sums up records of a store, to be held against the sums that are kept at a path.
  package init(of names: [String], in store: StoreReader, keptAt path: String) throws(Stop) {
    let sums = try names.concurrentMap { name throws(Stop) in
      FileManager.default.contents(atPath: store.path(ofRecord: name))
        .map { Checksum.fnv1a(Array($0)) }
    }
    current = Dictionary(zip(names, sums)) { first, _ in first }.compactMapValues(\.self)
    table = PackedTable(path: path, origin: FileStamp(store.library)?.text)
    kept = table.read()
  }

  /// Whether a record is what it was, or was never read before.
  package func holds(for name: String) -> Bool { kept[name].map { $0 == current[name] } ?? true }

  /// Keeps the sums of records that can be trusted.
  package func keep(_ names: Set<String>) {
    let sums = kept.merging(current.filter { names.contains($0.key) }) { kept, _ in kept }
    if sums.count > kept.count { table.write(sums) }
  }
}
