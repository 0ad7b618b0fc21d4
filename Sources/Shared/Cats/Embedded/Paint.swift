/// A colour that covers what is under it.
struct Paint {
  let rgba: [UInt8]

  /// Takes red, green and blue as six hexadecimal digits: `0xFF8000` is orange.
  init(_ color: UInt32) {
    rgba = [
      UInt8(truncatingIfNeeded: color >> 16), UInt8(truncatingIfNeeded: color >> 8),
      UInt8(truncatingIfNeeded: color), 255,
    ]
  }
}
