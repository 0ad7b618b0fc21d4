import HostileSupport
import Shared

/// A small file that claims a huge size, or expands to one.
struct PictureBomb: Sendable {
  private let name: String
  private let make: @Sendable () -> [UInt8]
  private let outcomes: [String]

  private init(
    _ name: String, _ outcomes: String..., make: @escaping @Sendable () -> [UInt8]
  ) {
    self.name = name
    self.outcomes = outcomes
    self.make = make
  }

  func attempt() throws -> String {
    let bytes = make()
    guard bytes.count <= 10_000_000 else { throw Violation("\(name): too large for an answer") }
    let outcome = PictureRead.outcome(try PictureRead.result(bytes, pixelLimit: 64_000_000))
    guard outcomes.contains(outcome) else {
      throw Violation("\(name): \(outcome) instead of \(outcomes.joined(separator: " or "))")
    }
    return outcome
  }

  static let all: [PictureBomb] = [
    PictureBomb("a million pixels of one bit", "a picture") {
      file(1_000, 1_000, type: 0, depth: 1, inflated: 1_000 * 126)
    },
    PictureBomb("the maximum number of pixels, of one bit", "a picture") {
      file(8_000, 8_000, type: 0, depth: 1, inflated: 8_000 * 1_001)
    },
    PictureBomb("one row too many", "too large") {
      file(8_000, 8_001, type: 0, depth: 1, inflated: 8_001 * 1_001)
    },
    PictureBomb("a side of 2^31 - 1", "too large") {
      file(1 << 31 - 1, 1, type: 0, depth: 1, inflated: 100)
    },
    PictureBomb("both sides of 2^31 - 1", "too large") {
      file(1 << 31 - 1, 1 << 31 - 1, type: 6, depth: 16, inflated: 100)
    },
    PictureBomb("a side of 2^32 - 1", "with an invalid part") {
      file(1 << 32 - 1, 1, type: 0, depth: 1, inflated: 100)
    },
    PictureBomb("few bytes for many pixels", "with too few pixels") {
      file(8_000, 8_000, type: 6, depth: 8, inflated: 1_000)
    },
    PictureBomb("a row of 512 MB", "too large") {
      file(64_000_000, 1, type: 6, depth: 16, inflated: 512_000_001)
    },
    PictureBomb("a row of 512 MB, interlaced", "too large") {
      file(64_000_000, 1, type: 6, depth: 16, interlaced: 1, inflated: 512_000_001)
    },
    PictureBomb("a row of 8 MB", "a picture") {
      file(8_000_000, 1, type: 0, depth: 8, inflated: 8_000_001)
    },
    PictureBomb("a column of 500,000 pixels, interlaced", "a picture") {
      file(1, 500_000, type: 0, depth: 8, interlaced: 1, inflated: 2 * 500_000)
    },
    PictureBomb("one pixel and 500 MB after it", "with too many pixels") {
      file(1, 1, type: 0, depth: 8, inflated: 500_000_000)
    },
    PictureBomb("500,000 empty chunks", "a picture") {
      var file = sample(1, 1, type: 0, depth: 8, inflated: 2)
      let empty = (name: "IDAT", data: [UInt8]())
      file.chunks.insert(contentsOf: [_](repeating: empty, count: 500_000), at: 1)
      return file.bytes
    },
    PictureBomb("500,000 unknown chunks", "a picture") {
      var file = sample(1, 1, type: 0, depth: 8, inflated: 2)
      let unknown = (name: "teXt", data: [UInt8]())
      file.chunks.insert(contentsOf: [_](repeating: unknown, count: 500_000), at: 1)
      return file.bytes
    },
    PictureBomb("text that expands to 500 MB", "a picture") {
      sample(1, 1, type: 0, depth: 8, inflated: 2)
        .inserting("zTXt", [97, 0, 0] + FixedDeflate.zeros(500_000_000), at: 1).bytes
    },
    PictureBomb("a colour profile that expands to 500 MB", "a picture") {
      sample(1, 1, type: 0, depth: 8, inflated: 2)
        .inserting("iCCP", [97, 0, 0] + FixedDeflate.zeros(500_000_000), at: 1).bytes
    },
  ]

  private static func file(
    _ width: Int, _ height: Int, type: Int, depth: Int, interlaced: UInt8 = 0, inflated: Int
  ) -> [UInt8] {
    sample(width, height, type: type, depth: depth, interlaced: interlaced, inflated: inflated)
      .bytes
  }

  /// A file whose rows are that many zeros.
  private static func sample(
    _ width: Int, _ height: Int, type: Int, depth: Int, interlaced: UInt8 = 0, inflated: Int
  ) -> PNGBytes {
    let sample = PNGSample(
      width: width, height: height, colorType: type, depth: depth, isInterlaced: interlaced == 1
    ) { _, _ in [] }
    return sample.file(pixels: FixedDeflate.zeros(inflated))
  }
}
