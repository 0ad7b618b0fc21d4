import Testing

@testable import Shared

@Suite("Matrices of colour")
struct ColorMatrixTests {
  @Test func `Full saturation keeps colours`() {
    let identity = ColorMatrix(
      red: SIMD3(1024, 0, 0), green: SIMD3(0, 1024, 0), blue: SIMD3(0, 0, 1024))
    #expect(ColorMatrix.saturation(1024) == identity)
    #expect(ColorMatrix.identity == identity)
  }

  @Test func `No saturation is lightness`() {
    let row = SIMD3<Int32>(218, 732, 74)
    #expect(ColorMatrix.luma == ColorMatrix(red: row, green: row, blue: row))
  }

  @Test(arguments: [-1024, 0, 1, 341, 717, 819, 870, 922, 1023, 1024, 1331, 4096] as [Int32])
  func `The rows of a saturation add up to one`(amount: Int32) {
    let matrix = ColorMatrix.saturation(amount)
    #expect([matrix.red, matrix.green, matrix.blue].map { $0.wrappedSum() } == [1024, 1024, 1024])
  }

  @Test func `Results are rounded to the nearest and kept in the range`() throws {
    let matrix = ColorMatrix(
      red: SIMD3(512, 0, 0), green: SIMD3(0, 4096, 0), blue: SIMD3(0, 0, -1024))
    let rgba: [UInt8] = [1, 63, 0, 9, 2, 64, 1, 8, 255, 255, 255, 7]
    let picture = try #require(Bitmap(width: 3, height: 1, rgba: rgba))
    let result = ColorTransform(matrix).apply(to: picture) { false }
    #expect(result?.rgba == [1, 252, 0, 9, 1, 255, 0, 8, 128, 255, 0, 7])
  }

  @Test func `Each channel follows its own curve`() throws {
    let transform = ColorTransform(
      red: ColorCurve((0, 10), (255, 10)), green: ColorCurve((0, 20), (255, 20)),
      blue: ColorCurve((0, 255), (255, 0)))
    let picture = try #require(Bitmap(width: 1, height: 1, rgba: [1, 2, 3, 4]))
    #expect(transform.apply(to: picture) { false }?.rgba == [10, 20, 252, 4])
  }
}
