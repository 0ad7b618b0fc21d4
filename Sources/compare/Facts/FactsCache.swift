import Foundation

/// Keeps the facts of each file from one run to the next, one cache file for each source file.
///
/// A cache only saves time: one that is missing, damaged, from another toolchain or another build
/// of this program counts as empty, and one that cannot be written is done without.
struct FactsCache: Sendable {
  private let folder: String
  /// Who found the facts out; nil when that cannot be told, and nothing is kept.
  private let origin: String?

  /// Opens the folder, which need not be there; a change to one of the programs empties it.
  init(folder: String, programs: [String?]) {
    self.folder = folder
    let stamps = programs.compactMap { $0.flatMap(FileStamp.init)?.text }
    origin = stamps.count == programs.count ? stamps.joined(separator: "\n") : nil
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// What must be the same for the facts to be the same; nil for a file that is not there.
  ///
  /// To be asked before the file is read, so that a change in between is found out next time.
  func key(of unit: IndexUnit) -> String? {
    guard let origin, let stamp = FileStamp(unit.file) else { return nil }
    return [origin, stamp.text, unit.module, unit.record ?? ""].joined(separator: "\n")
  }

  func facts(of unit: IndexUnit, key: String) -> FileFacts? {
    guard let data = FileManager.default.contents(atPath: path(of: unit)) else { return nil }
    var bytes = Array(data)
    guard let sum = Checksum.remove(from: &bytes), sum == Checksum.of(bytes) else { return nil }
    var unpacker = Unpacker(bytes)
    guard (try? unpacker.text()) == key else { return nil }
    return try? FileFacts(from: &unpacker)
  }

  func save(_ facts: FileFacts, of unit: IndexUnit, key: String) {
    var packer = Packer()
    packer.add(key)
    facts.pack(into: &packer)
    let bytes = packer.bytes + Checksum.bytes(of: packer.bytes)
    // A run that is interrupted, or another one at the same time, leaves a whole file. Foundation's
    // atomic writing also waits for the disk each time, which takes longer than all the rest.
    let draft = "\(path(of: unit)).\(ProcessInfo.processInfo.processIdentifier)"
    guard (try? Data(bytes).write(to: URL(fileURLWithPath: draft))) != nil else { return }
    if rename(draft, path(of: unit)) != 0 { unlink(draft) }
  }

  /// Two files with the same name here would only replace each other: the key tells them apart.
  private func path(of unit: IndexUnit) -> String {
    "\(folder)/\(String(Checksum.of(Array("\(unit.module) \(unit.file)".utf8)), radix: 16))"
  }
}

/// Finds damage by chance, not by intent: FNV-1a with 64 bits.
enum Checksum {
  static func of(_ bytes: [UInt8]) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return sum
  }

  static func bytes(of bytes: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: of(bytes).littleEndian) { Array($0) }
  }

  /// Takes the eight bytes of a sum from the end.
  static func remove(from bytes: inout [UInt8]) -> UInt64? {
    guard bytes.count >= 8 else { return nil }
    let sum = bytes.suffix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    bytes.removeLast(8)
    return sum
  }
}
