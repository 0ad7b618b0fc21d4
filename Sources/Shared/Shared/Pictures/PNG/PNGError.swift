/// Why bytes aren't a valid PNG picture, or why a picture couldn't be encoded.
public enum PNGError: Error, Equatable, Sendable {
  case notPNG
  case truncated
  /// The size in pixels according to the file; nothing was allocated for it.
  case tooLarge(width: Int, height: Int)

  // The names of the chunks.
  case damagedChunk(String)
  case invalidChunk(String)
  case misplacedChunk(String)
  case missingChunk(String)
  case unknownChunk(String)
  /// The number of bytes after the end of the picture.
  case trailingBytes(Int)

  // Errors in the compressed pixels.
  case damagedPixels
  case missingPixels
  case surplusPixels
  case unknownRowFilter(UInt8)
  case missingColor(Int)

  case outOfMemory
  /// The current task was cancelled.
  case cancelled
}

extension PNGError: CustomStringConvertible {
  /// What was wrong, in one line of plain words.
  public var description: String {
    switch self {
    case .notPNG: "It isn't a PNG picture."
    case .truncated: "The picture is cut short."
    case .tooLarge(let width, let height): "The picture is too large (\(width) × \(height) pixels)."
    case .damagedChunk(let name): "The picture is damaged: the checksum of “\(name)” is wrong."
    case .invalidChunk(let name): "The picture is damaged: “\(name)” makes no sense."
    case .misplacedChunk(let name): "The picture is damaged: “\(name)” is in the wrong place."
    case .missingChunk(let name): "The picture is damaged: “\(name)” is missing."
    case .unknownChunk(let name): "The picture needs “\(name)”, which isn't known."
    case .trailingBytes(let count): "The picture is damaged: \(count) bytes follow its end."
    case .damagedPixels: "The picture is damaged: its pixels can't be unpacked."
    case .missingPixels: "The picture is damaged: it has too few pixels."
    case .surplusPixels: "The picture is damaged: it has too many pixels."
    case .unknownRowFilter(let number): "The picture is damaged: there is no row filter \(number)."
    case .missingColor(let index): "The picture is damaged: its palette has no color \(index)."
    case .outOfMemory: "There isn't enough memory for the picture."
    case .cancelled: "It was cancelled."
    }
  }
}
