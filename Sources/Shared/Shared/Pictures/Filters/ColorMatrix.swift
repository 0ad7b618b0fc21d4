/// Mixes red, green and blue: new = (row · old) / 1024, rounded to nearest, clamped to 0...255.
struct ColorMatrix: Equatable {
  /// The weights of the old red, green and blue, in 1024ths.
  let red: SIMD3<Int32>
  let green: SIMD3<Int32>
  let blue: SIMD3<Int32>

  static let one: Int32 = 1024

  static let identity = saturation(one)

  /// Converts to grey with the luma weights of ITU-R BT.709 (0.2126, 0.7152, 0.0722).
  static let luma = saturation(0)

  /// The sepia matrix of the W3C's Filter Effects Module Level 1.
  static let sepia = ColorMatrix(
    red: SIMD3(402, 787, 194), green: SIMD3(357, 702, 172), blue: SIMD3(279, 547, 134))

  /// Moves colours away from or towards the grey of the same luma, by an amount in 1024ths.
  ///
  /// The rows add up to 1024, so greys stay unchanged.
  static func saturation(_ amount: Int32) -> ColorMatrix {
    let weights = SIMD3<Int32>(218, 732, 74)
    let grey = weights &* (one - amount) / one
    func row(_ own: Int) -> SIMD3<Int32> {
      var row = grey
      row[own] += one - grey.wrappedSum()
      return row
    }
    return ColorMatrix(red: row(0), green: row(1), blue: row(2))
  }
}
