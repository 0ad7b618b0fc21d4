import HostileSupport
import SeededNumbers
import Testing

@testable import Shared

@Suite("Hostile PNG")
struct PNGHostileTests {
  private static let kinds = PNGKind.all.filter { $0.depth <= 8 }

  @Test func `Data that doesn't begin like a PNG file is rejected`() {
    #expect(PNGBytes.error(Array("<html>".utf8)) == .notPNG)
    #expect(PNGBytes.error([0xFF, 0xD8, 0xFF]) == .notPNG)
    #expect(PNGBytes.error([137, 80, 78, 71, 13, 10, 26, 11]) == .notPNG)
  }

  @Test(arguments: kinds)
  func `A file cut anywhere is an error`(kind: PNGKind) {
    let bytes = kind.sample(width: 5, height: 3).file.bytes
    for count in bytes.indices {
      #expect(PNGBytes.error(Array(bytes.prefix(count))) == .truncated)
    }
  }

  /// Every chunk has a checksum, and a wrong length leads to something that isn't a chunk.
  @Test(arguments: kinds)
  func `A file with any bit flipped is an error`(kind: PNGKind) {
    let bytes = kind.sample(width: 3, height: 2).file.bytes
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        #expect(PNGBytes.error(damaged) != nil, "bit \(bit) of byte \(index)")
      }
    }
  }

  /// The checksums are correct here, so that the code after them sees the damage.
  @Test(arguments: kinds)
  func `Any bit may be wrong in a chunk`(kind: PNGKind) throws {
    let file = kind.sample(width: 5, height: 3).file
    for (position, chunk) in file.chunks.enumerated() {
      for index in 0..<8 * chunk.data.count {
        var damaged = file
        damaged.chunks[position].data[index / 8] ^= 1 << (index % 8)
        guard let picture = try? Bitmap(png: damaged.bytes, pixelLimit: 10_000) else { continue }
        #expect(picture.rgba.count == 4 * picture.width * picture.height)
      }
    }
  }

  /// Random rows do no harm either.
  @Test(arguments: PNGKind.all)
  func `Rows may be anything`(kind: PNGKind) throws {
    let sample = kind.sample(width: 9, height: 7)
    let size = sample.rows.count
    for seed: UInt64 in 0..<200 {
      var noise = SeededGenerator(seed: seed)
      let rows = noise.bytes(size).map { seed % 2 == 0 ? $0 : $0 % 6 }
      guard let error = sample.file(pixels: PNGSample.deflated(rows)).error else { continue }
      switch error {
      case .unknownRowFilter, .missingColor: continue
      default: Issue.record(error)
      }
    }
  }

  @Test func `A wrong checksum is named`() {
    let file = PNGKind(colorType: 3, depth: 8, isInterlaced: false).sample(width: 1, height: 1).file
    var start = PNGBytes.signature.count
    for chunk in file.chunks {
      start += 12 + chunk.data.count
      var bytes = file.bytes
      bytes[start - 1] ^= 1
      #expect(PNGBytes.error(bytes) == .damagedChunk(chunk.name))
    }
  }

  @Test func `A length beyond the end is an error`() {
    let bytes = PNGBytes.signature + [255, 255, 255, 255] + Array("IHDR".utf8) + [0, 0, 0, 0]
    #expect(PNGBytes.error(bytes) == .truncated)
  }

  @Test func `Nothing may follow the end`() {
    let file = PNGKind(colorType: 0, depth: 8, isInterlaced: false).sample(width: 1, height: 1).file
    #expect(PNGBytes.error(file.bytes + [0]) == .trailingBytes(1))
    #expect(PNGBytes.error(file.bytes + file.bytes) == .trailingBytes(file.bytes.count))
  }
}
