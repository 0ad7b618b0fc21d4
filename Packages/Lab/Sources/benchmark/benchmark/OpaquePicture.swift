import CZlib
import Shared

extension PictureBenchmark {
  /// A PNG file without alpha, as most programs write photos, with Paeth's filter for every row.
  static func opaquePNG(of picture: Bitmap) -> [UInt8] {
    let header = number(picture.width) + number(picture.height) + [8, 2, 0, 0, 0]
    return [137, 80, 78, 71, 13, 10, 26, 10] + chunk("IHDR", header)
      + chunk("IDAT", deflated(differences(of: picture))) + chunk("IEND", [])
  }

  private static func differences(of picture: Bitmap) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((1 + 3 * picture.width) * picture.height)
    let rowSize = 4 * picture.width
    for y in 0..<picture.height {
      bytes.append(4)
      for x in 0..<picture.width {
        for position in y * rowSize + 4 * x..<y * rowSize + 4 * x + 3 {
          let left = x > 0 ? Int(picture.rgba[position - 4]) : 0
          let up = y > 0 ? Int(picture.rgba[position - rowSize]) : 0
          let corner = x > 0 && y > 0 ? Int(picture.rgba[position - rowSize - 4]) : 0
          let expected = nearest(to: left + up - corner, left, up, corner)
          bytes.append(picture.rgba[position] &- UInt8(expected))
        }
      }
    }
    return bytes
  }

  /// The nearest one; ties go to the earliest.
  private static func nearest(to number: Int, _ left: Int, _ up: Int, _ corner: Int) -> Int {
    let (a, b, c) = (abs(number - left), abs(number - up), abs(number - corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }

  private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var length = compressBound(uLong(bytes.count))
    return [UInt8](unsafeUninitializedCapacity: Int(length)) { output, count in
      let code = compress(output.baseAddress, &length, bytes, uLong(bytes.count))
      precondition(code == Z_OK, "the pixels can't be compressed")
      count = Int(length)
    }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + data
    return number(data.count) + checked + number(Int(crc32_z(0, checked, checked.count)))
  }

  /// A big-endian number of four bytes.
  private static func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
