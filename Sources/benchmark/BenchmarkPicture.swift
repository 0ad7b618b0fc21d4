import Shared

/// Pictures to time, always the same.
enum BenchmarkPicture {
  /// Soft colours with noise, as a camera's.
  static func photo(width: Int, height: Int) -> Bitmap {
    var noise: UInt32 = 1
    return picture(width: width, height: height) { x, y in
      noise = noise &* 1_664_525 &+ 1_013_904_223
      let grain = Int(noise >> 29)
      return [x / 20 + grain, y / 16 + grain, (x + y) / 36 + grain, 255]
    }
  }

  /// Large areas of one colour each, as a drawing's.
  static func drawing(width: Int, height: Int) -> Bitmap {
    picture(width: width, height: height) { x, y in
      let (dx, dy) = (x % 1000 - 500, y % 1000 - 500)
      return dx * dx + dy * dy < 160_000 ? [230, 140, 40, 255] : [30, 60, 90, 255]
    }
  }

  private static func picture(
    width: Int, height: Int, pixel: (Int, Int) -> SIMD4<Int>
  ) -> Bitmap {
    let size = 4 * width * height
    let rgba = [UInt8](unsafeUninitializedCapacity: size) { output, count in
      for y in 0..<height {
        for x in 0..<width {
          let samples = pixel(x, y)
          for channel in 0..<4 {
            output[4 * (y * width + x) + channel] = UInt8(clamping: samples[channel])
          }
        }
      }
      count = size
    }
    guard let picture = Bitmap(width: width, height: height, rgba: rgba) else {
      preconditionFailure("no pixels")
    }
    return picture
  }

  /// The zlib stream in a PNG file that is known to be right.
  static func pixelStream(ofPNG bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = []
    var rest = bytes.dropFirst(8)
    while !rest.isEmpty {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      if rest.dropFirst(4).starts(with: "IDAT".utf8) {
        stream += rest.dropFirst(8).prefix(length)
      }
      rest = rest.dropFirst(12 + length)
    }
    return stream
  }
}
