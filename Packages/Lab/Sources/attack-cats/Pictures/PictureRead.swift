import Shared

/// Reads bytes as a picture, and checks the result against the rules that hold for any file.
enum PictureRead {
  /// The picture, or why the file was refused.
  static func result(_ bytes: [UInt8], pixelLimit: Int) throws -> Result<Bitmap, PNGError> {
    let result = decoded(bytes, pixelLimit: pixelLimit)
    switch result {
    case .success(let picture): try check(picture, of: bytes)
    case .failure(let error): try check(error, of: bytes, pixelLimit: pixelLimit)
    }
    return result
  }

  /// The result in a few words.
  static func outcome(_ result: Result<Bitmap, PNGError>) -> String {
    switch result {
    case .success: "a picture"
    case .failure(let error): "\(error)".isEmpty ? "nothing" : name(of: error)
    }
  }

  private static func decoded(_ bytes: [UInt8], pixelLimit: Int) -> Result<Bitmap, PNGError> {
    do throws(PNGError) {
      return .success(try Bitmap(png: bytes, pixelLimit: pixelLimit))
    } catch {
      return .failure(error)
    }
  }

  private static func check(_ picture: Bitmap, of bytes: [UInt8]) throws {
    let (width, height) = size(in: bytes)
    guard (picture.width, picture.height) == (width, height) else {
      throw Violation(
        "\(picture.width)×\(picture.height) pixels from a header with \(width)×\(height)")
    }
    guard picture.rgba.count == 4 * width * height else {
      throw Violation("\(picture.rgba.count) bytes for \(width)×\(height) pixels")
    }
  }

  private static func check(_ error: PNGError, of bytes: [UInt8], pixelLimit: Int) throws {
    switch error {
    case .cancelled, .outOfMemory: throw Violation("“\(error)”, without a reason")
    case .tooLarge(let width, let height):
      guard (width, height) == size(in: bytes) else {
        throw Violation("“\(error)”, but the header has another size")
      }
    case .notPNG where bytes.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]):
      throw Violation("“\(error)”, but it has the signature of a PNG file")
    default: break
    }
    let text = "\(error)"
    guard text.hasSuffix("."), !text.contains(where: \.isNewline) else {
      throw Violation("“\(text)” isn't a sentence on one line")
    }
  }

  /// The width and the height from the header, zeros if the file is too short.
  private static func size(in bytes: [UInt8]) -> (Int, Int) {
    func number(at place: Int) -> Int {
      bytes.count < place + 4 ? 0 : bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(at: 16), number(at: 20))
  }

  private static func name(of error: PNGError) -> String {
    switch error {
    case .notPNG: "not a PNG"
    case .truncated: "cut short"
    case .tooLarge: "too large"
    case .damagedChunk: "with a wrong checksum"
    case .invalidChunk: "with an invalid part"
    case .misplacedChunk: "with a misplaced part"
    case .missingChunk: "with a missing part"
    case .unknownChunk: "with an unknown part"
    case .trailingBytes: "with more after the end"
    case .damagedPixels: "can't be decompressed"
    case .missingPixels: "with too few pixels"
    case .surplusPixels: "with too many pixels"
    case .unknownRowFilter: "with an unknown row filter"
    case .missingColor: "with a missing colour"
    case .outOfMemory: "out of memory"
    case .cancelled: "cancelled"
    }
  }
}
