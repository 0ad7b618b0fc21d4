import CZlib
import Foundation
import Shared

/// Compares picture operations with the fastest conceivable baseline, in the same run.
struct PictureBenchmark {
  private static let rounds = 9
  private static let width = 4000
  private static let height = 3000

  /// Prints each filter's time relative to a plain copy, and the time of reading PNG to inflating.
  static func run() async throws {
    print("\(width) × \(height) pixels; milliseconds, and the ratio to the baseline")
    let photo = photo()
    try await filters(on: photo)
    try decoding("photo", photo.pngData(), pixelSize: 4)
    try decoding("opaque photo", opaquePNG(of: photo), pixelSize: 3)
    try decoding("drawing", drawing().pngData(), pixelSize: 4)
  }

  private static func filters(on picture: Bitmap) async throws {
    let processor = StandardPictureProcessor()
    let filters = PictureFilter.allCases.filter { $0 != .original }
    var copies: [Double] = []
    var times = filters.map { _ in [Double]() }
    for _ in 0..<rounds {
      copies.append(milliseconds { keep(copy(of: picture.rgba)) })
      for (index, filter) in filters.enumerated() {
        let start = ContinuousClock.now
        keep(try await processor.apply(filter, to: picture).rgba)
        times[index].append((ContinuousClock.now - start) / .milliseconds(1))
      }
    }
    print(line("copy", median(copies), over: nil))
    for (filter, times) in zip(filters, times) {
      print(line("\(filter)", median(times), over: median(copies)))
    }
  }

  private static func decoding(_ name: String, _ file: [UInt8], pixelSize: Int) throws {
    let stream = pixelStream(in: file)
    // Each row has its filter number in front.
    let size = (pixelSize * width + 1) * height
    var inflating: [Double] = []
    var decoding: [Double] = []
    for _ in 0..<rounds {
      inflating.append(milliseconds { keep(inflated(stream, size: size)) })
      decoding.append(
        try milliseconds {
          let read = try Bitmap(png: file)
          precondition(read.rgba.count == 4 * width * height)
        })
    }
    print(line("inflate \(name)", median(inflating), over: nil))
    print(line("decode \(name)", median(decoding), over: median(inflating)))
  }

  private static func line(_ name: String, _ time: Double, over other: Double?) -> String {
    let name = name.padding(toLength: 22, withPad: " ", startingAt: 0)
    let ratio = other.map { String(format: "%9.2f×", time / $0) } ?? ""
    return name + String(format: "%9.1f", time) + ratio
  }

  private static func median(_ times: [Double]) -> Double {
    times.sorted()[times.count / 2]
  }

  private static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(work) / .milliseconds(1)
  }
}

extension PictureBenchmark {
  /// Soft shapes with noise, like a camera picture.
  private static func photo() -> Bitmap {
    var seed: UInt32 = 1
    return picture { x, y in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      let noise = Int(seed >> 29)
      return [x / 16 + noise, y / 12 + noise, (x + y) / 28 + noise, 255]
    }
  }

  /// Flat colours with hard edges.
  private static func drawing() -> Bitmap {
    picture { x, y in
      let (dx, dy) = (x % 800 - 400, y % 600 - 300)
      return dx * dx + dy * dy < 60_000 ? [230, 140, 30, 255] : [250, 250, 240, 255]
    }
  }

  private static func picture(_ pixel: (_ x: Int, _ y: Int) -> [Int]) -> Bitmap {
    var rgba: [UInt8] = []
    rgba.reserveCapacity(4 * width * height)
    for y in 0..<height {
      for x in 0..<width { rgba += pixel(x, y).map { UInt8(truncatingIfNeeded: $0) } }
    }
    guard let picture = Bitmap(width: width, height: height, rgba: rgba) else {
      preconditionFailure("four bytes a pixel")
    }
    return picture
  }

  private static func copy(of bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, count in
      count = buffer.update(fromContentsOf: bytes)
    }
  }

  /// The zlib stream of a file that is known to be intact.
  private static func pixelStream(in file: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = []
    var rest = file.dropFirst(8)
    while !rest.isEmpty {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      if rest.dropFirst(4).starts(with: "IDAT".utf8) { stream += rest.dropFirst(8).prefix(length) }
      rest = rest.dropFirst(12 + length)
    }
    return stream
  }

  private static func inflated(_ stream: [UInt8], size: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: size) { output, count in
      var length = uLong(size)
      let code = uncompress(output.baseAddress, &length, stream, uLong(stream.count))
      precondition(code == Z_OK && length == uLong(size))
      count = size
    }
  }
}

/// Prevents the optimiser from removing unused results.
@_optimize(none)
private func keep(_ bytes: [UInt8]) {}
