import HostileSupport
import Testing

@testable import Shared

@Suite("The header of PNG")
struct PNGHeaderTests {
  private let sample = PNGSample(width: 1, height: 1, colorType: 0) { _, _ in [7] }

  @Test(
    arguments: [
      (1, 3), (1, 5), (1, 7), (0, 0), (0, 3), (0, 32), (2, 1), (2, 2), (2, 4), (3, 16), (4, 1),
      (4, 4), (5, 8), (6, 4), (6, 32), (7, 8), (255, 8),
    ])
  func `Only depths of the standard are known`(colorType: Int, depth: Int) {
    var other = sample
    other.colorType = colorType
    other.depth = depth
    #expect(sample.file.replacing("IHDR", with: other.header).error == .invalidChunk("IHDR"))
  }

  /// The methods of compression, filtering and interlacing.
  @Test(arguments: [(10, 1), (11, 1), (12, 2)] as [(Int, UInt8)])
  func `Only methods of the standard are known`(index: Int, method: UInt8) {
    var header = sample.header
    header[index] = method
    #expect(sample.file.replacing("IHDR", with: header).error == .invalidChunk("IHDR"))
  }

  @Test func `A header of another size is an error`() {
    #expect(sample.file.replacing("IHDR", with: []).error == .invalidChunk("IHDR"))
    #expect(
      sample.file.replacing("IHDR", with: sample.header + [0]).error == .invalidChunk("IHDR"))
  }

  @Test(arguments: [(0, 1), (1, 0), (0, 0), (1 << 31, 1), (1, 1 << 31), (1 << 32 - 1, 1)])
  func `Sizes outside the standard are errors`(width: Int, height: Int) {
    #expect(error(width: width, height: height, pixelLimit: .max) == .invalidChunk("IHDR"))
  }

  @Test(arguments: [(101, 1), (1, 101), (11, 10), (1 << 31 - 1, 1 << 31 - 1)])
  func `More pixels than the limit are too many`(width: Int, height: Int) {
    #expect(
      error(width: width, height: height, pixelLimit: 100)
        == .tooLarge(width: width, height: height))
  }

  @Test func `As many pixels as the limit are not`() throws {
    let kind = PNGKind(colorType: 0, depth: 8, isInterlaced: false)
    let file = kind.sample(width: 10, height: 10).file
    #expect(try Bitmap(png: file.bytes, pixelLimit: 100).width == 10)
  }

  /// Two rows are kept besides the picture, however few pixels it has.
  @Test(arguments: [false, true])
  func `A row of more than 16 MB is too large`(isInterlaced: Bool) {
    func error(width: Int) -> PNGError? {
      let sample = PNGSample(
        width: width, height: 1, colorType: 6, depth: 16, isInterlaced: isInterlaced
      ) { _, _ in [] }
      return sample.file(pixels: PNGSample.deflated([])).error
    }
    #expect(error(width: 2_000_000) == .missingPixels)
    #expect(error(width: 2_000_001) == .tooLarge(width: 2_000_001, height: 1))
  }

  /// If these were allocated, the process would end.
  @Test(arguments: [1 << 31 - 1, 1 << 30, 1 << 22])
  func `What no memory holds is an error without a limit too`(size: Int) {
    #expect(
      error(width: size, height: size, pixelLimit: .max) == .tooLarge(width: size, height: size))
  }

  @Test func `What the file cannot fill is an error before it is allocated`() {
    #expect(error(width: 1 << 20, height: 1 << 20, pixelLimit: .max) == .missingPixels)
    #expect(error(width: 8000, height: 8000, pixelLimit: 64_000_000) == .missingPixels)
  }

  private func error(width: Int, height: Int, pixelLimit: Int) -> PNGError? {
    var other = sample
    other.width = width
    other.height = height
    let file = sample.file.replacing("IHDR", with: other.header)
    do throws(PNGError) {
      _ = try Bitmap(png: file.bytes, pixelLimit: pixelLimit)
      return nil
    } catch { return error }
  }
}
