import CZlib
import Foundation
import Shared

/// Times filters and PNG decoding against the least that any program has to do for them.
struct PictureBenchmark {
  private static let rounds = 9
  private static let width = 4000
  private static let height = 3000

  /// Prints a line for each filter and for each kind of picture that is decoded: the time in
  /// milliseconds, and how many times as long that is as the plain copy or the inflating.
  ///
  /// It's the least of some runs, which other programs disturb least.
  static func run() async throws {
    let photo = BenchmarkPicture.photo(width: width, height: height)
    let copy = try await least { keep(plainCopy(of: photo.rgba)) }
    print("\(width) × \(height) pixels; milliseconds; ratio to a plain copy of the bytes")
    print(line("copy", copy, ratioTo: copy))
    for filter in PictureFilter.allCases where filter != .original {
      let time = try await least {
        keep(try await StandardPictureProcessor().apply(filter, to: photo).rgba)
      }
      print(line("\(filter)", time, ratioTo: copy))
    }

    print("PNG decoding; milliseconds; ratio to zlib's inflate of the same pixels")
    let drawing = BenchmarkPicture.drawing(width: width, height: height)
    let files = [
      ("photo", try photo.pngData(), 4), ("drawing", try drawing.pngData(), 4),
      ("opaque photo", BenchmarkPicture.opaquePNG(of: photo), 3),
    ]
    for (name, png, pixelSize) in files {
      let stream = BenchmarkPicture.pixelStream(ofPNG: png)
      let size = (1 + pixelSize * width) * height
      let inflating = try await least { keep(inflated(stream, size: size)) }
      let decoding = try await least { keep(try Bitmap(png: png).rgba) }
      print(line("\(name), inflate", inflating, ratioTo: inflating))
      print(line("\(name), decode", decoding, ratioTo: inflating))
    }
  }

  private static func line(_ name: String, _ time: Double, ratioTo base: Double) -> String {
    name.padding(toLength: 22, withPad: " ", startingAt: 0)
      + String(format: "%9.2f%8.2f", time, time / base)
  }

  private static func least(_ work: () async throws -> Void) async throws -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
      times.append(try await ContinuousClock().measure { try await work() } / .milliseconds(1))
    }
    return times.min() ?? 0
  }

  private static func plainCopy(of bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: bytes.count) { output, count in
      count = output.update(fromContentsOf: bytes)
    }
  }

  private static func inflated(_ stream: [UInt8], size: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: size) { output, count in
      var length = uLongf(size)
      let code = uncompress(output.baseAddress, &length, stream, uLong(stream.count))
      precondition(code == Z_OK && length == size, "the pixels don't inflate")
      count = size
    }
  }
}

/// Keeps the optimiser from leaving out what nobody looks at.
@_optimize(none)
private func keep(_ bytes: [UInt8]) {}
