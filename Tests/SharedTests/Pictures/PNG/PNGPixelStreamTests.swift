import HostileSupport
import Testing

@testable import Shared

@Suite("The stream of PNG's pixels")
struct PNGPixelStreamTests {
  private let sample = PNGSample(width: 2, height: 2, colorType: 0) { x, y in [x + y] }

  @Test(arguments: [0, 1, 5])
  func `Too few pixels are an error`(count: Int) {
    #expect(error(rows: Array(sample.rows.prefix(count))) == .missingPixels)
  }

  @Test func `Too many pixels are an error`() {
    #expect(error(rows: sample.rows + [0]) == .surplusPixels)
    #expect(error(rows: sample.rows + sample.rows) == .surplusPixels)
  }

  /// A hundred megabytes in a hundred kilobytes: no more is inflated than the picture can hold.
  @Test func `A bomb is not inflated`() {
    let bomb = PNGSample.deflated([UInt8](repeating: 0, count: 100_000_000))
    #expect(bomb.count < 100_000)
    #expect(sample.file(pixels: bomb).error == .surplusPixels)
  }

  @Test func `Nothing may follow the stream`() {
    let stream = PNGSample.deflated(sample.rows)
    #expect(sample.file(pixels: stream + [0]).error == .surplusPixels)
    let file = sample.file(pixels: stream)
    #expect(file.inserting("IDAT", [0], at: 2).error == .surplusPixels)
    #expect(file.inserting("IDAT", [], at: 2).error == nil)
  }

  @Test func `The stream ends with its checksum`() {
    let stream = PNGSample.deflated(sample.rows)
    #expect(sample.file(pixels: stream.dropLast()).error == .missingPixels)
    #expect(sample.file(pixels: stream.dropLast(4)).error == .missingPixels)
    var wrong = stream
    wrong[stream.count - 1] ^= 1
    #expect(sample.file(pixels: wrong).error == .damagedPixels)
  }

  @Test func `Data that isn't a stream is an error`() {
    #expect(sample.file(pixels: [1, 2, 3, 4]).error == .damagedPixels)
    #expect(sample.file(pixels: []).error == .missingPixels)
    // A stream that needs a preset dictionary, which PNG doesn't allow.
    #expect(sample.file(pixels: [0x78, 0xBB, 0, 0, 0, 1, 0]).error == .damagedPixels)
  }

  @Test(arguments: [(1, 1), (2, 2), (2, 3), (4, 9), (8, 200)])
  func `A colour that the palette lacks is an error`(depth: Int, index: Int) {
    let indexed = PNGSample(
      width: 2, height: 1, colorType: 3, depth: depth,
      palette: depth == 1 ? [1, 2, 3] : [1, 2, 3, 4, 5, 6]
    ) { x, _ in [x * index] }
    #expect(indexed.file.error == .missingColor(index))
  }

  private func error(rows: [UInt8]) -> PNGError? {
    sample.file(pixels: PNGSample.deflated(rows)).error
  }
}
