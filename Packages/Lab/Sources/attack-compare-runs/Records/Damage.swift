import Foundation
import SeededNumbers

/// Damage to a file by a disk, a copy or another program.
enum Damage: String, CaseIterable, Sendable {
  case bit, byte, zeros, truncated, emptied, longer, other, removed, folder

  /// Half of the damages are single bits, which are the hardest to notice.
  static func random(using generator: inout SeededGenerator) -> Damage {
    Bool.random(using: &generator) ? .bit : allCases.randomElement(using: &generator) ?? .bit
  }

  /// Damages the file, possibly by putting another one in its place.
  func spoil(_ path: String, other: String, using generator: inout SeededGenerator) throws {
    let url = URL(fileURLWithPath: path)
    var bytes = try Data(contentsOf: url)
    let place = bytes.indices.randomElement(using: &generator) ?? 0
    switch self {
    case .bit: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case .byte: bytes[place] = .random(in: 0...255, using: &generator)
    case .zeros:
      let end = min(place + .random(in: 1...64, using: &generator), bytes.count)
      bytes.replaceSubrange(place..<end, with: Data(count: end - place))
    case .truncated: bytes = bytes.prefix(place)
    case .emptied: bytes = Data()
    case .longer:
      let count = Int.random(in: 1...4_096, using: &generator)
      for _ in 0..<count { bytes.append(.random(in: 0...255, using: &generator)) }
    case .other: bytes = try Data(contentsOf: URL(fileURLWithPath: other))
    case .removed, .folder:
      try FileManager.default.removeItem(at: url)
      if self == .folder {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      }
      return
    }
    try bytes.write(to: url)
  }
}
