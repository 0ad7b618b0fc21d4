package import CompareSupport
import Foundation

/// Keeps the facts of each file from one run to the next, in one cache file for each module, as
/// long as the file's key stays the same.
///
/// A cache only saves time: if it is missing, damaged, or from another toolchain or another build
/// of this program, it counts as empty, and if it can't be written, there is none.
package struct FactsCache: Sendable {
  private let folder: String
  /// Identifies the programs that found the facts; nil if that fails, and then nothing is kept.
  private let origin: String?

  /// Opens the folder, which may not exist yet; a change to one of the programs empties it.
  package init(folder: String, programs: [String?]) {
    self.folder = folder
    let stamps = programs.compactMap { $0.flatMap(FileStamp.init)?.text }
    origin = stamps.count == programs.count ? stamps.joined(separator: "\n") : nil
  }

  /// What must be the same for the facts to be the same; nil for a file that doesn't exist.
  ///
  /// Must be computed before the file is read, so that the next run notices a change in between.
  static func key(of unit: IndexUnit) -> String? {
    FileStamp(unit.file).map { "\($0.text) \(unit.record ?? "")" }
  }

  func facts(of module: String) -> [String: FileFacts] { table(of: module).read() }

  func save(_ facts: [String: FileFacts], of module: String) {
    guard origin != nil else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    table(of: module).write(facts)
  }

  /// What units contain, as long as their stamps stay the same; nil for another build's units.
  package var units: PackedTable<IndexUnit?> {
    // No module's name begins with a dot.
    PackedTable(path: "\(folder)/.units", origin: origin)
  }

  private func table(of module: String) -> PackedTable<FileFacts> {
    PackedTable(path: "\(folder)/\(module)", origin: origin)
  }
}
