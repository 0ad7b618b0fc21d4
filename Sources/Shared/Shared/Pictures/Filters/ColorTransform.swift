/// The effect of a filter on a pixel: the channels are mixed, then each goes through its own curve.
///
/// Integer arithmetic only, so that the result is the same on every platform. Alpha is kept.
struct ColorTransform {
  var matrix = ColorMatrix.identity
  var red = ColorCurve.identity
  var green = ColorCurve.identity
  var blue = ColorCurve.identity

  init(_ matrix: ColorMatrix = .identity, _ curve: ColorCurve = .identity) {
    self.init(matrix, red: curve, green: curve, blue: curve)
  }

  init(
    _ matrix: ColorMatrix = .identity, red: ColorCurve, green: ColorCurve, blue: ColorCurve
  ) {
    self.matrix = matrix
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The transformed picture, or `nil` once it is cancelled, which is checked every few rows.
  func apply(to picture: Bitmap, isCancelled: () -> Bool) -> Bitmap? {
    let curves = red.values + green.values + blue.values
    let size = picture.rgba.count
    let rgba = [UInt8](unsafeUninitializedCapacity: size) { output, count in
      picture.rgba.withUnsafeBufferPointer { input in
        curves.withUnsafeBufferPointer { curves in
          while count < size, !isCancelled() {
            let end = min(count + Self.batchSize, size)
            transform(input, into: output, at: count..<end, curves: curves)
            count = end
          }
        }
      }
    }
    guard rgba.count == size else { return nil }
    return Bitmap(width: picture.width, height: picture.height, filledWith: rgba)
  }

  /// In bytes; a few rows of a camera picture.
  private static let batchSize = 131_072

  private func transform(
    _ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>,
    at range: Range<Int>, curves: UnsafeBufferPointer<UInt8>
  ) {
    let matrix = self.matrix
    for index in stride(from: range.lowerBound, to: range.upperBound, by: 4) {
      let old = SIMD3(
        Int32(input[index]), Int32(input[index + 1]), Int32(input[index + 2]))
      output[index] = curves[Self.mix(old, matrix.red)]
      output[index + 1] = curves[256 + Self.mix(old, matrix.green)]
      output[index + 2] = curves[512 + Self.mix(old, matrix.blue)]
      output[index + 3] = input[index + 3]
    }
  }

  @inline(__always)
  private static func mix(_ old: SIMD3<Int32>, _ row: SIMD3<Int32>) -> Int {
    let sum = old.x &* row.x &+ old.y &* row.y &+ old.z &* row.z
    return Int(max(0, min(255, (sum &+ ColorMatrix.one / 2) >> 10)))
  }
}
