import SeededNumbers

/// A pixel format of PNG files: all fifteen of the standard, each interlaced or not.
public struct PNGKind: CustomStringConvertible, Sendable {
  public let colorType: Int
  public let depth: Int
  public let isInterlaced: Bool

  public init(colorType: Int, depth: Int, isInterlaced: Bool) {
    self.colorType = colorType
    self.depth = depth
    self.isInterlaced = isInterlaced
  }

  public static let all = [false, true].flatMap { isInterlaced in
    [
      (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8),
      (4, 8), (4, 16), (6, 8), (6, 16),
    ].map { PNGKind(colorType: $0.0, depth: $0.1, isInterlaced: isInterlaced) }
  }

  public var description: String {
    "type \(colorType), depth \(depth)\(isInterlaced ? ", interlaced" : "")"
  }

  private var sampleCount: Int { [0: 1, 2: 3, 3: 1, 4: 2][colorType] ?? 4 }

  /// A picture of random pixels in this format.
  public func sample(width: Int, height: Int) -> PNGSample {
    var noise = SeededGenerator(seed: UInt64(colorType * 100 + depth))
    let samples = (0..<width * height).map { _ in
      (0..<sampleCount).map { _ in Int.random(in: 0..<1 << depth, using: &noise) }
    }
    let palette = (0..<(colorType == 3 ? 3 << depth : 0)).map { _ in
      UInt8.random(in: 0...255, using: &noise)
    }
    return PNGSample(
      width: width, height: height, colorType: colorType, depth: depth,
      isInterlaced: isInterlaced, palette: palette
    ) { x, y in samples[y * width + x] }
  }

  /// The colour of a pixel with these samples.
  public func rgba(_ samples: [Int], palette: [UInt8]) -> [UInt8] {
    let bytes = samples.map(byte)
    return switch colorType {
    case 0: [bytes[0], bytes[0], bytes[0], 255]
    case 2: bytes + [255]
    case 3: palette[3 * samples[0]..<3 * samples[0] + 3] + [255]
    case 4: [bytes[0], bytes[0], bytes[0], bytes[1]]
    default: bytes
    }
  }

  /// The nearest of 256 levels.
  private func byte(_ sample: Int) -> UInt8 {
    UInt8((Double(sample) * 255 / Double(1 << depth - 1)).rounded())
  }
}
