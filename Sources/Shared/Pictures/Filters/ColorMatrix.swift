/// Mixes red, green and blue: new = (row · old) / 1024, rounded to the nearest, within 0...255.
struct ColorMatrix: Equatable {
  /// In 1024ths: how much of the old red, green and blue is in the new ones.
  let red: SIMD3<Int32>
  let green: SIMD3<Int32>
  let blue: SIMD3<Int32>

  static let one: Int32 = 1024

  static let identity = saturation(one)

  /// Lightness alone, with the weights of ITU-R BT.709 (0.2126, 0.7152, 0.0722).
  static let luma = saturation(0)

  /// The sepia of the W3C's filter effects, part 1.
  static let sepia = ColorMatrix(
    red: SIMD3(402, 787, 194), green: SIMD3(357, 702, 172), blue: SIMD3(279, 547, 134))

  /// Moves colours away from the grey of their lightness, or towards it, by so many 1024ths.
  ///
  /// The rows add up to 1024, so that greys stay what they are.
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
