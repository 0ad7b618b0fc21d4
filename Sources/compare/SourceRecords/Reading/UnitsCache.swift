import CompareSupport
import Foundation

/// Keeps what units say from one run to the next: most are those of the last run.
struct UnitsCache: Sendable {
  /// What a unit says as long as its stamp stays the same; nothing when it is another build's.
  struct Entry: Sendable {
    let stamp: String
    let unit: IndexUnit?
  }

  private let file: CacheFile
  private let origin: String?

  /// Nothing is kept where it cannot be told who found it out.
  init(file: CacheFile, origin: String?) {
    self.file = file
    self.origin = origin
  }

  func entries() -> [String: IndexUnit?] {
    guard let origin, let bytes = file.read() else { return [:] }
    var unpacker = Unpacker(bytes)
    guard (try? unpacker.text()) == origin else { return [:] }
    let entries = (try? Array<Entry>(from: &unpacker)) ?? []
    return Dictionary(entries.map { ($0.stamp, $0.unit) }) { first, _ in first }
  }

  func save(_ entries: [Entry]) {
    guard let origin else { return }
    var packer = Packer()
    packer.add(origin)
    entries.pack(into: &packer)
    file.write(packer.bytes)
  }
}

extension UnitsCache.Entry: Packable {
  func pack(into packer: inout Packer) {
    stamp.pack(into: &packer)
    unit.pack(into: &packer)
  }

  init(from unpacker: inout Unpacker) throws(Damage) {
    stamp = try String(from: &unpacker)
    unit = try IndexUnit?(from: &unpacker)
  }
}
