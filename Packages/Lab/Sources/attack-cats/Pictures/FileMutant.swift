import HostileSupport
import SeededNumbers
import Shared

/// A PNG file with a few changes, usually with its checksums corrected.
struct FileMutant {
  private static let pixelLimit = 1_000_000

  let bytes: [UInt8]
  /// Changed without correcting the checksums, so it must be refused.
  private let isDamaged: Bool

  init(_ number: Int, _ chance: inout SeededGenerator) {
    let kind = PNGKind.all[number % PNGKind.all.count]
    let sample = kind.sample(
      width: chance.number(in: 1...20), height: chance.number(in: 1...20))
    var parts = PartMutation(sample, &chance)
    for _ in 0..<chance.number(in: 0...3) { parts.change(&chance) }
    let mended = parts.file.bytes
    guard chance.oneIn(4) else {
      bytes = mended
      isDamaged = false
      return
    }
    bytes = Self.damaged(mended, &chance)
    isDamaged = bytes != mended
  }

  func attempt() throws -> String {
    let result = try PictureRead.result(bytes, pixelLimit: Self.pixelLimit)
    guard case .success(let picture) = result else { return PictureRead.outcome(result) }
    if isDamaged { throw Violation("a picture from a file with wrong checksums") }
    // Pixels that were never written would differ between two reads.
    guard try Bitmap(png: bytes) == picture else { throw Violation("two reads gave two pictures") }
    guard try Bitmap(png: picture.pngData()) == picture else {
      throw Violation("writing and reading changed the picture")
    }
    return PictureRead.outcome(result)
  }

  /// Bytes that were lost, added or changed in transit.
  private static func damaged(_ bytes: [UInt8], _ chance: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    let place = chance.below(bytes.count)
    switch chance.below(5) {
    case 0: bytes[place] ^= 1 << UInt8(chance.below(8))
    case 1: bytes.removeLast(bytes.count - place)
    case 2: bytes.insert(UInt8(chance.below(256)), at: place)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + chance.number(in: 1...20)))
    default:
      // The length of the first chunk, on which the places of all others depend.
      bytes.replaceSubrange(
        8..<12, with: PNGBytes.number(Int(UInt32(truncatingIfNeeded: chance.next()))))
    }
    return bytes
  }
}
