import HostileSupport
import SeededNumbers
import Testing

@testable import Shared

@Suite("PNG's filters of rows")
struct PNGRowFilterTests {
  /// Two rows of three greys, filtered by hand, in the order of the filters' numbers.
  @Test(
    arguments: [
      (0, [10, 20, 30], [40, 50, 60]),
      (1, [10, 10, 10], [40, 10, 10]),
      (2, [10, 20, 30], [30, 30, 30]),
      // Half of left and up: 0, 5, 10; then 5, 30, 40.
      (3, [10, 15, 20], [35, 20, 20]),
      // Nearest to left + up - corner: 0, 10, 20; then up 10, left 40, left 50.
      (4, [10, 10, 10], [30, 10, 10]),
    ] as [(UInt8, [UInt8], [UInt8])])
  func `A row is what its filter says`(number: UInt8, first: [UInt8], second: [UInt8]) throws {
    let sample = PNGSample(width: 3, height: 2, colorType: 0) { _, _ in [] }
    let rows = [number] + first + [number] + second
    let picture = try Bitmap(png: sample.file(pixels: PNGSample.deflated(rows)).bytes)
    #expect(picture.rgba == [10, 20, 30, 40, 50, 60].flatMap { [$0, $0, $0, 255] })
  }

  /// Left, up and corner, and which of them is nearest to left + up - corner.
  @Test(
    arguments: [
      (7, 7, 7, 7), (10, 20, 10, 20), (20, 10, 10, 20), (10, 20, 20, 10), (20, 10, 20, 10),
      // left + up - corner is 10, the corner's value; then ties: left before up before the corner.
      (0, 20, 10, 10), (12, 8, 10, 10), (10, 10, 0, 10), (5, 5, 9, 5), (0, 4, 3, 0),
      (255, 255, 0, 255), (0, 0, 255, 0), (0, 255, 128, 128), (9, 0, 6, 0),
    ] as [(UInt8, UInt8, UInt8, UInt8)])
  func `Paeth expects the nearest neighbour`(
    left: UInt8, up: UInt8, corner: UInt8, expected: UInt8
  ) throws {
    let sample = PNGSample(width: 2, height: 2, colorType: 0) { _, _ in [] }
    let rows = [0, corner, up, 4, left &- corner, 1]
    let picture = try Bitmap(png: sample.file(pixels: PNGSample.deflated(rows)).bytes)
    #expect(picture.rgba[8] == left)
    #expect(picture.rgba[12] == expected &+ 1)
  }

  @Test(arguments: PNGRowFilter.allCases, [1, 2, 3, 4, 6, 8])
  func `Undoing brings back what was applied`(filter: PNGRowFilter, left: Int) {
    var noise = SeededGenerator(seed: UInt64(left))
    for size in [left, 2 * left, 7 * left] {
      let (row, above) = (noise.bytes(size), noise.bytes(size))
      var result = [UInt8](repeating: 0, count: size)
      above.withUnsafeBufferPointer { above in
        result.withUnsafeMutableBufferPointer { result in
          row.withUnsafeBufferPointer {
            filter.apply(to: $0, above: above, left: left, into: result)
          }
          filter.undo(result, above: above, left: left)
        }
      }
      #expect(result == row)
    }
  }

  @Test func `The first row of each pass has nothing above`() throws {
    let sample = PNGSample(width: 2, height: 2, colorType: 0, isInterlaced: true) { _, _ in [] }
    // Pixel (0, 0), then (1, 0), then the second row, each with the filter up.
    let rows: [UInt8] = [2, 10, 2, 20, 2, 30, 40]
    let picture = try Bitmap(png: sample.file(pixels: PNGSample.deflated(rows)).bytes)
    #expect(picture.rgba == [10, 20, 30, 40].flatMap { [$0, $0, $0, 255] })
  }

  @Test(arguments: [5, 6, 255] as [UInt8])
  func `An unknown filter is an error`(number: UInt8) {
    let sample = PNGSample(width: 1, height: 2, colorType: 0) { _, _ in [] }
    let file = sample.file(pixels: PNGSample.deflated([0, 1, number, 1]))
    #expect(file.error == .unknownRowFilter(number))
  }
}
