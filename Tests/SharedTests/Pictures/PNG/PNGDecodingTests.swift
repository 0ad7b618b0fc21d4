import HostileSupport
import Testing

@testable import Shared

@Suite("Decoding PNG")
struct PNGDecodingTests {
  @Test(arguments: PNGKind.all)
  func `Every kind of pixel is read`(kind: PNGKind) throws {
    for (width, height) in [(1, 1), (2, 1), (1, 5), (5, 3), (8, 8), (9, 10), (17, 33)] {
      let sample = kind.sample(width: width, height: height)
      let picture = try Bitmap(png: sample.file.bytes)
      let expected = (0..<height).flatMap { y in
        (0..<width).flatMap { x in kind.rgba(sample.samples(x, y), palette: sample.palette) }
      }
      #expect(picture == Bitmap(width: width, height: height, rgba: expected))
    }
  }

  @Test(
    arguments: [
      (1, [0, 255]), (2, [0, 85, 170, 255]), (4, (0...15).map { UInt8(17 * $0) }),
    ])
  func `Small greys are spread from black to white`(depth: Int, greys: [UInt8]) throws {
    let sample = PNGSample(width: greys.count, height: 1, colorType: 0, depth: depth) { x, _ in
      [x]
    }
    let picture = try Bitmap(png: sample.file.bytes)
    #expect(picture.rgba == greys.flatMap { [$0, $0, $0, 255] })
  }

  @Test func `Sixteen bits become the nearest of eight`() throws {
    let samples = [0, 128, 129, 0x7FFF, 0x8000, 0xFF7E, 0xFF7F, 0xFFFF]
    let sample = PNGSample(width: 8, height: 1, colorType: 0, depth: 16) { x, _ in [samples[x]] }
    let greys = stride(from: 0, to: 32, by: 4).map { try? Bitmap(png: sample.file.bytes).rgba[$0] }
    #expect(greys == [0, 0, 1, 127, 128, 254, 255, 255])
  }

  @Test func `The pixels may lie in any number of pieces`() throws {
    let sample = PNGKind(colorType: 2, depth: 8, isInterlaced: true).sample(width: 9, height: 9)
    var file = sample.file
    let whole = try Bitmap(png: file.bytes)
    let pixels = try #require(file.chunks.first { $0.name == "IDAT" }).data
    let pieces = [("IDAT", [])] + pixels.map { ("IDAT", [$0]) } + [("IDAT", [])]
    file.chunks.replaceSubrange(1...1, with: pieces)
    #expect(try Bitmap(png: file.bytes) == whole)
  }

  @Test func `Unknown chunks that may be passed over are`() throws {
    let sample = PNGKind(colorType: 6, depth: 8, isInterlaced: false).sample(width: 3, height: 3)
    let file = sample.file
    let other = file.inserting("teXt", [1, 2, 3], at: 1).inserting("gAMA", at: 3)
    let picture = try Bitmap(png: file.bytes)
    #expect(try Bitmap(png: other.bytes) == picture)
  }

  @Test func `Colours may come with a palette to suggest`() throws {
    let sample = PNGKind(colorType: 2, depth: 8, isInterlaced: false).sample(width: 3, height: 3)
    let file = sample.file
    let picture = try Bitmap(png: file.bytes)
    #expect(try Bitmap(png: file.inserting("PLTE", [1, 2, 3], at: 1).bytes) == picture)
  }

  @Test func `A picture larger than a batch of rows is read whole`() throws {
    let kind = PNGKind(colorType: 2, depth: 8, isInterlaced: false)
    let sample = kind.sample(width: 300, height: 100)
    let picture = try Bitmap(png: sample.file.bytes)
    let expected = (0..<30_000).flatMap { sample.samples($0 % 300, $0 / 300) + [255] }
    #expect(picture.rgba == expected.map(UInt8.init))
  }
}
