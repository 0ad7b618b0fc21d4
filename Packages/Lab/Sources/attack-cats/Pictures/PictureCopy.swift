import SeededNumbers
import Shared

/// A picture that must be the same after writing and reading it.
struct PictureCopy {
  private let width: Int
  private let height: Int
  private let rgba: [UInt8]

  /// In turn: noise, one colour, few colours, a gradient.
  init(_ number: Int, _ chance: inout SeededGenerator) {
    width = chance.number(in: 1...chance.pick([1, 9, 60]))
    height = chance.number(in: 1...chance.pick([1, 9, 60]))
    let colors = (0..<16).map { _ in UInt8(truncatingIfNeeded: chance.next()) }
    let step = chance.number(in: 1...40)
    rgba = (0..<4 * width * height).map { index in
      switch number % 4 {
      case 0: UInt8(truncatingIfNeeded: chance.next())
      case 1: colors[index % 4]
      case 2: colors[4 * chance.below(4) + index % 4]
      default: UInt8(truncatingIfNeeded: index / 4 * step)
      }
    }
  }

  func attempt() throws -> String {
    guard let picture = Bitmap(width: width, height: height, rgba: rgba) else {
      throw Violation("no picture from \(width)×\(height) pixels and \(rgba.count) bytes")
    }
    let bytes = try picture.pngData()
    guard try Bitmap(png: bytes) == picture else { throw Violation("the picture was changed") }
    return "the same"
  }
}
