/// Recognises picture formats by their first bytes.
public enum PictureFormat {
  /// The name of a format other than PNG, such as `JPEG`; `nil` if it isn't recognised.
  public static func name(of bytes: [UInt8]) -> String? {
    if let format = magics.first(where: { bytes.starts(with: $0.bytes) }) { return format.name }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return "WebP"
    }
    if bytes.dropFirst(4).starts(with: "ftyp".utf8) {
      return brands[String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self)]
    }
    return isSVG(bytes) ? "SVG" : nil
  }

  private static let magics: [(name: String, bytes: [UInt8])] = [
    ("JPEG", [0xFF, 0xD8, 0xFF]),
    ("GIF", Array("GIF87a".utf8)),
    ("GIF", Array("GIF89a".utf8)),
    ("BMP", Array("BM".utf8)),
  ]

  /// The brands in the `ftyp` box of an ISO base media file.
  private static let brands = [
    "avif": "AVIF", "avis": "AVIF", "heic": "HEIC", "heix": "HEIC", "hevc": "HEIC",
    "hevx": "HEIC", "heim": "HEIC", "heis": "HEIC", "mif1": "HEIC", "msf1": "HEIC",
  ]

  /// Whether its first element is an SVG drawing, as far as the start of the text shows.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    let text = String(decoding: start.prefix(1024), as: UTF8.self).drop(while: \.isWhitespace)
    if text.hasPrefix("<svg") { return true }
    let prologues = ["<?xml", "<!--", "<!DOCTYPE svg"]
    return prologues.contains(where: text.hasPrefix) && text.contains("<svg")
  }
}
