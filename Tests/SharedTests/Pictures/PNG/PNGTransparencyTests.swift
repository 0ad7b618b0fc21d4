import HostileSupport
import Testing

@testable import Shared

@Suite("Transparency in PNG")
struct PNGTransparencyTests {
  @Test(arguments: [1, 2, 4, 8, 16], [false, true])
  func `One grey is transparent`(depth: Int, isInterlaced: Bool) throws {
    let sample = PNGSample(
      width: 2, height: 2, colorType: 0, depth: depth, isInterlaced: isInterlaced,
      transparency: [0, 1]
    ) { x, y in [x == y ? 1 : 0] }
    #expect(try alphas(of: sample) == [0, 255, 255, 0])
  }

  @Test(arguments: [8, 16])
  func `One colour is transparent`(depth: Int) throws {
    let sample = PNGSample(
      width: 4, height: 1, colorType: 2, depth: depth, transparency: [0, 1, 0, 2, 0, 3]
    ) { x, _ in [[1, 2, 3], [1, 2, 4], [1, 0, 3], [0, 2, 3]][x] }
    #expect(try alphas(of: sample) == [0, 255, 255, 255])
  }

  @Test func `Sixteen bits are compared whole`() throws {
    let sample = PNGSample(
      width: 2, height: 1, colorType: 0, depth: 16, transparency: [0x12, 0x34]
    ) { x, _ in [0x1234 + x] }
    #expect(try alphas(of: sample) == [0, 255])
    let color = PNGSample(
      width: 2, height: 1, colorType: 2, depth: 16,
      transparency: [0x12, 0x34, 0x56, 0x78, 0x9A, 0xBC]
    ) { x, _ in [0x1234, 0x5678, 0x9ABC + x] }
    #expect(try alphas(of: color) == [0, 255])
  }

  @Test func `Bits above the depth are passed over`() throws {
    let grey = PNGSample(width: 1, height: 1, colorType: 0, transparency: [0xFF, 7]) { _, _ in [7] }
    let color = PNGSample(
      width: 1, height: 1, colorType: 2, transparency: [0xFF, 7, 1, 8, 2, 9]
    ) { _, _ in [7, 8, 9] }
    #expect(try alphas(of: grey) == [0])
    #expect(try alphas(of: color) == [0])
  }

  @Test(arguments: [false, true])
  func `Colours of a palette have alpha as far as it is given`(isInterlaced: Bool) throws {
    let sample = PNGSample(
      width: 4, height: 1, colorType: 3, depth: 2, isInterlaced: isInterlaced,
      palette: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], transparency: [0, 128]
    ) { x, _ in [x] }
    let picture = try Bitmap(png: sample.file.bytes)
    #expect(picture.rgba == [1, 2, 3, 0, 4, 5, 6, 128, 7, 8, 9, 255, 10, 11, 12, 255])
  }

  private func alphas(of sample: PNGSample) throws -> [UInt8] {
    let rgba = try Bitmap(png: sample.file.bytes).rgba
    return stride(from: 3, to: rgba.count, by: 4).map { rgba[$0] }
  }
}
