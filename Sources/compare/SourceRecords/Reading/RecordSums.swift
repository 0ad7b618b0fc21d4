package import CompareSupport
import Foundation

/// Remembers the checksum of each record from when it was first read.
///
/// A record is never rewritten: its name ends in a hash of its contents, and the same compiler
/// writes the same bytes. So a changed checksum means a damaged record.
package struct RecordSums {
  private let table: PackedTable<UInt64>
  private let kept: [String: UInt64]
  private let current: [String: UInt64]

  /// Computes the checksums of a store's records, to compare them with those saved at a path.
  package init(of names: [String], in store: StoreReader, keptAt path: String) throws(Failure) {
    let sums = try names.concurrentMap { name throws(Failure) in
      FileManager.default.contents(atPath: store.path(ofRecord: name))
        .map { Checksum.fnv1a(Array($0)) }
    }
    current = Dictionary(zip(names, sums)) { first, _ in first }.compactMapValues(\.self)
    table = PackedTable(path: path, origin: FileStamp(store.library)?.text)
    kept = table.read()
  }

  /// Whether a record is unchanged, or was never read before.
  package func holds(for name: String) -> Bool { kept[name].map { $0 == current[name] } ?? true }

  /// Saves the checksums of records that can be trusted.
  package func keep(_ names: Set<String>) {
    let sums = kept.merging(current.filter { names.contains($0.key) }) { kept, _ in kept }
    if sums.count > kept.count { table.write(sums) }
  }
}
