import HostileSupport
import SeededNumbers
import Testing

@testable import Shared

@Suite("Encoding PNG")
struct PNGEncodingTests {
  @Test(arguments: [(1, 1), (1, 9), (9, 1), (2, 2), (31, 17), (700, 500)])
  func `What is written is read back`(width: Int, height: Int) throws {
    for seed: UInt64 in 0..<3 {
      var noise = SeededGenerator(seed: seed)
      let picture = try noise.picture(width: width, height: height)
      let png = try picture.pngData()
      #expect(try Bitmap(png: png) == picture)
    }
  }

  @Test func `Smooth pictures are read back too`() throws {
    let rgba = (0..<64 * 64).flatMap { position -> [UInt8] in
      let (x, y) = (UInt8(position % 64), UInt8(position / 64))
      return [4 * x, 4 * y, x + y, 255]
    }
    let picture = try #require(Bitmap(width: 64, height: 64, rgba: rgba))
    let png = try picture.pngData()
    #expect(try Bitmap(png: png) == picture)
    // The differences between pixels are small, so the file is small too.
    #expect(png.count < rgba.count / 20)
  }

  @Test func `The file is of eight bits with alpha`() throws {
    let picture = try #require(Bitmap(width: 2, height: 1, rgba: [1, 2, 3, 4, 5, 6, 7, 8]))
    let png = try picture.pngData()
    let sample = PNGSample(width: 2, height: 1) { _, _ in [] }
    let start = PNGBytes.signature + PNGBytes.chunk("IHDR", sample.header)
    #expect(png.starts(with: start))
    #expect(png.suffix(12) == PNGBytes.chunk("IEND", [])[...])
  }

  @Test func `A stream of many pieces is read back`() throws {
    var noise = SeededGenerator(seed: 1)
    let picture = try noise.picture(width: 1000, height: 300)
    let png = try picture.pngData()
    #expect(png.count > 1 << 20)
    #expect(try Bitmap(png: png) == picture)
  }

  /// A row of two gigabytes, whose pixels are never read.
  @Test func `What is too wide for the format is an error`() {
    let width = 1 << 29
    let rgba = [UInt8](unsafeUninitializedCapacity: 4 * width) { _, count in count = 4 * width }
    let picture = Bitmap(width: width, height: 1, filledWith: rgba)
    #expect(throws: PNGError.tooLarge(width: width, height: 1)) { try picture.pngData() }
  }

  @Test func `Cancelled work is given up`() async throws {
    var noise = SeededGenerator(seed: 2)
    let picture = try noise.picture(width: 4, height: 4)
    let png = try picture.pngData()
    let errors = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var encoding: PNGError?
      do throws(PNGError) { _ = try picture.pngData() } catch { encoding = error }
      return [PNGBytes.error(png), encoding]
    }.value
    #expect(errors == [.cancelled, .cancelled])
  }
}
