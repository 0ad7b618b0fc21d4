import CompareSupport
import Foundation

/// Keeps the facts of each file from one run to the next, one cache file for each module.
///
/// A cache only saves time: one that is missing, damaged, from another toolchain or another build
/// of this program counts as empty, and one that cannot be written is done without.
package struct FactsCache: Sendable {
  /// What is known of a file as long as its key stays the same.
  struct Entry: Sendable {
    let key: String
    let facts: FileFacts
  }

  private let folder: String
  /// Who found the facts out; nil when that cannot be told, and nothing is kept.
  private let origin: String?

  /// Opens the folder, which need not be there; a change to one of the programs empties it.
  package init(folder: String, programs: [String?]) {
    self.folder = folder
    let stamps = programs.compactMap { $0.flatMap(FileStamp.init)?.text }
    origin = stamps.count == programs.count ? stamps.joined(separator: "\n") : nil
  }

  /// What must be the same for the facts to be the same; nil for a file that is not there.
  ///
  /// To be asked before the file is read, so that a change in between is found out next time.
  static func key(of unit: IndexUnit) -> String? {
    FileStamp(unit.file).map { "\($0.text) \(unit.record ?? "")" }
  }

  func entries(of module: String) -> [Entry] {
    guard let origin, let bytes = file(of: module).read() else { return [] }
    var unpacker = Unpacker(bytes)
    guard (try? unpacker.text()) == origin else { return [] }
    return (try? Array(from: &unpacker)) ?? []
  }

  func save(_ entries: [Entry], of module: String) {
    guard let origin else { return }
    var packer = Packer()
    packer.add(origin)
    entries.pack(into: &packer)
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    file(of: module).write(packer.bytes)
  }

  /// No module's name begins with a dot.
  var units: UnitsCache { UnitsCache(file: file(of: ".units"), origin: origin) }

  private func file(of module: String) -> CacheFile { CacheFile(path: "\(folder)/\(module)") }
}

extension FactsCache.Entry: Packable {
  func pack(into packer: inout Packer) {
    packer.add(key)
    facts.pack(into: &packer)
  }

  init(from unpacker: inout Unpacker) throws(Damage) {
    key = try unpacker.text()
    facts = try FileFacts(from: &unpacker)
  }
}
